import type { Card, Establishment } from '@machinami/cards'
import { faceOf } from '../bots/who.ts'
import { Building } from '../pictures/building.tsx'
import { Coin, Face } from '../pictures/coin-face-icon.tsx'
import { nameOf, tintOf } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import { SeatMark } from './seat-mark.tsx'
import type { Viewing } from './viewing.ts'
import { said } from './words.ts'

const numbersOf = (card: Card | undefined): string => {
  const on = (card as Establishment | undefined)?.on
  return on ? (on.length > 1 ? `${on[0]}–${on[on.length - 1]}` : String(on[0])) : ''
}

/** The table at the moment of the cursor: one street, everybody's purse, and what is on sale. */
export function BoardThen({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const { view, look, seat, names, source } = viewing
  const cards = new Map(look.table.ruleset.cards.map((card) => [card.id, card]))
  const town = view.value.towns[seat.value]
  const lit = new Set(
    look.eventsAt(viewing.at.value).flatMap((event) => ('card' in event && event.card !== null ? [event.card] : [])),
  )
  return (
    <section class="board-then paper" aria-label={words().table.townOf(names.value[seat.value])}>
      <div class="people" role="group" aria-label={t.streets}>
        {view.value.towns.map((each) => (
          <button
            key={each.seat}
            type="button"
            class="paper"
            style={{ '--seat': `var(--seat-${each.seat})` }}
            aria-pressed={each.seat === seat.value}
            onClick={() => (seat.value = each.seat)}
          >
            <Face name={faceOf(each.seat, source.record.seats[each.seat].bot)} size={28} />
            <span>
              <b>
                <SeatMark seat={each.seat} size={10} /> {names.value[each.seat]}
              </b>
              <span class="purse-then">
                <Coin size={14} /> {each.coins}{' '}
                <em>{words().table.landmarksOf(each.landmarks, sitesOf(each.sites.length, look))}</em>
              </span>
            </span>
          </button>
        ))}
      </div>
      <ul class="ridge">
        {town.sites.map(({ id, built, price }) => (
          <li key={id} class={lit.has(id) ? 'lit' : ''}>
            <Building id={id} state={built ? 'built' : 'scaffold'} />
            <span class="unseen">{nameOf(id)}</span>
            <small class={`site ${built ? 'built' : ''}`}>{built ? '✓' : price}</small>
          </li>
        ))}
      </ul>
      <ul class="terrace">
        {town.cards.map(({ id, open, closed }) => {
          const card = cards.get(id)
          return (
            <li key={id} class={lit.has(id) ? 'lit' : ''}>
              <Building id={id} state={open > 0 ? 'built' : 'closed'} />
              <span class="unseen">{nameOf(id)}</span>
              <small class={`plate ${card ? tintOf(card) : ''}`}>{numbersOf(card)}</small>
              {open + closed > 1 && <b class="copies">×{open + closed}</b>}
            </li>
          )
        })}
      </ul>
      <Market viewing={viewing} />
    </section>
  )
}

const sitesOf = (sites: number, { table }: Viewing['look']): number =>
  sites || table.ruleset.cards.filter(({ kind }) => kind === 'landmark').length

/** What could be bought then. */
function Market({ viewing }: { readonly viewing: Viewing }) {
  const { market } = viewing.view.value
  return (
    <details class="market-then">
      <summary>{words().table.market}</summary>
      <ul>
        {market.map(({ id, n }) => (
          <li key={id}>
            <Building id={id} />
            <span>
              {nameOf(id)} <small class="soft">×{n}</small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
