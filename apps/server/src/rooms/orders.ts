import { isRefusal } from '@machinami/cards'
import { formatAnswer } from '@machinami/engine'
import type { Question, Table } from '@machinami/table'
import { refuseOnWire, type StandingOrder } from '@machinami/wire'
import type { KeptDoc } from './doc.ts'
import type { Outcome, Situation } from './situation.ts'

/** Standing orders: what is answered for somebody who plays by the day, until they have to choose. */

export function order({ doc, phase }: Situation, seat: number, wanted: StandingOrder | null): Outcome {
  if (seat < 0) return refuseOnWire('no-seat')
  if (phase !== 'playing') return refuseOnWire('not-now')
  const { [seat]: _, ...rest } = doc.orders ?? {}
  return { doc: { ...doc, orders: wanted === null ? rest : { ...rest, [seat]: wanted } } }
}

/** What an order says to a question; null where it says nothing. */
function answerTo({ question, options }: Question, { dice }: StandingOrder): number | null {
  const byText = (text: string) => options.find(({ answer }) => formatAnswer(answer) === text)?.move
  if (question === 'dice') return byText(`roll ${dice}`) ?? byText('roll 1') ?? null
  return byText('keep') ?? null
}

/** Answers one question for somebody whose order says how; whether there was one. */
export function obey(table: Table, { orders = {}, seats }: KeptDoc): boolean {
  if (Object.keys(orders).length === 0) return false
  for (const asked of table.asked()) {
    const wanted = orders[asked.seat]
    const who = seats[asked.seat]
    if (!wanted || who?.is !== 'person' || who.standIn !== undefined) continue
    const move = answerTo(asked, wanted)
    if (move !== null && !isRefusal(table.play(asked.seat, asked.n, move))) return true
  }
  return false
}
