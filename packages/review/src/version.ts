import { sha256 } from '@machinami/engine/inside'
import { METHOD } from './review-game.ts'

/** What a kept review was made by and of: figures of another method, or of a game that went on otherwise, are made anew. */
export const versionOf = (record: string): string => `${METHOD}/${sha256(record).slice(0, 16)}`
