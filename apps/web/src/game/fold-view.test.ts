import { EDITION_IDS, isRefusal, type Setup } from '@machinami/cards'
import { type GameEvent, Random, redact, type View, view } from '@machinami/engine'
import { Table } from '@machinami/table'
import { expect, test } from 'vitest'
import { emptyView } from './empty-view.ts'
import { pictureAfter, tellOn } from './fold-view.ts'

/** A picture without what only rules know: what may be done next, and prices that depend on the table. */
function shown({ offered: _o, rerolled: _r, extraTurn: _t, extraAction: _a, openingRoundsLeft: _l, ...seen }: View) {
  const sites = (town: View['towns'][number]) => town.sites.map(({ id, built }) => ({ id, built: Number(built) }))
  const byName = <T extends { readonly id: string }>(all: readonly T[]) =>
    all.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return { ...seen, towns: seen.towns.map((town) => ({ ...town, sites: byName(sites(town)) })) }
}

/** A table with its picture as `seat` is told, event by event. */
function tableWith(setup: Setup, seed: string, seat = -1) {
  const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name }))
  const table = Table.create({ setup, seats, seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const { ruleset, ids, rowOf } = table.rules
  const facts = { ruleset, rows: Object.fromEntries(ids.map((id, card) => [id, rowOf[card]])) }
  const told = (before: View, events: readonly GameEvent[]) =>
    events.reduce((sum, event) => tellOn(sum, redact(event, seat), facts), before)
  return { table, facts, told, first: told(emptyView(ruleset), table.events() as GameEvent[]) }
}

function playOne(table: Table, random: Random): readonly GameEvent[] {
  const [asked] = table.asked()
  const events = table.next() ?? table.play(asked.seat, asked.n, asked.options[random.below(asked.options.length)].move)
  if (isRefusal(events)) throw new Error(events.refused)
  return events
}

const SETUPS: readonly Setup[] = [
  ...EDITION_IDS.map((edition) => ({ edition, players: 3 })),
  { edition: 'both', players: 3, market: '5-5-2', order: 'chosen' },
  { edition: 'legacy', players: 3, house: { 'town-square': 'two-of-four' } },
]

for (const setup of SETUPS)
  test(`the picture told by events is the table itself: ${Object.values(setup).map(String).join(' ')}`, () => {
    for (let n = 1; n <= 3; n++) {
      const { table, facts, told, first } = tableWith(setup, String(n).repeat(32), n - 2)
      const random = new Random(n)
      let picture = first
      for (let i = 0; i < 400 && !table.isOver; i++) {
        picture = told(picture, playOne(table, random))
        expect(shown(picture)).toEqual(shown(view(table.rules, table.state, n - 2)))
      }
      const events = (table.events() as GameEvent[]).map((event) => redact(event, n - 2))
      expect(shown(pictureAfter(events, facts))).toEqual(shown(picture))
    }
  })

test('looking back after secret picks, the towns have their starting cards', () => {
  const { table, told, first } = tableWith(SETUPS[SETUPS.length - 1], '5'.repeat(32))
  let picture = first
  const random = new Random(5)
  while (table.asked().some(({ question }) => question === 'pick')) picture = told(picture, playOne(table, random))
  expect(picture.towns.map(({ cards, picked }) => [cards.reduce((sum, { open }) => sum + open, 0), picked])).toEqual(
    Array(3).fill([2, 0]),
  )
})

test('what an event does not touch is not drawn again', () => {
  const { table, told, first } = tableWith({ edition: 'base', players: 3 }, '6'.repeat(32))
  const before = told(first, playOne(table, new Random(1)))
  const after = told(before, [{ kind: 'gained', seat: 1, n: 2, by: null }])
  expect(after.towns[1].coins).toBe(before.towns[1].coins + 2)
  expect([after.towns[0], after.towns[2], after.market]).toEqual([before.towns[0], before.towns[2], before.market])
  expect(after.towns[0]).toBe(before.towns[0])
  expect(after.market).toBe(before.market)
})
