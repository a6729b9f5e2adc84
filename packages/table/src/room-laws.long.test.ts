import { botNamed } from '@machinami/bots'
import { isRefusal, type Setup } from '@machinami/cards'
import { FACE_DOWN, formatRecord, type GameEvent, Random, replay } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { choiceFor, type RoomEvent, standingAfter, Table, type TableOptions } from './index.ts'
import { must, open, PEOPLE, PICKS, SEED } from './testing.ts'

const SETUPS: readonly Setup[] = [
  { edition: 'base', players: 3 },
  { edition: 'both', players: 3 },
  { edition: 'two', players: 3 },
  PICKS,
]

/** Something that may happen at a table: mostly answers, some of them late or taken back, now and then another player. */
function anything(table: Table, random: Random): void {
  const chance = random.below(20)
  const seat = random.below(3)
  const asked = table.isAutomatic ? [] : table.asked()
  const question = asked[random.below(asked.length)]
  if (chance < 3) void table.undo([0, 1, 2].find((each) => table.canUndo(each)) ?? seat)
  else if (chance === 3) void table.reseat(seat, random.below(2) ? { name: 'Bo', bot: 'random' } : { name: 'Di' })
  else if (chance === 4) void table.play(seat, random.below(200), random.below(1000))
  else if (chance === 5 && question) must(table.timeOut(question.seat, question.n))
  else if (question)
    must(table.play(question.seat, question.n, question.options[random.below(question.options.length)].move))
  else table.next()
}

/** Lets things happen at a table; `look` at it after each. */
function session(table: Table, n: number, seed: number, look: (table: Table, nth: number) => void): Table {
  const random = new Random(seed)
  for (let nth = 0; nth < n && !table.isOver; nth++) {
    anything(table, random)
    look(table, nth)
  }
  return table
}

const seated = (setup: Setup, more: Partial<TableOptions> = {}) => open({ setup, seats: PEOPLE, botSeed: 5, ...more })

/** All that can be seen of a table, and of what may come. */
const seen = (table: Table) => ({
  events: table.events(),
  asked: table.asked(),
  record: table.record(),
  undo: [0, 1, 2].map((seat) => table.canUndo(seat)),
  seats: table.seats,
  state: [...table.state],
})

describe.each(SETUPS)('whatever happens at a table of $edition', (setup) => {
  it('ROOM-10 Everything that happens is an entry; entries are numbered from 0, are only added, and never change.', () => {
    const told: string[] = []
    session(seated(setup), 150, 1, (table) => {
      const entries = table.events().map((event) => JSON.stringify(event))
      expect(told.findIndex((entry, n) => entry !== entries[n])).toBe(-1)
      told.push(...entries.slice(told.length))
    })
    expect(told.some((entry) => entry.includes('undone'))).toBe(true)
  })

  it('ROOM-11 The log is told from any entry on.', () => {
    const random = new Random(3)
    session(seated(setup), 80, 2, (table) => {
      const from = random.below(table.told + 2)
      expect(table.events(from)).toEqual(table.events().slice(from))
    })
  })

  it('ROOM-12 Whoever folds the entries, in pieces of any size, has the game as it stands.', () => {
    const random = new Random(3)
    let stands: GameEvent[] = []
    let known = 0
    session(seated(setup), 150, 3, (table) => {
      if (random.below(10) > 0) return
      stands = standingAfter(stands, table.events(known))
      known = table.told
      const record = table.record()
      const facts = [...record.start, ...record.moments.flatMap((moment) => moment.facts)]
      const causes = new Set<string>(['decided', 'rolled', 'drawn', 'asked'])
      expect(stands.filter(({ kind }) => !causes.has(kind))).toEqual(facts)
      const played = replay(record)
      if (isRefusal(played)) throw new Error(JSON.stringify(played))
      expect(played.state).toEqual(table.state)
    })
  })

  it('ROOM-15 A record holds only what stands, and verifies whatever was taken back.', () => {
    session(seated(setup), 150, 4, (table, nth) => {
      if (nth % 10 > 0) return
      const { moments } = table.record()
      const stands = standingAfter([], table.events())
      expect(
        moments.filter(({ seat }) => seat >= 0).map(({ seat, answer }) => ({ kind: 'decided', seat, answer })),
      ).toEqual(stands.filter(({ kind }) => kind === 'decided'))
      expect(isRefusal(replay(table.record()))).toBe(false)
    })
  })

  it('ROOM-23 A seat is told its own secret picks and nobody else’s, and whoever only watches none, from any entry on.', () => {
    const pickIn = (event: RoomEvent) =>
      event.kind === 'picked' || (event.kind === 'decided' && event.answer.kind === 'pick') ? event : null
    const cardIn = (event: RoomEvent) => (event.kind === 'decided' ? event.answer : event) as { card: string }
    session(seated(setup), 40, 5, (table, nth) => {
      for (const eyes of [-1, 0, 1, 2])
        for (const [i, event] of table.events(nth, eyes).entries()) {
          const pick = pickIn(event)
          if (!pick) expect(event).toBe(table.events(nth)[i])
          else expect(cardIn(pick).card === FACE_DOWN, JSON.stringify(pick)).toBe(pick.seat !== eyes)
        }
    })
  })

  it('ROOM-24 A record for a seat says no more than its entries, until the picks are turned over.', () => {
    let hidden = 0
    session(seated(setup), 40, 6, (table) => {
      const isPicking = table.asked()[0]?.question === 'pick'
      for (const eyes of [-1, 0, 1, 2]) {
        const record = table.record(eyes)
        if (!isPicking) expect(record).toEqual(table.record())
        for (const { seat, answer, facts } of isPicking ? record.moments : []) {
          hidden += seat === eyes ? 0 : 1
          const cards = [answer, ...facts].flatMap((each) => ('card' in each ? [each.card] : []))
          expect(cards.every((card) => (card === FACE_DOWN) === (seat !== eyes))).toBe(true)
        }
      }
    })
    expect(hidden > 0).toBe(setup === PICKS)
  })

  it('ROOM-28 A table laid again from its snapshot is the same table: entries, numbers, undo and bots’ luck.', () => {
    const table = seated(setup, { seats: [...PEOPLE.slice(0, 2), { name: 'Bot', bot: 'beginner' }] })
    session(table, 100, 7, (_, nth) => {
      if (nth % 10 > 0) return
      const kept = JSON.parse(JSON.stringify(table.snapshot()))
      const again = must(Table.restore(kept, { seed: SEED }))
      expect(seen(again)).toEqual(seen(table))
      // The same things done at both lead to the same: undo, bots and dice included.
      const twin = must(Table.restore(kept, { seed: SEED }))
      for (const each of [again, twin]) session(each, 15, nth, () => {})
      expect(seen(twin)).toEqual(seen(again))
    })
    const left = must(Table.restore(table.snapshot(), { seed: SEED }))
    for (const each of [table, left]) session(each, 150, 9, () => {})
    expect(seen(left)).toEqual(seen(table))
    expect(formatRecord(left.record())).toBe(formatRecord(table.record()))
  })

  it('ROOM-27 A bot that answers later gives the answer it would have given at once.', () => {
    const seats = PEOPLE.map(({ name }) => ({ name, bot: 'beginner' }))
    const now = seated(setup, { seats })
    const later = seated(setup, { seats, bots: 'later' })
    for (let i = 0; i < 100 && !now.isOver; i++) now.next()
    while (later.record().moments.length < now.record().moments.length) {
      if (later.next()) continue
      const seat = later.asked()[0].seat
      const asked = later.ask(seat)
      const bot = botNamed(asked?.bot ?? '')
      if (!asked || !bot) throw new Error('nobody is asked')
      const travelled = JSON.parse(JSON.stringify(asked)) as typeof asked
      must(later.play(seat, asked.n, bot.choose(choiceFor(later.rules, travelled))))
    }
    expect(later.record().moments).toEqual(now.record().moments)
  })
})
