import { lettersWide } from './letters-wide.ts'

/** A name where there is little room: the first of several, if all of them are wider than so many letters. */
export const shortName = (name: string, room: number): string => (lettersWide(name) > room ? name.split(' ')[0] : name)
