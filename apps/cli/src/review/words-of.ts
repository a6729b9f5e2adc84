import type { Answer, GameRecord } from '@machinami/engine'
import { type Context, label } from '@machinami/lang'
import type { JudgedChance, Review, TurningPoint } from '@machinami/review'
import type { Cli } from '../cli.ts'
import { harmless } from '../harmless.ts'
import { contextOf } from '../record/context.ts'

/** What a review says, in words: for the terminal and for a page. */
export interface ReviewTeller {
  readonly ctx: Context
  readonly name: (seat: number) => string
  /** `+16`, `−9` */
  readonly points: (share: number) => string
  readonly answer: (answer: Answer) => string
  readonly came: (chance: JudgedChance) => string
  readonly turned: (point: TurningPoint) => string
}

export function tellerOf(cli: Cli, record: GameRecord, review: Pick<Review, 'decisions' | 'chances'>): ReviewTeller {
  const { lang, words } = cli
  const ctx = contextOf(
    lang,
    record,
    record.seats.map(({ name }) => harmless(name)),
  )
  const name = (seat: number) => ctx.seatName(seat) || String(seat + 1)
  const answer = (each: Answer) => harmless(label(lang, each, ctx))
  const came = ({ came: what, seat }: JudgedChance): string =>
    what.kind === 'draw'
      ? words.review.drew(harmless(ctx.cardName(what.card)))
      : words.review.threw(name(seat), what.kind === 'dice' ? what.dice.join(' + ') : '')
  const turned = ({ kind, at }: TurningPoint): string => {
    if (kind === 'chance') return came(review.chances[at])
    const { seat, played } = review.decisions[at]
    return words.review.chose(name(seat), answer(played))
  }
  return { ctx, name, points: signed, answer, came, turned }
}

/** In whole points, with a sign. */
export function signed(share: number): string {
  const points = Math.round(share * 100)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}
