import type { DeckRecord } from '../pack/pack.ts'

/** A record and where it stands in deck.json. */
export interface Placed {
  readonly record: DeckRecord
  readonly place: string
  /** How the table gets there: `pair-1=A`, or nothing on the way that all go. */
  readonly under: readonly string[]
}

/** Every record in reading order, cases of a choice one after the other. */
export function walk(deck: readonly DeckRecord[], path = '', under: readonly string[] = []): Placed[] {
  return deck.flatMap((record, nth) => {
    const place = `${path}[${nth}]`
    const here = { record, place, under }
    if (record.record !== 'by-choice') return [here]
    const cases = Object.entries(record.cases).flatMap(([chosen, own]) =>
      walk(own, `${place}.cases.${chosen}`, [...under, `${record.choice}=${chosen}`]),
    )
    return [here, ...cases]
  })
}
