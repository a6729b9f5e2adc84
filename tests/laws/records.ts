import { isRefusal, type Setup } from '@machinami/cards'
import {
  boardAfter,
  boardDifference,
  boardOf,
  CHANCE,
  eventsIn,
  FORMAT,
  formatRecord,
  type GameRecord,
  Log,
  legal,
  type Moment,
  marketDecks,
  parseRecord,
  Random,
  type Rules,
  recordFromJson,
  recordToJson,
  replay,
  type SeatChange,
  type State,
  StreamLuck,
  start,
  step,
  toAnswer,
} from '@machinami/engine'
import { ASK, chanceMove, deciderOf, isChance, Q } from '@machinami/engine/inside'

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
  const seatChanges: SeatChange[] = []
  const rare = new Random(seed, 6)
  while (state[ASK] !== Q.none && moments.length < most) {
    const n = legal(r, state, out)
    const move = isChance(state[ASK]) ? chanceMove(r, state, luck) : out[random.below(n)]
    const from = log.length
    const seat = deciderOf(state, move)
    step(r, state, move, log)
    const facts = eventsIn(r, log, from).filter(({ kind }) => !['decided', 'rolled', 'drawn', 'asked'].includes(kind))
    // Seats change hands and clocks run out as they do in rooms; luck of its own, so that the game is the same.
    if (rare.below(20) === 0) seatChanges.push({ at: moments.length, ...handOver(rare.below(r.players), rare) })
    const late = seat !== CHANCE && rare.below(20) === 0 ? { late: true as const } : {}
    moments.push({ seat, ...late, answer: toAnswer(r, move), facts })
  }
  const seats = Array.from({ length: r.players }, (_, nth) => ({ name: `Player "${nth + 1}"` }))
  const start_ = begun.filter(({ kind }) => kind !== 'asked')
  const decks = r.rows > 0 ? { decks: marketDecks(r) } : {}
  const changes = seatChanges.length > 0 ? { seatChanges } : {}
  const record = { format: FORMAT, game: `game-${seed}`, setup, hash: r.hash, seats, ...decks } as const
  return { record: { ...record, start: start_, moments, ...changes }, state }
}

const handOver = (seat: number, random: Random): Omit<SeatChange, 'at'> => ({
  seat,
  becomes: random.below(2) === 0 ? { name: 'Bo', bot: 'expert' } : { name: '小林 "K"' },
})

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
  const wrong = boardDifference(boardAfter(read), boardOf(r, state))
  return wrong && `facts tell another ${wrong}`
}
