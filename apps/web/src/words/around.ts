import type { AroundWords } from './around-words.ts'
import { firstWords } from './index.ts'
import { LateWords } from './late.ts'

const late = new LateWords(() => firstWords().around())

/** A screen around the table, with the words for it. */
export const withAround = async <T>(load: () => Promise<T>): Promise<T> => (await Promise.all([load(), late.need()]))[0]

/** What is said around the table: before a game, in settings, rules, the gallery, lessons. */
export const around = (): AroundWords => late.now
/** The same before they have come: null. */
export const aroundOrNull = (): AroundWords | null => late.orNull
