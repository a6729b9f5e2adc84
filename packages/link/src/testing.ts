import { EDITION_IDS, EDITIONS, isRefusal, type Setup } from '@machinami/cards'
import {
  type GameRecord,
  type Move,
  Random,
  type Rules,
  recordOf,
  rulesFor,
  type SeatRecord,
  StreamLuck,
  start,
  step,
} from '@machinami/engine'
import { ASK, chanceMove, isChance, Q, sample } from '@machinami/engine/inside'
import fc from 'fast-check'

/** Compiled rules of a set-up that there is. */
export function rulesNamed(setup: Setup): Rules {
  const rules = rulesFor(setup)
  if (isRefusal(rules)) throw new Error(`${rules.refused} ${JSON.stringify(setup)}`)
  return rules
}

/** Answers at random, at most so many. */
export function randomMoves(rules: Rules, seed: number, most = Number.POSITIVE_INFINITY): Move[] {
  const random = new Random(seed)
  const luck = new StreamLuck(random)
  const scratch = new Int32Array(rules.mostOptions)
  const state = start(rules)
  const moves: Move[] = []
  while (state[ASK] !== Q.none && moves.length < most) {
    const move = isChance(state[ASK]) ? chanceMove(rules, state, luck) : sample(rules, state, random, scratch)
    moves.push(move)
    step(rules, state, move, null)
  }
  return moves
}

export const seatsFor = (rules: Rules): SeatRecord[] =>
  Array.from({ length: rules.players }, (_, seat) =>
    seat % 2 === 0 ? { name: `Ann ${seat}` } : { name: 'Bo', bot: 'expert' },
  )

export function randomGame(setup: Setup, seed: number, most?: number): GameRecord {
  const rules = rulesNamed(setup)
  return recordOf(rules, randomMoves(rules, seed, most), { setup, seats: seatsFor(rules) })
}

const tables = EDITION_IDS.flatMap((edition) =>
  EDITIONS[edition].markets.flatMap((market) =>
    Array.from({ length: EDITIONS[edition].mostPlayers - 1 }, (_, i) => ({ edition, market, players: i + 2 })),
  ),
)

const name = fc
  .string({ unit: 'grapheme', maxLength: 10 })
  .filter((text) => text.length <= 24 && !/[\p{Cc}\p{Cs}]/u.test(text))

/** A game of any edition, whole or not, whoever plays it. */
export const anyGame = fc
  .tuple(fc.constantFrom(...tables), fc.nat(1e6), fc.nat(400), fc.array(name, { minLength: 5, maxLength: 5 }))
  .map(([setup, seed, cut, names]): GameRecord => {
    const game = randomGame(setup, seed, seed % 3 === 0 ? cut : undefined)
    return { ...game, seats: game.seats.map((seat, i) => ({ ...seat, name: names[i] })) }
  })
