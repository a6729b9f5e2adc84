import { AFTERWARDS } from '@machinami/lang'
import { lang, words } from '../words/index.ts'
import { LateWords } from '../words/late.ts'
import type { PlayOnWords } from '../words/play-on-words.ts'
import type { ReviewWords } from '../words/review-words.ts'

const late = new LateWords(() => words().review())
const onward = new LateWords(() => words().playOn())

export const needReviewWords = async (): Promise<void> => void (await Promise.all([late.need(), onward.need()]))

/** How a verb is said of a game that is looked at afterwards. */
export const afterwards = (verb: string): string => AFTERWARDS[lang().code](verb)

/** What is said about sharing a game, and about playing on from the middle of it. */
export const saidOnward = (): PlayOnWords => onward.now

/** What a game looked at afterwards says. */
export const said = (): ReviewWords => late.now

/** A share of 1 in whole points. */
export const points = (share: number): number => Math.round(share * 100)
