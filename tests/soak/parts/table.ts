import { isRefusal, type Setup } from '@machinami/cards'
import { formatRecord, Random, replay } from '@machinami/engine'
import { standingAfter, Table, verify } from '@machinami/table'
import { configurations } from '../../laws/configurations.ts'
import { add, type Part } from '../part.ts'

const MOST_ACTS = 600
const BOTS = ['random', 'random', 'planner', 'beginner']

/** A room in which anything happens: answers, wrong ones, undo, the clock, seats that change hands, snapshots. */
export function tablePart(): Part {
  const setups = configurations()
  const counts: Part['counts'] = {}
  return { name: 'table', counts, turn: (seed) => room(setups[(seed * 31) % setups.length], seed, counts) }
}

function room(setup: Setup, seed: number, counts: Part['counts']): void {
  const random = new Random(seed, 21)
  const secret = seed.toString(16).padStart(32, '0')
  const seats = Array.from({ length: setup.players }, (_, nth) => player(random, nth))
  let table = must(Table.create({ setup, seats, seed: secret, botSeed: seed }))
  const told: string[] = []
  for (let act = 0; act < MOST_ACTS && !table.isOver; act++) {
    happen(table, random, counts)
    told.push(...table.events(told.length).map((event) => JSON.stringify(event)))
    if (random.below(40) === 0) table = laidAgain(table, secret, counts)
    if (random.below(40) === 0) looked(table, told, counts)
  }
  looked(table, told, counts)
  add(counts, table.isOver ? 'tables played to their end' : 'tables left')
}

const player = (random: Random, nth: number) =>
  random.below(2) === 0 ? { name: `P${nth}` } : { name: `B${nth}`, bot: BOTS[random.below(BOTS.length)] }

function happen(table: Table, random: Random, counts: Part['counts']): void {
  const seat = random.below(table.seats.length)
  const chance = random.below(30)
  if (chance === 0) {
    add(counts, isRefusal(table.undo(seat)) ? 'wishes to take back refused' : 'answers taken back')
  } else if (chance === 1) {
    must(table.reseat(seat, player(random, seat)) ?? {})
    add(counts, 'seats that changed hands')
  } else if (chance < 5) wrong(table, random, counts)
  else if (table.isAutomatic) table.next()
  else answer(table, random, chance === 5, counts)
}

/** Answers that fit nothing must be refused and change nothing. */
function wrong(table: Table, random: Random, counts: Part['counts']): void {
  const before = [table.told, table.state.join()].join()
  const seat = random.below(7) - 1
  const result = table.play(seat, random.below(1e6) + 1e6, random.below(70_000) - 1000)
  if (!isRefusal(result)) throw new Error(`an answer to a question that was never asked was taken at seat ${seat}`)
  if ([table.told, table.state.join()].join() !== before) throw new Error('a refused answer changed something')
  add(counts, 'wrong answers refused')
}

function answer(table: Table, random: Random, isLate: boolean, counts: Part['counts']): void {
  const asked = table.asked()
  const { seat, n, options } = asked[random.below(asked.length)]
  const { move } = options[random.below(options.length)]
  const events = isLate ? table.timeOut(seat, n) : table.play(seat, n, move)
  must(events)
  add(counts, isLate ? 'answers of the clock' : 'answers')
  if (isLate || isRefusal(events)) return
  const again = table.play(seat, n, move)
  if (JSON.stringify(again) !== JSON.stringify(events)) throw new Error('an answer sent again was told otherwise')
}

function laidAgain(table: Table, seed: string, counts: Part['counts']): Table {
  const kept = JSON.parse(JSON.stringify(table.snapshot()))
  const again = must(Table.restore(kept, { seed }))
  const facts = (each: Table) => JSON.stringify([each.events(), each.asked(), each.record(), [...each.state]])
  if (facts(again) !== facts(table)) throw new Error('a table laid again from its snapshot is another')
  add(counts, 'tables laid again from snapshots')
  return again
}

/** Entries never change; the record tells what stands, replays to this state, and verifies. */
function looked(table: Table, told: readonly string[], counts: Part['counts']): void {
  const entries = table.events().map((event) => JSON.stringify(event))
  if (told.some((entry, nth) => entry !== entries[nth])) throw new Error('an entry of the log has changed')
  const record = table.record()
  const played = must(replay(record))
  if (played.state.some((value, nth) => value !== table.state[nth])) throw new Error('the record gives another state')
  must(verify(record))
  const decided = standingAfter([], table.events()).filter(({ kind }) => kind === 'decided').length
  const moments = record.moments.filter(({ seat }) => seat >= 0).length
  if (decided !== moments) throw new Error(`${decided} decisions stand, the record has ${moments}`)
  if (formatRecord(record) === '') throw new Error('an empty record')
  add(counts, 'records of tables verified')
}

function must<T>(value: T): Exclude<T, { readonly refused: unknown }> {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`)
  return value as Exclude<T, { readonly refused: unknown }>
}
