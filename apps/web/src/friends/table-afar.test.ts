import '../testing/page.ts'
import { momentFor, Teller } from '@machinami/host'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { farTable } from '../testing/far-table.ts'
import { sitDown } from '../testing/tables.ts'
import { workerWith } from '../testing/worker.ts'
import type { Asked, AtHand, FarSaid, Place } from './far-messages.ts'
import { keepFinishedGame } from './finished.ts'
import { TableAfar } from './table-afar.ts'

vi.mock('./finished.ts', () => ({ keepFinishedGame: vi.fn(async () => undefined) }))
beforeAll(sitDown)
const tables: TableAfar[] = []
beforeEach(() => {
  vi.mocked(keepFinishedGame).mockClear()
  return () => tables.splice(0).forEach((table) => table.leave())
})
afterEach(() => vi.unstubAllGlobals())

const PLACE = { server: 'http://localhost', table: 't1', secret: 's' }
const DOC = { id: 't1', phase: 'playing', seats: [], settings: {} } as unknown as NonNullable<AtHand['doc']>
const OPEN = { line: { is: 'open', by: 'socket' } } as const

/** A table on a server, and what its worker says of it. `record`: what the server gives when it is asked for it. */
function tableAfar(record: () => string | null = () => null) {
  const places: Place[] = []
  const { worker, say } = workerWith<FarSaid>((asked, answer) => {
    const { id, ask, with: what } = asked as Asked
    if (ask === 'sit') places.push(what as Place)
    if (ask === 'record') answer({ is: 'reply', id, reply: record() })
  })
  vi.stubGlobal('Worker', function Worker() {
    return worker
  })
  const table = new TableAfar(PLACE, () => ({ onward: { label: () => '', go: () => undefined } }))
  tables.push(table)
  const at = (now: Partial<AtHand>) => say({ is: 'at-hand', now })
  return { table, say, at, place: places[0] }
}

/** A game at its end, as a worker tells it first. */
function finished(): FarSaid & { is: 'begun' } {
  const { table, atScreen } = farTable({ edition: 'base', players: 2, first: 0 })
  const over = momentFor(table, [0], 0)
  const moment = new Teller().news({ ...over, questions: [], view: { ...over.view, winner: 1 } })
  return { is: 'begun', info: atScreen.info, moment }
}

test('whoever was turned away and is let in later is at the table', () => {
  const { table, say, at } = tableAfar()
  at({ doc: DOC, me: 0 })
  say({ is: 'turned-away', refusal: { refused: 'not-here' } })
  expect(table.turnedAway.value).toEqual({ refused: 'not-here' })
  at({ doc: { ...DOC } })
  expect(table.turnedAway.value).toBeNull()
})

test('a game that ended while nobody here looked is kept, as soon as its record can be had', async () => {
  const records = [null, 'the record']
  const { say, at } = tableAfar(() => records.shift() ?? null)
  at({ doc: DOC, me: 0 })
  say(finished())
  await Promise.resolve()
  expect(keepFinishedGame).not.toHaveBeenCalled()
  at(OPEN)
  await vi.waitFor(() => expect(keepFinishedGame).toHaveBeenCalledWith('t1', 'the record', 0))
  at(OPEN)
  expect(keepFinishedGame).toHaveBeenCalledOnce()
})

test('that sockets do not work here is known at the next table, until they do', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  const { place, say } = tableAfar()
  expect(place.noSockets).toBe(false)
  say({ is: 'learned', noSockets: true })
  expect(tableAfar().place.noSockets).toBe(true)
  say({ is: 'learned', noSockets: false })
  expect(tableAfar().place.noSockets).toBe(false)
})
