import type { Card } from '@machinami/cards'
import type { Answer } from '@machinami/engine'
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
  /** Who would build that card; null where something else is done with it. */
  readonly builder: number | null
}

/** What an answer is about. */
export const aboutAnswer = (answer: Answer, seat: number): Pick<Choice<never>, 'card' | 'builder'> => ({
  card: 'card' in answer ? answer.card : null,
  builder: answer.kind === 'build' ? seat : null,
})

/** When a card works and what it does then. */
const Does = ({ card }: { readonly card: Card }) => {
  const text = words().sentences(textOf(card))
  return <small>{card.kind === 'establishment' ? words().beside(lang().totals(card.on), text) : text}</small>
}

/** What it costs whoever would build it. */
function priceOf(card: Card, builder: number | null, { view }: Viewing): number | null {
  if (builder === null) return null
  const site = view.value.towns[builder].sites.find(({ id }) => id === card.id)
  return site?.price ?? (card.kind === 'establishment' ? card.cost : null)
}

const Price = ({ n }: { readonly n: number | null }) =>
  n === null ? null : (
    <span class="choice-price">
      <Coin size={14} /> <span aria-hidden="true">{n}</span>
      <span class="unseen">{lang().coins(n)}</span>
    </span>
  )

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
        .map(({ id, text, card, builder }) => {
          const known = card === null ? undefined : cards.get(card)
          return (
            <li key={id}>
              <button type="button" class="button" onClick={() => onChoose(id)}>
                {card === null ? <Coin size={28} /> : <Building id={card} />}
                <span>
                  {text} {known && <Price n={priceOf(known, builder, viewing)} />} {known && <Does card={known} />}
                </span>
              </button>
            </li>
          )
        })}
    </ul>
  )
}
