import type { LangCode } from '@machinami/lang'
import type { Words } from './catalogue.ts'
import { en } from './en/index.ts'
import { ja } from './ja/index.ts'
import { nl } from './nl/index.ts'

export type { Words } from './catalogue.ts'

export const WORDS: Readonly<Record<LangCode, Words>> = { en, nl, ja }
