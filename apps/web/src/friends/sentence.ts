import { WIRE_REFUSALS, type WireRefusal, type WireRefusalCode, type WireRefused } from '@machinami/wire'
import { explain } from '../words/explain.ts'
import type { FriendsWords } from '../words/friends-words.ts'

const isOfServer = (refusal: WireRefused): refusal is WireRefusal =>
  WIRE_REFUSALS.some((code: WireRefusalCode) => code === refusal.refused)

/** Why not, in the reader's language. */
export const sentenceFor = (refusal: WireRefused, t: FriendsWords): string =>
  isOfServer(refusal) ? t.refused[refusal.refused] : explain(refusal)

export const isOfGame = (refusal: WireRefused): refusal is Exclude<WireRefused, WireRefusal> => !isOfServer(refusal)
