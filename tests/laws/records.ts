import { isRefusal, type Setup } from '@machinami/cards'
import {
  type Board,
  boardAfter,
  eventsIn,
  FORMAT,
  formatRecord,
  type GameRecord,
  Log,
  legal,
  type Moment,
  parseRecord,
  Random,
  type Rules,
  recordFromJson,
  recordToJson,
  replay,
  type State,
  StreamLuck,
  start,
  step,
  toAnswer,
  view,
} from '@machinami/engine'
import { ASK, chanceMove, deciderOf, deck, isChance, Q } from '@machinami/engine/inside'

export interface Played {
  readonly record: GameRecord
  readonly state: State
}

/** A random game with its record, as a table would keep it. */
export function playRecorded(r: Rules, setup: Setup, seed: number, most = 1e6): Played {
  const random = new Random(seed, 5)
  const luck = new StreamLuck(random)
  const out = new Int32Array(r.mostOptions)
  const log = new Log()
  const state = start(r, log)
  const begun = eventsIn(r, log)
  const moments: Moment[] = []
  while (state[ASK] !== Q.none && moments.length < most) {
    const n = legal(r, state, out)
    const move = isChance(state[ASK]) ? chanceMove(r, state, luck) : out[random.below(n)]
    const from = log.length
    const seat = deciderOf(state, move)
    step(r, state, move, log)
    const facts = eventsIn(r, log, from).filter(({ kind }) => !['decided', 'rolled', 'drawn', 'asked'].includes(kind))
    moments.push({ seat, answer: toAnswer(r, move), facts })
  }
  const seats = Array.from({ length: r.players }, (_, nth) => ({ name: `Player "${nth + 1}"` }))
  const start_ = begun.filter(({ kind }) => kind !== 'asked')
  return { record: { format: FORMAT, setup, hash: r.hash, seats, start: start_, moments }, state }
}

/** What is wrong with a record: it must read back to the letter, replay to the same state, and tell the same board. */
export function faultOf(r: Rules, { record, state }: Played): string | null {
  const text = formatRecord(record)
  const read = parseRecord(text)
  if (isRefusal(read)) return `unreadable: ${JSON.stringify(read)}`
  if (formatRecord(read) !== text) return 'the text does not read back to the letter'
  const json = recordToJson(record)
  const parsed = recordFromJson(json)
  if (isRefusal(parsed)) return `unreadable JSON: ${JSON.stringify(parsed)}`
  if (recordToJson(parsed) !== json) return 'the JSON does not read back to the letter'
  const played = replay(read)
  if (isRefusal(played)) return `causes do not give the facts: ${JSON.stringify(played)}`
  if (played.state.some((value, i) => value !== state[i])) return 'causes do not give the state'
  return boardFault(r, boardAfter(read), state)
}

/** Facts alone, without rules, must show the table that the engine shows. */
function boardFault(r: Rules, told: Board, s: State): string | null {
  const seen = view(r, s)
  const map = (entries: readonly (readonly [string, number])[]) =>
    JSON.stringify(entries.filter(([, n]) => n !== 0).sort(([a], [b]) => (a < b ? -1 : 1)))
  const pairs: [string, unknown, unknown][] = [
    ['turn', told.turn, seen.turn],
    ['seat', seen.turn === 0 ? seen.seat : told.seat, seen.seat],
    ['winner', told.winner, seen.winner],
    ['dice', told.dice.join(' '), seen.dice.join(' ')],
    ['total', told.total, seen.total],
    ['supply', map([...told.supply]), map(seen.market.map(({ id, n }) => [id, n]))],
    ['deck', map([...told.deck]), map(r.ids.map((id, card) => [id, r.rowOf[card] < 0 ? 0 : deck(r, s, card)]))],
    ...seen.towns.flatMap((town, seat): [string, unknown, unknown][] => [
      ['coins', told.towns[seat].coins, town.coins],
      ['closed', map([...told.towns[seat].closed]), map(town.cards.map(({ id, closed }) => [id, closed]))],
      ['invested', map([...told.towns[seat].invested]), map(town.invested.map(({ id, coins }) => [id, coins]))],
      [
        'open',
        map([...told.towns[seat].open]),
        map([
          ...town.cards.map(({ id, open }) => [id, open] as const),
          ...town.sites.map(({ id, built }) => [id, Number(built)] as const),
        ]),
      ],
    ]),
  ]
  const wrong = pairs.find(([, a, b]) => a !== b)
  return wrong ? `facts tell another ${wrong[0]}: ${String(wrong[1])}, not ${String(wrong[2])}` : null
}
