import type { Card } from '@machinami/cards'
import { Building } from '../pictures/building.tsx'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { textOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import type { Viewing } from './viewing.ts'

/** Something to choose: what it is called, and the card that it is about. */
export interface Choice<Id> {
  readonly id: Id
  readonly text: string
  readonly card: string | null
}

/** When a card works and what it does then. */
const Does = ({ card }: { readonly card: Card }) => {
  const text = words().sentences(textOf(card))
  return <small>{card.kind === 'establishment' ? words().beside(lang().totals(card.on), text) : text}</small>
}

/** What can be chosen, in an order that gives nothing away; of a card also what it does. */
export function ChoiceButtons<Id extends string | number>(props: {
  readonly viewing: Viewing
  readonly choices: readonly Choice<Id>[]
  readonly onChoose: (id: Id) => void
}) {
  const { viewing, choices, onChoose } = props
  const cards = new Map(viewing.look.table.ruleset.cards.map((card) => [card.id, card]))
  return (
    <ul class="retry-choices">
      {choices
        .toSorted((a, b) => a.text.localeCompare(b.text))
        .map(({ id, text, card }) => {
          const known = card === null ? undefined : cards.get(card)
          return (
            <li key={id}>
              <button type="button" class="button" onClick={() => onChoose(id)}>
                {card === null ? <Coin size={28} /> : <Building id={card} />}
                <span>
                  {text} {known && <Does card={known} />}
                </span>
              </button>
            </li>
          )
        })}
    </ul>
  )
}
