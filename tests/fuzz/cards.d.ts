import type { Card } from '@machinami/cards'
/** Cards that nobody knows, with ids of their own: so many of every colour of establishment and of every other kind. */
export declare function unknownCards(perKind: number): Card[]
