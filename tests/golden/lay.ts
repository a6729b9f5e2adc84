import { isRefusal, type Refusal, rulesetFor, rulesetsFor, startCoinsOf, townOf } from '@machinami/cards'
import { compile, type Log, parseSeat, parseSetup, type Rules, type State, start } from '@machinami/engine'
import { Q } from '@machinami/engine/inside'
import * as P from '../../packages/engine/src/codes/phase.ts'
import { DRAWS, LOOP_SEAT, PHASE, ROUND, SEAT } from '../../packages/engine/src/layout.ts'
import * as write from '../../packages/engine/src/mutate.ts'
import * as markers from '../../packages/engine/src/mutate-markers.ts'
import { HOME_MADE } from './rulesets.ts'

/** Lays a position on the table through the same writers the engine uses, so that everything in it agrees. */

const known = new Map<string, Rules | Refusal>()

/** For mutation tests: compile everything anew. */
export const forgetRules = (): void => known.clear()

export function rulesNamed(setup: string): Rules | Refusal {
  const rules = known.get(setup) ?? findRules(setup)
  known.set(setup, rules)
  return rules
}

function findRules(setup: string): Rules | Refusal {
  const [name, players] = setup.split(' players=')
  if (Object.hasOwn(HOME_MADE, name)) return compile(HOME_MADE[name](Number(players)))
  const parsed = parseSetup(setup)
  if (!parsed) throw new Error(`not a set-up: ${setup}`)
  const ruleset = rulesetFor(parsed)
  return isRefusal(ruleset) ? ruleset : compile(ruleset)
}

/** The rules as they were first released, for counts that have nothing to do with what a card costs today. */
export function rulesFirstReleased(setup: string): Rules | Refusal {
  const parsed = parseSetup(setup)
  const first = parsed && [...rulesetsFor(parsed)].at(-1)
  return first ? compile(first) : rulesNamed(setup)
}

interface Holding {
  readonly card: number
  readonly n: number
  readonly closed: boolean
}

/** `cafe 2, ranch, bakery closed 3` */
function parseHoldings(r: Rules, text: string): Holding[] {
  if (text === 'nothing') return []
  return text.split(', ').map((entry) => {
    const [, id, closed, n] = /^([a-z0-9-]+?)( closed)?(?: (\d+))?$/.exec(entry) ?? []
    const card = r.numberOf.get(id ?? '')
    if (card === undefined) throw new Error(`no such card here: ${entry}`)
    return { card, n: Number(n ?? 1), closed: closed !== undefined }
  })
}

interface Given {
  readonly coins: Map<number, number>
  readonly towns: Map<number, Holding[]>
  readonly invested: Map<number, Holding[]>
  readonly supply: Map<number, number>
  readonly market: Map<number, number>
  readonly deck: Map<number, number>
  /** What lies on the table besides cards and coins: `p1 pins`, `4 6`. */
  readonly markers: Map<string, string>
  turn: number
  seat: number
  to: string
}

const MARKERS = ['token', 'flags', 'pins', 'funded']

function parseGiven(r: Rules, lines: readonly string[]): Given {
  const given: Given = {
    coins: new Map(),
    towns: new Map(),
    invested: new Map(),
    supply: new Map(),
    market: new Map(),
    deck: new Map(),
    markers: new Map(),
    turn: 1,
    seat: 0,
    to: 'roll',
  }
  for (const line of lines) {
    const [head, ...rest] = line.split(' ')
    const seat = parseSeat(head)
    const text = rest.join(' ')
    const words = rest.slice(1).join(' ')
    if (head === 'turn') given.turn = Number(text)
    else if (head === 'mascot' || MARKERS.includes(rest[0]))
      given.markers.set(seat < 0 ? head : `${head} ${rest[0]}`, seat < 0 ? text : words)
    else if (seat < 0)
      for (const { card, n } of parseHoldings(r, text)) given[head as 'supply' | 'market' | 'deck'].set(card, n)
    else if (rest[0] === 'coins') given.coins.set(seat, Number(words))
    else if (rest[0] === 'town') given.towns.set(seat, parseHoldings(r, words))
    else if (rest[0] === 'invested') given.invested.set(seat, parseHoldings(r, words))
    else Object.assign(given, { seat, to: words })
  }
  return given
}

/** A state as the lines describe it; a new game when there are none. Nothing said about a town means its usual start. */
export function lay(r: Rules, lines: readonly string[], log: Log): State {
  if (lines.length === 0) return start(r, log)
  const given = parseGiven(r, lines)
  const s = new Int16Array(r.size)
  const left = Array.from(r.copies)
  for (let seat = 0; seat < r.players; seat++) settle(r, s, log, seat, given, left)
  layMarket(r, s, log, given, left)
  layMarkers(r, s, log, given.markers)
  ask(r, s, log, given)
  return s
}

function settle(r: Rules, s: State, log: Log, seat: number, given: Given, left: number[]): void {
  const { ruleset } = r
  const town = townOf(ruleset, seat)
  const own = [...town.startCards, ...(town.townSquare?.cards.slice(0, town.townSquare.marks) ?? [])]
  const usual = own.map((id) => ({ card: r.numberOf.get(id) as number, n: 1, closed: false }))
  for (const { card, n, closed } of given.towns.get(seat) ?? usual) {
    const copies = card < r.establishments ? n : 1
    write.received(r, s, log, seat, card, copies)
    if (closed) write.closed(r, s, log, seat, card, copies)
    left[card] = Math.max(0, left[card] - (own.includes(r.ids[card]) ? copies - 1 : copies))
  }
  for (const id of town.bonus) write.received(r, s, log, seat, r.numberOf.get(id) as number, 1)
  const pots = given.invested.get(seat) ?? []
  const invested = pots.reduce((sum, pot) => sum + pot.n, 0)
  write.gained(r, s, log, seat, (given.coins.get(seat) ?? startCoinsOf(ruleset, seat, given.seat)) + invested, -1)
  for (const { card, n } of pots) for (let i = 0; i < n; i++) write.invested(r, s, log, seat, card)
}

function layMarkers(r: Rules, s: State, log: Log, given: ReadonlyMap<string, string>): void {
  const { mascot } = r.ruleset
  if (mascot) markers.mascotMoved(r, s, log, r.numberOf.get(given.get('mascot') ?? mascot.starts) as number)
  for (let seat = 0; seat < r.players; seat++) {
    const said = (what: string) => given.get(`p${seat + 1} ${what}`)
    if (r.hasTokens) markers.token(r, s, log, seat, said('token') === 'ready' ? 1 : 0, -1)
    for (const flag of said('flags')?.split(', ') ?? [])
      markers.hung(r, s, log, seat, Number.parseInt(flag, 10), 0, flag.endsWith('home') ? 1 : 0)
    for (const pin of said('pins')?.split(' ') ?? []) markers.pinned(r, s, log, seat, Number(pin))
    if (said('funded')) markers.funded(r, s, log, seat, Number(said('funded')))
  }
}

function layMarket(r: Rules, s: State, log: Log, given: Given, left: readonly number[]): void {
  const shown = (row: number) => [...given.market.keys()].some((card) => r.rowOf[card] === row)
  const decked = (row: number) => [...given.deck.keys()].some((card) => r.rowOf[card] === row)
  const stacks = r.rowSize.map(() => 0)
  for (let card = 0; card < r.cards; card++) {
    const row = r.rowOf[card]
    if (row < 0) {
      const n = given.supply.get(card) ?? left[card]
      if (n > 0) write.stocked(r, s, log, card, n)
      continue
    }
    const open = shown(row) ? (given.market.get(card) ?? 0) : stacks[row] < r.rowSize[row] ? left[card] : 0
    if (open > 0) stacks[row]++
    const down = decked(row) ? (given.deck.get(card) ?? 0) : Math.max(0, left[card] - open)
    if (open + down > 0) write.shelved(r, s, log, card, open + down)
    for (let i = 0; i < open; i++) write.drawn(r, s, log, card)
  }
}

function ask(r: Rules, s: State, log: Log, given: Given): void {
  write.put(s, DRAWS, 0)
  if (given.to.startsWith('open')) {
    const first = r.ruleset.first === 'highest-roll' ? 0 : r.ruleset.first
    write.put(s, SEAT, given.seat)
    write.put(s, ROUND, Number(given.to.slice(5) || 1))
    write.put(s, LOOP_SEAT, (given.seat - first + r.players) % r.players)
    write.put(s, PHASE, P.opening)
    return write.ask(r, s, log, Q.opening)
  }
  write.turn(r, s, log, given.seat, given.turn)
  if (given.to !== 'roll' && given.to !== 'build') throw new Error(`not a moment of a turn: to ${given.to}`)
  write.put(s, PHASE, given.to === 'roll' ? P.dice : P.build)
  write.ask(r, s, log, given.to === 'roll' ? Q.dice : Q.build)
}
