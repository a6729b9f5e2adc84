import { isRefusal, type Setup } from '@machinami/cards'
import { formatRecord, Random, type SeatRecord } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { ScriptedLuck, standingAfter, Table, type TableOptions, verify } from './index.ts'
import { answerAnything, must, open, PEOPLE, PICKS, questionTo, SEED, say } from './testing.ts'

const refusal = (options: Partial<TableOptions>) =>
  Table.create({ setup: { edition: 'base', players: 2 }, seats: PEOPLE.slice(0, 2), seed: SEED, ...options })

const kinds = (table: Table, from: number) => table.events(from).map(({ kind }) => kind)

describe('at the door', () => {
  it('ROOM-1 A table has as many seats as its rules have players, and every bot at it is known.', () => {
    expect(refusal({ seats: PEOPLE })).toMatchObject({ refused: 'wrong-player-count', what: '3', wanted: '2' })
    expect(refusal({ seats: [{ name: 'Ann' }, { name: 'X', bot: 'hal' }] })).toMatchObject({ refused: 'unknown-bot' })
    expect(open({ seats: [{ name: 'Ann' }, { name: 'X', bot: 'random' }] }).people).toEqual([0])
  })

  it('ROOM-2 What no record could say is refused at the door: long names, control characters, half characters, odd seeds.', () => {
    const named = (name: string) => refusal({ seats: [{ name }, { name: 'Bob' }] })
    for (const name of ['x'.repeat(25), 'Ann\n', '\u001b[2J', 'Ann\ud83d', '\udc00'])
      expect(named(name), JSON.stringify(name)).toMatchObject({ refused: 'bad-name' })
    for (const name of ['x'.repeat(24), 'Ånn 🎲', 'まち', '']) expect(isRefusal(named(name))).toBe(false)
    for (const seed of ['', 'abc', 'A'.repeat(32), 'f'.repeat(31), 'f'.repeat(129), `${'f'.repeat(32)}\n`])
      expect(refusal({ seed }), JSON.stringify(seed)).toMatchObject({ refused: 'bad-seed' })
    const bots = [{ name: 'Ann' }, { name: 'Bob', bot: 'Person 1' }]
    expect(refusal({ seats: bots, bots: 'later' })).toMatchObject({ refused: 'unknown-bot' })
    expect(refusal({ seats: [{ name: 'Ann', bot: 'person' }, { name: 'Bob' }], bots: 'later' })).toMatchObject({
      refused: 'unknown-bot',
    })
  })

  it('ROOM-3 Nothing from outside makes a room throw: it is refused with a reason, and nothing changes.', () => {
    const table = open()
    const before = JSON.stringify(table.snapshot())
    const odd = [undefined, null, Number.NaN, -1, 0.5, 99, 2 ** 53, '0', {}, []] as unknown as number[]
    for (const seat of odd)
      for (const n of [...odd, questionTo(table, 0).n]) {
        expect(isRefusal(table.play(seat, n, n))).toBe(true)
        expect(isRefusal(table.timeOut(seat, n))).toBe(true)
      }
    for (const move of odd) expect(isRefusal(table.play(0, questionTo(table, 0).n, move))).toBe(true)
    for (const seat of odd) {
      expect(isRefusal(table.undo(seat))).toBe(true)
      expect(isRefusal(table.reseat(seat, { name: 'X' }))).toBe(true)
      expect(table.ask(seat)).toBeNull()
      expect(table.canUndo(seat)).toBe(false)
    }
    for (const becomes of [{}, { name: 7 }, { name: 'x'.repeat(99) }, { name: 'X', bot: 7 }] as unknown as SeatRecord[])
      expect(isRefusal(table.reseat(0, becomes))).toBe(true)
    for (const kept of [...odd, { format: 1 }, { ...table.snapshot(), seats: [null] }])
      expect(isRefusal(Table.restore(kept, { seed: SEED }))).toBe(true)
    expect(JSON.stringify(table.snapshot())).toBe(before)
  })
})

describe('questions and answers', () => {
  it('ROOM-4 An answer names the number of its question; numbers only grow, and none is used for two questions.', () => {
    const table = open()
    const random = new Random(2)
    const questionOf = new Map<number, string>()
    let last = 0
    for (let i = 0; i < 400 && !table.isOver; i++) {
      for (const { n, ...question } of table.asked()) {
        const text = JSON.stringify([question, table.record().moments.length])
        expect(questionOf.get(n) ?? text).toBe(text)
        questionOf.set(n, text)
        expect(n).toBeGreaterThanOrEqual(last)
        last = n
      }
      if (i % 5 === 4 && table.canUndo(0)) table.undo(0)
      else answerAnything(table, random)
    }
    expect(questionOf.size).toBeGreaterThan(200)
  })

  it('ROOM-5 While picks are secret all seats are asked at once, each by a number that stays open while others answer.', () => {
    const table = open({ setup: PICKS, seats: PEOPLE })
    const numbers = table.asked().map(({ n }) => n)
    expect(new Set(numbers).size).toBe(3)
    say(table, 1, 'pick legacy-bakery')
    const [ann, bob, cleo] = table.asked().map(({ n }) => n)
    expect([ann, cleo]).toEqual([numbers[0], numbers[2]])
    expect(bob).toBeGreaterThan(Math.max(...numbers))
  })

  it('ROOM-6 Only the seat that is asked can answer, once, with one of the options.', () => {
    const table = open()
    const { n, options } = questionTo(table, 0)
    const { move } = options[0]
    expect(table.play(1, n, move)).toMatchObject({ refused: 'not-your-question' })
    expect(table.play(0, n, 12345)).toEqual({ refused: 'not-an-option' })
    expect(table.play(0, n + 1, move)).toMatchObject({ refused: 'stale-question' })
    must(table.play(0, n, move))
    table.run()
    const build = questionTo(table, 0)
    must(table.play(0, build.n, build.options[0].move))
    expect(table.play(0, build.n, build.options[1].move)).toMatchObject({ refused: 'stale-question' })
  })

  it('ROOM-7 A seat’s last answer, sent again, is answered with the same events and not played again.', () => {
    const table = open()
    const { n, options } = questionTo(table, 0)
    const events = must(table.play(0, n, options[0].move))
    table.run()
    const before = JSON.stringify(table.snapshot())
    expect(table.play(0, n, options[0].move)).toEqual(events)
    expect(JSON.stringify(table.snapshot())).toBe(before)
    const build = questionTo(table, 0)
    must(table.play(0, build.n, build.options[1].move))
    expect(table.undo(0)).toBeNull()
    // What was taken back is not repeated: its number is gone.
    expect(table.play(0, build.n, build.options[1].move)).toMatchObject({ refused: 'stale-question' })
  })

  it('ROOM-9 Chance, bots and answers without a choice come one at a time, when called for; people throw their own dice.', () => {
    const table = open({ seats: [{ name: 'Ann' }, { name: 'Bob', bot: 'random' }], luck: new ScriptedLuck([4, 4, 4]) })
    expect(table.isAutomatic).toBe(false)
    expect(table.next()).toBeNull()
    must(table.play(0, questionTo(table, 0).n, questionTo(table, 0).options[0].move))
    expect(table.next()?.map(({ kind }) => kind)).toEqual(['rolled', 'asked'])
    expect(table.next()).toBeNull()
    say(table, 0, 'pass')
    const steps = Array.from({ length: 3 }, () => table.next()?.[0])
    expect(steps).toMatchObject([
      { kind: 'decided', seat: 1, answer: { kind: 'roll' } },
      { kind: 'rolled' },
      { kind: 'decided', seat: 1 },
    ])
    expect(table.next()).toBeNull()
  })
})

describe('taking back', () => {
  it('ROOM-13 A seat takes back its last free decision until there is news, and never after the end.', () => {
    const table = open({ luck: new ScriptedLuck([4, 4]) })
    expect(table.undo(0)).toEqual({ refused: 'nothing-to-undo' })
    say(table, 0, 'roll 1')
    expect(table.canUndo(0)).toBe(false)
    table.run()
    expect(table.canUndo(0)).toBe(false)
    say(table, 0, 'build ranch')
    expect(table.canUndo(0)).toBe(true)
    say(table, 1, 'roll 1')
    expect(table.canUndo(0)).toBe(false)
    const ended = open({ seats: PEOPLE.slice(0, 2) })
    const random = new Random(1)
    while (!ended.isOver) answerAnything(ended, random)
    expect([0, 1].map((seat) => ended.canUndo(seat))).toEqual([false, false])
  })

  it('ROOM-14 Taking back is an entry that says how many events stand no more; others’ secret picks are told again behind it.', () => {
    const table = open({ setup: PICKS, seats: PEOPLE })
    const start = table.told
    say(table, 0, 'pick legacy-bakery')
    const first = table.told - start
    say(table, 1, 'pick legacy-forest')
    const told = table.told
    expect(table.undo(0)).toBeNull()
    const [undone, ...rest] = table.events(told)
    expect(undone).toEqual({ kind: 'undone', seat: 0, n: told - start })
    expect(rest).toContainEqual({ kind: 'picked', seat: 1, card: 'legacy-forest' })
    expect(rest).toHaveLength(told - start - first)
    expect(table.record().moments.map(({ seat }) => seat)).toEqual([1])
  })

  it('ROOM-16 Nobody takes back what somebody else decided, not even on the same seat.', () => {
    const table = open({ luck: new ScriptedLuck([4]) })
    say(table, 0, 'roll 1')
    say(table, 0, 'build ranch')
    expect(table.canUndo(1)).toBe(false)
    expect(table.canUndo(0)).toBe(true)
    must(table.reseat(0, { name: 'Dora' }))
    expect(table.undo(0)).toEqual({ refused: 'nothing-to-undo' })
    const picks = open({ setup: PICKS, seats: PEOPLE })
    say(picks, 1, 'pick legacy-forest')
    say(picks, 0, 'pick legacy-bakery')
    must(picks.reseat(0, { name: 'Dora' }))
    expect(picks.undo(1)).toBeNull()
    expect(picks.canUndo(0)).toBe(false)
    expect(picks.record().moments.map(({ seat }) => seat)).toEqual([0])
  })
})

describe('changing hands', () => {
  const planner = { name: 'Ann', bot: 'planner' }

  it('ROOM-17 A seat changes hands at any time until the end; log and record say when, and who sits there now.', () => {
    const table = open({ luck: new ScriptedLuck([4]) })
    say(table, 0, 'roll 1')
    table.run()
    const { told } = table
    expect(table.reseat(0, planner)).toBeNull()
    expect(table.events(told)).toEqual([{ kind: 'reseated', seat: 0, was: { name: 'Ann' }, becomes: planner }])
    expect(table.seats[0]).toEqual(planner)
    expect(table.people).toEqual([1])
    expect(table.record().seats[0]).toEqual({ name: 'Ann' })
    expect(table.record().seatChanges).toEqual([{ at: 2, seat: 0, becomes: planner }])
    const over = open()
    const random = new Random(1)
    while (!over.isOver) answerAnything(over, random)
    expect(over.reseat(0, planner)).toEqual({ refused: 'game-over' })
  })

  it('ROOM-18 The open question of a seat that changed hands gets a new number, and no other question does.', () => {
    const table = open()
    const { n, options } = questionTo(table, 0)
    must(table.reseat(1, { name: 'Dora' }))
    expect(questionTo(table, 0).n).toBe(n)
    must(table.reseat(0, { name: 'Emil' }))
    expect(questionTo(table, 0).n).toBeGreaterThan(n)
    expect(table.play(0, n, options[0].move)).toMatchObject({ refused: 'stale-question' })
    const picks = open({ setup: PICKS, seats: PEOPLE })
    const before = picks.asked().map((each) => each.n)
    must(picks.reseat(1, { name: 'Dora' }))
    const after = picks.asked().map((each) => each.n)
    expect([after[0], after[2]]).toEqual([before[0], before[2]])
    expect(after[1]).toBeGreaterThan(Math.max(...before))
  })

  it('ROOM-19 A bot that took over answers by itself; a person who comes back is asked.', () => {
    const table = open()
    expect(table.isAutomatic).toBe(false)
    must(table.reseat(0, planner))
    expect(table.isAutomatic).toBe(true)
    expect(table.run().filter((event) => event.kind === 'decided' && event.seat === 0)).toHaveLength(2)
    expect(table.asked()).toMatchObject([{ seat: 1, question: 'dice' }])
    must(table.reseat(0, { name: 'Ann' }))
    say(table, 1, 'roll 1')
    say(table, 1, 'pass')
    expect(table.next()).toBeNull()
    expect(table.asked()).toMatchObject([{ seat: 0, question: 'dice' }])
  })
})

describe('the clock', () => {
  it('ROOM-21 Where a fallback can leave things as they are, it does.', () => {
    const table = open({ luck: new ScriptedLuck([4]) })
    const fallback = () => {
      const { options, fallback: move } = table.asked()[0]
      return options.find((option) => option.move === move)?.answer
    }
    expect(fallback()).toEqual({ kind: 'roll', dice: 1 })
    say(table, 0, 'roll 1')
    table.run()
    expect(fallback()).toEqual({ kind: 'pass' })
  })

  it('ROOM-22 A question that timed out is answered with its fallback; log and record say that the clock did it.', () => {
    const table = open({ luck: new ScriptedLuck([4]) })
    say(table, 0, 'roll 1')
    table.run()
    const { told } = table
    const { n } = questionTo(table, 0)
    expect(table.timeOut(1, n)).toMatchObject({ refused: 'not-your-question' })
    expect(table.timeOut(0, n - 1)).toMatchObject({ refused: 'stale-question' })
    must(table.timeOut(0, n))
    expect(kinds(table, told).slice(0, 2)).toEqual(['late', 'decided'])
    expect(table.record().moments.at(-1)).toMatchObject({ seat: 0, answer: { kind: 'pass' }, late: true })
    expect(isRefusal(table.timeOut(0, n))).toBe(true)
  })
})

describe('secrets', () => {
  it('ROOM-25 The seed is told when the game is over, and not before.', () => {
    const table = open()
    const random = new Random(1)
    while (!table.isOver) {
      expect(JSON.stringify([table.record(), table.snapshot(), table.events()])).not.toContain(SEED)
      for (let i = 0; i < 40; i++) answerAnything(table, random)
    }
    expect(table.record().seed).toBe(SEED)
  })
})

describe('bots elsewhere', () => {
  const seats = [{ name: 'Ann' }, { name: 'Bob', bot: 'somebody-elses' }]

  it('ROOM-26 Where bots answer later, the room says what they are asked and waits for the answer as for a person’s.', () => {
    const table = open({ seats, bots: 'later', luck: new ScriptedLuck([4, 4]) })
    say(table, 0, 'roll 1')
    expect(table.ask(1)).toBeNull()
    say(table, 0, 'pass')
    table.run()
    // There was one way to throw one die; it is asked what to build.
    expect(table.isAutomatic).toBe(false)
    const asked = table.ask(1)
    expect(asked).toMatchObject({ seat: 1, bot: 'somebody-elses', n: table.asked()[0].n })
    expect(JSON.parse(JSON.stringify(asked))).toEqual(asked)
    expect(table.ask(0)).toBeNull()
    expect(table.play(1, (asked?.n ?? 0) - 1, asked?.options[0] ?? 0)).toMatchObject({ refused: 'stale-question' })
    must(table.play(1, asked?.n ?? 0, asked?.options[0] ?? 0))
    expect(table.ask(1)).toBeNull()
    expect(table.undo(1)).toEqual({ refused: 'nothing-to-undo' })
  })
})

describe('putting away and going on', () => {
  const played = (setup: Setup = { edition: 'base', players: 2 }) => {
    const table = open({ setup, seats: PEOPLE.slice(0, setup.players) })
    const random = new Random(8)
    for (let i = 0; i < 60; i++) answerAnything(table, random)
    return table
  }

  it('ROOM-29 A snapshot that was damaged, or is not one, is refused.', () => {
    const snapshot = played().snapshot()
    const restore = (kept: unknown) => Table.restore(kept, { seed: SEED })
    expect(isRefusal(restore(snapshot))).toBe(false)
    const damaged = [
      { ...snapshot, format: 2 },
      { ...snapshot, deeds: snapshot.deeds.slice(1) },
      { ...snapshot, deeds: snapshot.deeds.slice(0, -1) },
      { ...snapshot, deeds: [...snapshot.deeds, 'undo p9'] },
      { ...snapshot, deeds: [...snapshot.deeds, 'resume soon'] },
      { ...snapshot, deeds: [...snapshot.deeds, 'seat p1 person Ann'] },
      { ...snapshot, told: snapshot.told + 1 },
      { ...snapshot, asked: snapshot.asked + 1 },
      { ...snapshot, mark: 'x' },
      { ...snapshot, hash: '0'.repeat(16) },
    ]
    for (const kept of damaged) expect(isRefusal(restore(kept)), JSON.stringify(kept).slice(-60)).toBe(true)
  })

  it('ROOM-30 A snapshot holds no seed, and other luck than the promised one is never claimed for the promise.', () => {
    const table = played()
    const snapshot = table.snapshot()
    expect(JSON.stringify(snapshot)).not.toContain(SEED)
    const { commitment } = table.record()
    const other = must(Table.restore(snapshot, { seed: 'f'.repeat(32) }))
    const random = new Random(1)
    while (!other.isOver) answerAnything(other, random)
    expect(other.record()).toMatchObject({ commitment })
    expect(other.record().seed).toBeUndefined()
    expect(isRefusal(verify(other.record()))).toBe(false)
  })

  it('ROOM-31 A game that goes on from its record asks by numbers that were never used and has nothing to take back.', () => {
    const table = open({ luck: new ScriptedLuck([4]) })
    say(table, 0, 'roll 1')
    say(table, 0, 'build ranch')
    must(table.reseat(1, { name: 'Bob', bot: 'random' }))
    const { n } = questionTo(table, 1)
    const resumed = must(Table.resume(table.record(), { luck: new ScriptedLuck([]), firstQuestion: 1000 }))
    expect(resumed.asked()[0].n).toBe(1000)
    expect(n).toBeLessThan(1000)
    expect(resumed.canUndo(0)).toBe(false)
    expect(resumed.seats).toEqual(table.seats)
    expect(formatRecord(resumed.record())).toBe(formatRecord(table.record()))
    expect(standingAfter([], resumed.events())).toEqual(standingAfter([], table.events()))
    const again = must(Table.restore(resumed.snapshot(), { luck: new ScriptedLuck([]) }))
    expect(again.asked()).toEqual(resumed.asked())
  })

  it('ROOM-32 Where a bot has retired since, a stand-in takes its seat as anybody would, or the game is refused.', () => {
    const seats = [{ name: 'Ann' }, { name: 'Bob', bot: 'retired' }]
    const table = open({ seats, bots: 'later' })
    say(table, 0, 'roll 1')
    const becomes = { name: 'Bob', bot: 'random' }
    for (const goOn of [
      (standIn?: string) => Table.restore(table.snapshot(), { seed: SEED, ...(standIn ? { standIn } : {}) }),
      (standIn?: string) =>
        Table.resume(table.record(), { seed: SEED, firstQuestion: 99, ...(standIn ? { standIn } : {}) }),
    ]) {
      expect(goOn()).toEqual({ refused: 'unknown-bot', what: 'retired' })
      const again = must(goOn('random'))
      expect(again.events().at(-1)).toEqual({ kind: 'reseated', seat: 1, was: seats[1], becomes })
      expect(again.record()).toMatchObject({ seats, seatChanges: [{ at: 1, seat: 1, becomes }] })
    }
  })
})
