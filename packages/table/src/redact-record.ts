import { type GameRecord, type Moment, redact } from '@machinami/engine'

/** A record as `seat` may see it (-1: somebody who only watches) while secret picks lie face down. */
export const redactRecord = (record: GameRecord, seat: number): GameRecord => ({
  ...record,
  moments: record.moments.map((moment) => redactMoment(moment, seat)),
})

function redactMoment(moment: Moment, seat: number): Moment {
  if (moment.answer.kind !== 'pick' || moment.seat === seat) return moment
  const decided = redact({ kind: 'decided', seat: moment.seat, answer: moment.answer }, seat)
  return {
    ...moment,
    ...(decided.kind === 'decided' ? { answer: decided.answer } : {}),
    facts: moment.facts.map((fact) => redact(fact, seat)),
  }
}
