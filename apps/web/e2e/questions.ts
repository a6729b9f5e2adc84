import { isRefusal, type Setup } from '@machinami/cards'
import { formatRecord, type QuestionKind, Random } from '@machinami/engine'
import { Table } from '@machinami/table'

/** Every question a person can be asked. */
export const ASKED: readonly QuestionKind[] = [
  'dice',
  'reroll',
  'raise',
  'order',
  'whom',
  'offer',
  'want',
  'demolish',
  'hand',
  'close',
  'activate',
  'build',
  'opening',
  'invest',
  'pick',
]

const SETUPS: readonly Setup[] = [
  { edition: 'both', players: 3, order: 'chosen', market: 'open' },
  { edition: 'two', players: 3 },
  { edition: 'legacy', players: 3, house: { 'town-square': 'two-of-four' } },
]

type Asked = ReturnType<Table['asked']>[number]

/** A kept game that stops at each of these questions, found by playing at random. */
export function keptGames(): Map<QuestionKind, object> {
  const found = new Map<QuestionKind, object>()
  for (let n = 1; n < 200 && found.size < ASKED.length; n++)
    playThrough(SETUPS[n % 3], n, (asked, game) => {
      if (!found.has(asked.question)) found.set(asked.question, game())
      return false
    })
  return found
}

/** A kept game that stops where somebody is asked just this. */
export function keptGameWhere(setup: Setup, wanted: (asked: Asked) => boolean): object {
  for (let n = 1; n < 200; n++) {
    let found: object | null = null
    playThrough(setup, n, (asked, game) => {
      if (wanted(asked)) found = game()
      return found !== null
    })
    if (found) return found
  }
  throw new Error('never asked that')
}

/** Kept games that stop where somebody may build, now and then through many games, with who is asked. */
export function* gamesAtBuilding(setup: Setup): Generator<{ readonly game: object; readonly seat: number }> {
  for (let n = 1; n < 200; n++) {
    const found: { game: object; seat: number }[] = []
    let asks = 0
    playThrough(setup, n, ({ question, seat, options }, game) => {
      if (question === 'build' && options.length > 3 && asks++ % 7 === 0) found.push({ game: game(), seat })
      return false
    })
    yield* found
  }
}

/** A kept game that is over. */
export function finishedGame(setup: Setup): object {
  for (let n = 1; n < 200; n++) {
    const game = playThrough(setup, n, () => false)
    if (game) return game
  }
  throw new Error('nobody ever won')
}

/** Plays until somebody has seen enough; the kept game if it came to its end. */
function playThrough(setup: Setup, n: number, look: (asked: Asked, game: () => object) => boolean): object | null {
  const seed = String(n).repeat(32).slice(0, 32)
  const table = Table.create({ setup, seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }], seed, botSeed: n })
  if (isRefusal(table)) throw new Error(table.refused)
  const random = new Random(n)
  const game = () => ({
    format: 1,
    record: formatRecord(table.record()),
    seed,
    edition: setup.edition,
    turn: 1,
    over: table.isOver,
  })
  for (let i = 0; i < 3000 && !table.isOver; i++) {
    if (table.next()) continue
    const [asked] = table.asked()
    if (look(asked, game)) return null
    const builds = asked.options.filter(({ answer }) => answer.kind === 'build')
    const from = builds.length > 0 && random.below(4) > 0 ? builds.slice(-4) : asked.options
    table.play(asked.seat, asked.n, from[random.below(from.length)].move)
  }
  return table.isOver ? game() : null
}
