import { EDITION_IDS, isRefusal } from '@machinami/cards'
import { Random, type View, view } from '@machinami/engine'
import { Table } from '@machinami/table'
import { expect, test } from 'vitest'
import { emptyView, tellOn } from './fold-view.ts'

/** What the screen shows of a table, in an order that does not matter. */
const shown = ({ turn, seat, towns, market, winner }: View) => ({
  turn,
  seat,
  winner,
  towns: towns.map(({ coins, landmarks, cards, sites, invested }) => ({
    coins,
    landmarks,
    cards: [...cards].sort((a, b) => a.id.localeCompare(b.id)),
    built: sites.flatMap((site) => (site.built ? [site.id] : [])).sort(),
    prices: sites.flatMap((site) => (site.built ? [] : [`${site.id} ${site.price}`])).sort(),
    invested,
  })),
  market: [...market].sort((a, b) => a.id.localeCompare(b.id)),
})

for (const edition of EDITION_IDS)
  test(`the picture told by events is the table itself: ${edition}`, () => {
    for (let n = 1; n <= 3; n++) {
      const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name }))
      const table = Table.create({ setup: { edition, players: 3 }, seats, seed: String(n).repeat(32) })
      if (isRefusal(table)) throw new Error(table.refused)
      const { ruleset, ids, rowOf } = table.rules
      const facts = { ruleset, rows: Object.fromEntries(ids.map((id, card) => [id, rowOf[card]])) }
      const random = new Random(n)
      let told = table.events().reduce((sum, event) => tellOn(sum, event, facts), emptyView(ruleset))
      for (let i = 0; i < 400 && !table.isOver; i++) {
        const [asked] = table.asked()
        const events =
          table.next() ?? table.play(asked.seat, asked.n, asked.options[random.below(asked.options.length)].move)
        if (isRefusal(events)) throw new Error(events.refused)
        told = events.reduce((sum, event) => tellOn(sum, event, facts), told)
        expect(shown(told)).toEqual(shown(view(table.rules, table.state)))
      }
    }
  })
