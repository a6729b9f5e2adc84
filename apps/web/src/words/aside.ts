import type { AsideWords } from './catalogue.ts'
import { words } from './index.ts'
import { LateWords } from './late.ts'

const late = new LateWords(() => words().aside())

/** A part of the page that says something beside the table, with the words for it. */
export const withAside = async <T>(load: () => Promise<T>): Promise<T> => (await Promise.all([load(), late.need()]))[0]

/** What is said beside the table: in hints, the menu, the result. */
export const aside = (): AsideWords => late.now
