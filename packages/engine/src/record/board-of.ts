import {
  board as boardField,
  closed,
  coins,
  DIE1,
  DIE2,
  deck,
  flagOn,
  funded,
  HOME_FLAG,
  invested,
  isReady,
  mascot,
  open,
  pick,
  picked,
  pinOwner,
  SEAT,
  type State,
  stands,
  supply,
  TOTAL,
  TURN,
  WINNER,
} from '../layout.ts'
import { flagSeat } from '../markers.ts'
import type { Rules } from '../rules.ts'
import { type Board, type BoardTown, emptyBoard } from './board.ts'

/** The board as a state has it: what facts must have told if they are those of its game. Questions aside. */
export function boardOf(r: Rules, s: State): Board {
  const field = (at: number) => boardField(r, s, at)
  return {
    ...emptyBoard(0),
    turn: field(TURN),
    seat: s[SEAT],
    dice: [field(DIE1), field(DIE2)].filter((die) => die > 0),
    total: field(TOTAL),
    winner: field(WINNER) === 0 ? null : field(WINNER) - 1,
    supply: counts(r.cards, (card) => [r.ids[card], supply(r, s, card)]),
    deck: counts(r.cards, (card) => [r.ids[card], r.rowOf[card] < 0 ? 0 : deck(r, s, card)]),
    towns: Array.from({ length: r.players }, (_, seat) => townOf(r, s, seat)),
    ...markersOf(r, s),
  }
}

function townOf(r: Rules, s: State, seat: number): BoardTown {
  const standing = (card: number) =>
    card < r.establishments ? open(r, s, seat, card) : Number(stands(r, s, seat, card))
  return {
    coins: coins(r, s, seat),
    open: counts(r.sites, (card) => [r.ids[card], standing(card)]),
    closed: counts(r.establishments, (card) => [r.ids[card], closed(r, s, seat, card)]),
    invested: counts(r.potCount, (pot) => [r.ids[r.pots[pot]], invested(r, s, seat, pot)]),
    ready: r.hasTokens && isReady(r, s, seat),
    funded: r.markers.fund > 0 ? funded(r, s, seat) : 0,
    picks: Array.from({ length: picked(r, s, seat) }, (_, nth) => r.ids[pick(r, s, seat, nth) - 1]),
  }
}

function markersOf(r: Rules, s: State): Pick<Board, 'flags' | 'pins' | 'mascot'> {
  const flags = r.bellPays.flatMap((_, nth): [number, { seat: number; home: boolean }][] => {
    const flag = flagOn(r, s, nth + 1)
    return flag === 0 ? [] : [[nth + 1, { seat: flagSeat(r, s, nth + 1), home: flag >= HOME_FLAG }]]
  })
  const pins = r.pinNumbers.map((n, pin) => ({ n, seat: pinOwner(r, s, pin) - 1 })).filter(({ seat }) => seat >= 0)
  return { flags: new Map(flags), pins, mascot: r.ruleset.mascot ? r.ids[mascot(r, s)] : null }
}

function counts(length: number, entry: (nth: number) => [string, number]): Map<string, number> {
  return new Map(Array.from({ length }, (_, nth) => entry(nth)).filter(([, n]) => n !== 0))
}

/** What two boards do not agree on (`turn`, `p2 coins`), or null. Before the first turn nobody's turn it is. */
export function boardDifference(a: Board, b: Board): string | null {
  for (const field of ['turn', 'seat', 'total', 'winner'] as const)
    if (a[field] !== b[field] && !(field === 'seat' && a.turn === 0)) return field
  if (a.dice.join() !== b.dice.join()) return 'dice'
  for (const field of ['supply', 'deck'] as const) if (!isSame(a[field], b[field])) return field
  const [laid, other] = [a, b].map(markersIn)
  if (laid !== other) return 'markers'
  for (const [seat, town] of a.towns.entries()) {
    const same = b.towns[seat]
    for (const field of ['coins', 'ready', 'funded'] as const)
      if (town[field] !== same[field]) return `p${seat + 1} ${field}`
    if (town.picks.join() !== same.picks.join()) return `p${seat + 1} picks`
    for (const field of ['open', 'closed', 'invested'] as const)
      if (!isSame(town[field], same[field])) return `p${seat + 1} ${field}`
  }
  return null
}

/** What lies on the table besides cards, as text, in an order of its own. */
const markersIn = ({ flags, pins, mascot: at }: Board): string =>
  JSON.stringify([
    [...flags].map(([n, { seat, home }]) => [n, seat, home].join()).sort(),
    pins.map(({ n, seat }) => [n, seat].join()).sort(),
    at,
  ])

const isSame = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([card, n]) => b.get(card) === n)
