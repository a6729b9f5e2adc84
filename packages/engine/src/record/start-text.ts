import type { GameEvent } from '../events.ts'
import { formatFact, parseFact } from './fact-text.ts'

/** Facts of setting up, with cards of the same number in one: `stocked wheat-field ranch 6, p1 received bakery 1, p1 +3`. */
export function formatStart(start: readonly GameEvent[]): string {
  const groups: { head: string; cards: string[]; n: number }[] = []
  for (const fact of start) {
    const last = groups.at(-1)
    if (fact.kind !== 'stocked' && fact.kind !== 'shelved') {
      const text = formatFact(fact)
      if (text !== null) groups.push({ head: text, cards: [], n: -1 })
    } else if (last && last.head === fact.kind && last.n === fact.n) last.cards.push(fact.card)
    else groups.push({ head: fact.kind, cards: [fact.card], n: fact.n })
  }
  return groups.map(({ head, cards, n }) => (n < 0 ? head : [head, ...cards, n].join(' '))).join(', ')
}

/** Reads them back; null where one cannot be read. */
export function parseStart(text: string): GameEvent[] | null {
  const facts = text.split(', ').flatMap((part) => {
    const [kind, ...words] = part.split(' ')
    if (kind !== 'stocked' && kind !== 'shelved') return parseFact(part)
    const n = words.pop() ?? ''
    return words.length === 0 ? null : words.map((card) => parseFact(`${kind} ${card} ${n}`))
  })
  return facts.every((fact) => fact !== null) && formatStart(facts) === text ? facts : null
}
