import { isRefusal, rulesetFor, type Setup } from '@machinami/cards'
import { FACE_DOWN, Random } from '@machinami/engine'
import { Table } from '@machinami/table'
import { describe, expect, test } from 'vitest'
import { Host } from './host.ts'
import type { Command, GameMoment, MomentNews } from './messages.ts'
import { momentFor } from './moment.ts'
import { Listener } from './news.ts'

const seed = 'feedc0de'.repeat(4)
const bytes = (n: number) => Uint8Array.from({ length: n }, (_, i) => Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16))

/** A screen at a host: everything it is told, and what it makes of it. */
class Screen {
  readonly host = new Host({ bytes })
  readonly told: MomentNews[] = []
  private readonly listener = new Listener()

  async send(command: Command): Promise<GameMoment> {
    const reply = await this.host.answer(command)
    if (reply.is !== 'begun' && reply.is !== 'moment') throw new Error(JSON.stringify(reply))
    this.told.push(reply.moment)
    return this.listener.moment(reply.moment)
  }
}

/** A whole game of one person and bots, step by step; `look` sees every moment as the screen has it. */
async function game(setup: Setup, look: (moment: GameMoment, screen: Screen) => void = () => {}): Promise<Screen> {
  const screen = new Screen()
  const bots = Array.from({ length: setup.players - 1 }, (_, i) => ({ name: `Bot ${i}`, bot: 'random' }))
  const random = new Random(4)
  let moment = await screen.send({ do: 'create', game: { setup, seats: [{ name: 'Ann' }, ...bots] } })
  for (look(moment, screen); moment.goesOn || moment.questions.length > 0; look(moment, screen)) {
    const [{ seat, n, options }] = moment.goesOn ? [{ seat: -1, n: 0, options: [] }] : moment.questions
    moment = await screen.send(
      moment.goesOn
        ? { do: 'next', all: false }
        : { do: 'play', seat, n, move: options[random.below(options.length)].move },
    )
  }
  return screen
}

const SETUPS: readonly Setup[] = [
  { edition: 'base', players: 4 },
  { edition: 'both', players: 3 },
  { edition: 'two', players: 2 },
  { edition: 'legacy', players: 3, house: { 'town-square': 'two-of-four' } },
]

describe.each(SETUPS)('a game of $edition', (setup) => {
  let screen: Screen

  test('what a screen puts together from news is the whole moment', async () => {
    let told = 0
    screen = await game(setup, (moment, { host }) => {
      const table = (host as unknown as { table: Table }).table
      const whole = momentFor(table, [0], 0)
      expect({ ...moment, from: 0, events: [] }).toEqual({ ...whole, events: [] })
      expect(moment.from).toBe(told)
      told += moment.events.length
      expect(told).toBe(table.told)
    })
  })

  test('no moment tells a seed, a record or another’s pick', async () => {
    const { told, host } = screen
    const save = await host.answer({ do: 'save' })
    if (save.is !== 'save') throw new Error(save.is)
    expect(save.save?.seed).toBe(seed)
    const text = JSON.stringify(told)
    expect(text).not.toContain(seed)
    expect(text).not.toMatch(/machinami \d/)
    const picked = told.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'picked' ? event : [])))
    for (const { seat, card } of picked) expect(card === FACE_DOWN).toBe(seat !== 0)
    if (setup.edition === 'legacy') expect(picked.length).toBeGreaterThan(0)
  })
})

test('a moment of a game for four takes some 700 bytes on average, however long the game is', async () => {
  const { told } = await game({ edition: 'both', players: 4 })
  const size = told.reduce((sum, moment) => sum + JSON.stringify(moment).length, 0)
  expect(told.length).toBeGreaterThan(500)
  expect(size / told.length).toBeLessThan(750)
})

test('ROOM-8 Whoever answers a question that has passed is told so, together with what they missed.', async () => {
  const screen = new Screen()
  const seats = [{ name: 'Ann' }, { name: 'Ben' }]
  const { questions } = await screen.send({ do: 'create', game: { setup: { edition: 'base', players: 2 }, seats } })
  const [{ seat, n, options }] = questions
  const play = { do: 'play', seat, n, move: options[0].move } as const
  const first = await screen.send({ ...play, from: 0 })
  const again = await screen.host.answer({ ...play, from: first.from })
  expect(again).toMatchObject({ is: 'moment', moment: { from: first.from, events: first.events } })
  const late = await screen.host.answer({ ...play, move: 12345, from: first.from })
  expect(late).toMatchObject({
    is: 'refused',
    refusal: { refused: 'stale-question' },
    moment: { events: first.events },
  })
})

test('a moment for whoever only watches has no questions, and secrets lie face down', () => {
  const setup = { edition: 'legacy', players: 2, house: { 'town-square': 'two-of-four' } } as const
  const table = Table.create({ setup, seats: [{ name: 'Ann' }, { name: 'Ben' }], seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const [{ n, options }] = table.asked()
  table.play(0, n, options[0].move)
  const { questions, events, view } = momentFor(table, [], 0)
  expect(questions).toEqual([])
  expect(JSON.stringify(events)).toContain(FACE_DOWN)
  expect(view.towns[0].picks).toEqual([])
  expect(momentFor(table, [0], 0).view.towns[0].picks).toHaveLength(1)
})

test('what others may not build yet is told of them, too, and nothing of what they would pay', () => {
  const legacy = rulesetFor({ edition: 'legacy', players: 2 })
  if (isRefusal(legacy)) throw new Error(legacy.refused)
  const cards = legacy.cards.map((card) =>
    card.kind === 'community' ? { ...card, opensIf: { different: 4 } as const } : card,
  )
  const table = Table.create({ ruleset: { ...legacy, cards }, seats: [{ name: 'Ann' }, { name: 'Ben' }], seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const { figures } = momentFor(table, [0], 0)
  expect(figures[1]).toEqual({ prices: {}, obstacles: { 'legacy-observatory': 'not-open' } })
  expect(figures[0].prices['legacy-observatory']).toBe(20)
})
