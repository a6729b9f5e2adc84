import { type Answer, CHANCE, type GameEvent } from '../events.ts'
import { formatAnswer, seatText } from './answer-text.ts'
import { formatFact } from './fact-text.ts'
import type { Moment, SeatChange } from './record.ts'
import { formatSeatChange } from './seat-text.ts'

export function formatMoment({ seat, late, answer, facts }: Moment): string {
  const text = formatAnswer(answer)
  const cause = seat === CHANCE ? text : `${seatText(seat)} ${late ? 'late ' : ''}${text}`
  const told = facts.flatMap((fact) => (isBuiltBy(fact, seat, answer) ? `cost ${fact.n}` : (formatFact(fact) ?? [])))
  return told.length === 0 ? cause : `${cause} | ${told.reduce(together, []).join(', ')}`
}

/** Moments and changes of seats in the order they happened. A throw stands on the line of the decision to throw. */
export function formatMoments(moments: readonly Moment[], changes: readonly SeatChange[] = []): string[] {
  const lines: string[] = []
  let next = 0
  for (let i = 0; i <= moments.length; i++) {
    for (; changes[next]?.at === i; next++) lines.push(formatSeatChange(changes[next]))
    if (i === moments.length) break
    const { answer, facts } = moments[i]
    const isThrow = answer.kind === 'roll' || answer.kind === 'reroll'
    const joined =
      isThrow && facts.length === 0 && moments[i + 1]?.answer.kind === 'dice' && changes[next]?.at !== i + 1
    const line = formatMoment(moments[i])
    lines.push(joined ? `${line}: ${formatMoment(moments[++i]).slice('dice '.length)}` : line)
  }
  return lines
}

/** Who gains, and what. */
export const GAIN = /^((?:p\d )+)(\+.*)$/

/** `p2 +1 wheat-field, p3 +1 wheat-field` is told as `p2 p3 +1 wheat-field`. */
function together(told: string[], fact: string): string[] {
  const [, seat, gain] = GAIN.exec(fact) ?? []
  const [, seats, before] = GAIN.exec(told.at(-1) ?? '') ?? []
  if (gain === undefined || gain !== before) told.push(fact)
  else told[told.length - 1] = `${seats}${seat}${gain}`
  return told
}

type Built = GameEvent & { readonly kind: 'built'; readonly n: number }

/** The fact that a decision to build was carried out: the line has said who and what already, only the price is new. */
function isBuiltBy(fact: GameEvent, seat: number, answer: Answer): fact is Built {
  return fact.kind === 'built' && answer.kind === 'build' && fact.seat === seat && fact.card === answer.card
}
