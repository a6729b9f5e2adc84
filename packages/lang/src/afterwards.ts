import { afterwards as en } from './en/afterwards.ts'
import type { Afterwards } from './lang.ts'
import type { LangCode } from './languages.ts'
import { afterwards as nl } from './nl/afterwards.ts'

/** For whoever looks at a game that is over; no game needs it. Japanese tells what has been anyway. */
export const AFTERWARDS: Readonly<Record<LangCode, Afterwards>> = { en, nl, ja: (verb) => verb }
