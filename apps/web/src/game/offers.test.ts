import '../testing/page.ts'
import { beforeAll, expect, test } from 'vitest'
import { figuresFor } from '../dock/amounts.ts'
import { onScreen } from '../motion/perform.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { Game } from './game.ts'
import { offersFor, rowsOf } from './offers.ts'

beforeAll(sitDown)

const offerOf = (game: Game, id: string) => offersFor(game).find((offer) => offer.card.id === id)

/** A game at which Ann may build. */
async function building(setup: Parameters<typeof tableFor>[0]): Promise<Game> {
  const table = await tableFor(setup)
  const game = new Game(table, onScreen)
  game.begin()
  const roll = game.question.value
  if (roll?.question === 'dice') await game.play(roll, roll.options[0].move)
  for (let i = 0; i < 500 && game.busy.peek(); i++) await new Promise((resolve) => setTimeout(resolve, 1))
  return game
}

test('what can be built has an answer, everything else says why', async () => {
  const game = await building({ edition: 'base', players: 2 })
  const coins = game.shown.value.towns[0].coins
  expect(offerOf(game, 'bakery')).toMatchObject({ missing: '', isOut: false, price: 1 })
  expect(offerOf(game, 'bakery')?.option?.answer).toEqual({ kind: 'build', card: 'bakery' })
  expect(offerOf(game, 'mine')).toMatchObject({ option: null, missing: `${6 - coins} coins short`, isOut: true })
  for (const offer of offersFor(game)) expect(offer.option === null).toBe(offer.missing !== '')
})

test('every obstacle is said in words', async () => {
  const game = await building({ edition: 'base', players: 2 })
  const said = (obstacle: string) => {
    game.obstacles.value = [{ mine: obstacle as 'sold-out' }, {}]
    return offerOf(game, 'mine')?.missing
  }
  expect(['already-built', 'one-per-town', 'sold-out', 'not-dealt', 'no-price'].map(said)).toEqual([
    'built',
    'one per town',
    'sold out',
    'not dealt yet',
    'not open to you',
  ])
})

test('a dealt market shows only what lies there, row by row', async () => {
  const game = await building({ edition: 'two', players: 2 })
  const rows = rowsOf(game, offersFor(game)).map((row) => row.offers.map((offer) => game.info.rows[offer.card.id]))
  expect(rows.map((row) => [...new Set(row)])).toEqual([[0], [1], [2]])
  expect(rows.map((row) => row.length)).toEqual([5, 5, 5])
})

test('rows keep their names whatever is bought, and a card its place in them', async () => {
  const dealt = await building({ edition: 'two', players: 2 })
  expect(rowsOf(dealt, offersFor(dealt)).map(({ name, heading }) => [name, heading])).toEqual([
    ['dealt-0', 'low'],
    ['dealt-1', 'high'],
    ['dealt-2', 'landmarks'],
  ])
  const open = await building({ edition: 'base', players: 2 })
  const all = offersFor(open)
  const rows = (offers: typeof all) => rowsOf(open, offers).map(({ name }) => name)
  expect(rows(all)).toEqual(['shops', 'landmarks'])
  expect(rows(all.slice(1))).toEqual(['shops', 'landmarks'])
  const numbers = rowsOf(open, all)[0].offers.map(({ card }) => (card.kind === 'establishment' ? card.on[0] : 99))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test('looking back gives no reasons: they are about the present', async () => {
  const game = await building({ edition: 'base', players: 2 })
  game.lookingAt.value = 1
  expect(offersFor(game).every((offer) => offer.option === null && offer.missing === '')).toBe(true)
})

test('a button says what it would do: price, what is added, what is taken', async () => {
  const game = await building({ edition: 'harbor', players: 2 })
  expect(figuresFor(game, 0, { kind: 'build', card: 'mine' })).toEqual({ price: 6 })
  expect(figuresFor(game, 0, { kind: 'raise' })).toEqual({ by: 2 })
  game.takings.value = [0, 3]
  expect(figuresFor(game, 0, { kind: 'from', seat: 1 })).toEqual({ coins: 3 })
})
