import '../testing/page.ts'
import { expect, test } from 'vitest'
import { follow } from './steady.ts'

interface Card {
  readonly id: string
  readonly price: number
}
const card = (id: string, price = 1): Card => ({ id, price })
const idOf = ({ id }: Card): string => id

/** Everything that is shown on the way, step by step. */
function steps(from: readonly Card[], to: readonly Card[], most: number): string[] {
  let now = {
    shown: new Map(from.map((each) => [each.id, each])) as ReadonlyMap<string | number, Card>,
    isBehind: true,
  }
  const seen: string[] = []
  while (now.isBehind) {
    now = follow(now.shown, to, idOf, most)
    seen.push([...now.shown.values()].map(({ id, price }) => `${id}${price}`).join(' '))
  }
  return seen
}

test('a list that is laid out grows at its end only', () => {
  expect(steps([], [card('cafe'), card('bakery'), card('ranch')], 1)).toEqual([
    'cafe1',
    'cafe1 bakery1',
    'cafe1 bakery1 ranch1',
  ])
})

test('what changes does so from the front, and waits in its place until then', () => {
  const kept = card('bakery')
  const to = [card('cafe', 2), kept, card('ranch', 2)]
  expect(steps([card('cafe'), kept, card('ranch')], to, 1)).toEqual(['cafe2 bakery1 ranch1', 'cafe2 bakery1 ranch2'])
})

test('what has gone is gone at once, and what takes its place stands where it belongs', () => {
  const [cafe, ranch] = [card('cafe'), card('ranch')]
  expect(steps([cafe, card('mine'), ranch], [cafe, card('farm'), ranch], 1)).toEqual(['cafe1 farm1 ranch1'])
})
