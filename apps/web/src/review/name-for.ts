import type { Viewing } from './viewing.ts'

/** Nobody's name, but "you", where somebody alone looks at their own game. */
export const nameFor = ({ source, names }: Viewing, seat: number): string | null =>
  source.people.length === 1 && source.people[0] === seat ? null : names.value[seat]
