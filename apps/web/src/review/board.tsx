import type { Card } from '@machinami/cards'
import type { GameEvent } from '@machinami/engine'
import { useState } from 'preact/hooks'
import { facesOf } from '../bots/who.ts'
import { landmarksNeeded } from '../game/goal.ts'
import { Building } from '../pictures/building.tsx'
import { Coin, Face } from '../pictures/coin-face-icon.tsx'
import { lazyDialog } from '../shell/lazy.tsx'
import { townIn } from '../street/measures.ts'
import { TownStage } from '../street/town.tsx'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import '../shell/fold.css'
import { said } from './late-words.ts'
import { nameFor } from './name-for.ts'
import { SeatMark } from './seat-mark.tsx'
import type { Viewing } from './viewing.ts'
import { useWidth } from './width.ts'

const ShownCard = lazyDialog(
  async () => ({ default: (await import('../cards/shown-card.tsx')).ShownCard }),
  ({ onClose }) => onClose(),
)

/** A low and wide street has room for many in a row: two rows would be of small houses. */
const LOW_AND_WIDE = [13, 30] as const

/** How high the street is drawn: on a phone; on a desk as much as is in sight below a curve, or more where nothing is above it. */
const HEIGHT = { phone: 232, desk: 276, tall: 400 } as const

/** The house of this town that something happened to, or that earned something. */
function litIn(event: GameEvent, seat: number): string | null {
  if (event.kind === 'gained') return event.seat === seat ? event.by : null
  if (event.kind === 'paid') return event.to === seat ? event.by : null
  if (event.kind === 'moved') return event.from === seat || event.to === seat ? event.card : null
  return 'card' in event && 'seat' in event && event.seat === seat ? event.card : null
}

/** The table at the moment of the cursor: one street, everybody's purse, and what is on sale. */
export function BoardThen({ viewing, isTall = false }: { readonly viewing: Viewing; readonly isTall?: boolean }) {
  const { view, look, seat } = viewing
  const { frame, width } = useWidth()
  const height = HEIGHT[width < 600 ? 'phone' : isTall ? 'tall' : 'desk']
  const box = townIn(width, height, false)
  const town = view.value.towns[seat.value]
  const own = nameFor(viewing, seat.value)
  const [read, setRead] = useState<Card | null>(null)
  const { ruleset } = look.table
  const open = (id: string): void => setRead(ruleset.cards.find((card) => card.id === id) ?? null)
  const lit = new Set(viewing.events.value.flatMap((event) => litIn(event, seat.value) ?? []))
  return (
    <section class="board-then paper" aria-label={words().table.towns}>
      <People viewing={viewing} />
      <div ref={frame} class="town-then">
        {width > 0 && (
          <TownStage
            town={town}
            ruleset={ruleset}
            box={height === HEIGHT.desk ? { ...box, rowsUpTo: LOW_AND_WIDE } : box}
            width={width}
            height={height}
            wanted={lit}
            onOpen={(plot) => open(plot.id)}
            label={own === null ? words().table.myTown : words().table.townOf(own)}
          />
        )}
      </div>
      <Market viewing={viewing} onOpen={open} />
      {read && <ShownCard card={read} slots={ruleset.slots} onClose={() => setRead(null)} />}
    </section>
  )
}

/** Everybody's purse and landmarks then; a click shows their street. */
function People({ viewing }: { readonly viewing: Viewing }) {
  const { view, look, seat, names } = viewing
  const faces = facesOf(viewing.seats)
  return (
    <div class="people" role="group" aria-label={said().streets}>
      {view.value.towns.map((each) => (
        <button
          key={each.seat}
          type="button"
          class="paper"
          style={{ '--seat': `var(--seat-${each.seat})` }}
          aria-pressed={each.seat === seat.value}
          onClick={() => (seat.value = each.seat)}
        >
          <Face name={faces[each.seat]} size={28} />
          <span>
            <b>
              <SeatMark seat={each.seat} size={10} /> {names.value[each.seat]}
            </b>
            <span class="purse-then">
              <Coin size={14} /> <span aria-hidden="true">{each.coins}</span>
              <span class="unseen">{lang().coins(each.coins)}</span>{' '}
              <em>
                <span aria-hidden="true">{words().stage.nOf(each.landmarks, sitesOf(each.sites.length, look))}</span>
                <span class="unseen">
                  {words().table.landmarksOf(each.landmarks, sitesOf(each.sites.length, look))}
                </span>
              </em>
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}

const sitesOf = (sites: number, { table }: Viewing['look']): number => landmarksNeeded(table.ruleset) || sites

/** What could be bought then. */
function Market({ viewing, onOpen }: { readonly viewing: Viewing; readonly onOpen: (id: string) => void }) {
  const { market } = viewing.view.value
  return (
    <details class="market-then fold">
      <summary>{words().table.market}</summary>
      <ul>
        {market.map(({ id, n }) => (
          <li key={id}>
            <button type="button" aria-haspopup="dialog" onClick={() => onOpen(id)}>
              <Building id={id} />
              <span>
                {nameOf(id)} <small class="soft">×{n}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
