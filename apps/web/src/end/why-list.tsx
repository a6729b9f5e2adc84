import { useMemo } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { Building } from '../pictures/building.tsx'
import { FaceOf } from '../street/town.tsx'
import { aside } from '../words/aside.ts'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { turnName } from '../words/turn-name.ts'
import { type BigRoll, type Buy, findingsOf, type Payer } from './findings.ts'
import { signed } from './ranking.tsx'
import type { Place } from './standing.ts'
import type { Tally } from './tally.ts'
import './why-list.css'

interface Figures {
  readonly game: Game
  readonly places: readonly Place[]
  readonly sums: readonly Tally[]
}

/** Three things that are known at once: what won, the best buy, and the roll that moved most. */
export function WhyList({ game, places, sums }: Figures) {
  const { events, info, people } = game
  const found = useMemo(
    () => findingsOf(events.value, info.seats.length, info.ruleset.startCards),
    [events.value, info],
  )
  const [winner, second] = places.map(({ town }) => town.seat)
  const me = people.length === 1 ? people[0] : winner
  const payer = found.payers[winner]
  const buy = found.buys[me]
  // The same building twice would say nothing new.
  const isSame = payer !== undefined && payer.seat === buy?.seat && payer.card === buy.card
  const other = isSame ? found.payers[second] : undefined
  return (
    <section class="why-list" aria-labelledby="why-list">
      <h3 id="why-list">{aside().result.why}</h3>
      <ul>
        {payer && <Paid game={game} payer={payer} sum={sums[payer.seat]} />}
        {isSame
          ? other && <Paid game={game} payer={other} sum={sums[other.seat]} />
          : buy && <Bought game={game} buy={buy} />}
        {found.roll && <Rolled game={game} roll={found.roll} />}
      </ul>
    </section>
  )
}

/** Whether this is the one person at the table, who is spoken to. */
const isMe = ({ people }: Game, seat: number): boolean => people.length === 1 && people[0] === seat

/** Some landmarks pay whoever rolls, in whichever town they stand: they are nobody else's. */
const standsAt = ({ cards, shown }: Game, seat: number, card: string): boolean =>
  cards.get(card)?.kind !== 'landmark' || shown.value.towns[seat].sites.some(({ id, built }) => built && id === card)

function Paid({ game, payer, sum }: { readonly game: Game; readonly payer: Payer; readonly sum: Tally }) {
  const { seat, card, coins, turns } = payer
  const t = aside().result
  const share = Math.round((100 * coins) / Math.max(1, sum.earned + sum.taken))
  const { name } = game.info.seats[seat]
  return (
    <li>
      <Building id={card} />
      <b>
        {!standsAt(game, seat, card)
          ? words().table.about(name, nameOf(card))
          : isMe(game, seat)
            ? t.yours(nameOf(card))
            : t.whose(name, nameOf(card))}
      </b>
      <span>{t.paidIn(lang().coins(coins), turns, share)}</span>
    </li>
  )
}

function Bought({ game, buy }: { readonly game: Game; readonly buy: Buy }) {
  const { seat, card, turn, cost, brought } = buy
  const t = aside().result
  const when = turnName(turn)
  return (
    <li>
      <Building id={card} />
      <b>{isMe(game, seat) ? t.yourBuy(nameOf(card)) : t.theirBuy(game.info.seats[seat].name, nameOf(card))}</b>
      <span>{words().table.about(when, t.costBrought(lang().coins(cost), brought))}</span>
    </li>
  )
}

function Rolled({ game, roll }: { readonly game: Game; readonly roll: BigRoll }) {
  const nameAt = (seat: number) => game.info.seats[seat].name
  const moved = [...roll.net].filter(([, n]) => n !== 0).sort(([, a], [, b]) => b - a)
  const { stage, table } = words()
  const sums = moved.map(([seat, n]) => (isMe(game, seat) ? stage.forYou(n) : `${nameAt(seat)} ${signed(n)}`))
  const rolled = isMe(game, roll.seat) ? stage.youRolled(roll.total) : stage.rolled(nameAt(roll.seat), roll.total)
  return (
    <li>
      <FaceOf game={game} seat={roll.seat} size={44} />
      <b>{aside().result.bigRoll(table.turn(roll.turn))}</b>
      <span>{table.about(rolled, lang().list(sums))}</span>
    </li>
  )
}
