import type { LangCode } from '@machinami/lang'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import type { Words } from './words.ts'

export type { Words } from './words.ts'

export const WORDS: Readonly<Record<LangCode, Words>> = { en, nl, ja }
