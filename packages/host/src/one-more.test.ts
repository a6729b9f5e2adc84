import { expect, test } from 'vitest'
import { oneMore } from './one-more.ts'
import { tableOf } from './testing.ts'

const near = (...n: number[]) => n.map((each) => expect.closeTo(each))
const moreOf = (card: string, ...table: Parameters<typeof tableOf>) => {
  const { rules, state } = tableOf(...table)
  const before = state.slice()
  const found = oneMore(rules, state, 0, card)
  expect(state).toEqual(before)
  return found
}

test('a Ranch pays on everybody’s 2, a Café only on others’ 3, although nobody has a coin', () => {
  const poor = { coins: -3 }
  expect(moreOf('ranch', 'base', poor, poor)).toEqual({
    own: { coins: near(1 / 6, 1 / 36), acts: near(1 / 6, 1 / 36) },
    theirs: { coins: near(1 / 6, 1 / 36), acts: near(1 / 6, 1 / 36) },
    asStands: false,
  })
  expect(moreOf('cafe', 'base', poor, poor)).toEqual({
    own: { coins: near(0, 0), acts: near(0, 0) },
    theirs: { coins: near(1 / 6, 2 / 36), acts: near(1 / 6, 2 / 36) },
    asStands: false,
  })
})

test('a Tax Office takes half from those who have ten coins now, on one’s own 8 and 9', () => {
  const found = moreOf('tax-office', 'harbor', {}, { coins: 10 }, { coins: 6 })
  // Ben has 13 and pays 6, Cleo has 9 and pays nothing.
  expect(found?.own).toEqual({ coins: near(0, (9 * 6) / 36), acts: near(0, 9 / 36) })
  expect(found?.theirs).toEqual({ coins: near(0, 0), acts: near(0, 0) })
  expect(found?.asStands).toBe(true)
})

test('a Publisher counts cups and bread, and nobody pays more than they have', () => {
  const found = moreOf('publisher', 'harbor', {}, { cards: ['cafe', 'cafe', 'cafe'], coins: -1 }, {})
  expect(found?.own.coins).toEqual(near(0, (6 * (2 + 1)) / 36))
})

test('on the first turn of Machi Koro 2 a Shopping District brings nothing, a Sushi Bar three', () => {
  expect(moreOf('mk2-shopping-district', 'two', {}, {}, {})?.own.coins).toEqual(near(0, 0))
  expect(moreOf('mk2-sushi-bar', 'two', {}, {}, {})?.theirs.coins).toEqual(near(3 / 6, 0))
})

test('with a Harbor a Tuna Boat acts on 10 and 11 too; without one it catches nothing', () => {
  const found = moreOf('tuna-boat', 'harbor', { landmarks: ['harbor'] }, {})
  expect(found?.own).toEqual({ coins: near(0, (6 * 7) / 36), acts: near(0, 6 / 36) })
  expect(found?.theirs).toEqual({ coins: near(0, 7 / 36), acts: near(0, 1 / 36) })
  expect(moreOf('tuna-boat', 'harbor', {}, {})?.own.coins).toEqual(near(0, 0))
})

test('a Soda Bottling Plant counts everybody’s cups; a Loan Office costs two', () => {
  expect(moreOf('soda-bottling-plant', 'row', {}, { cards: ['cafe', 'cafe'] })?.own.coins).toEqual(near(0, 4 / 36))
  expect(moreOf('loan-office', 'row', {}, {})?.own.coins).toEqual(near(-4 / 6, (-9 * 2) / 36))
})

test('a landmark is not counted in copies', () => {
  expect(moreOf('train-station', 'base', {}, {})).toBeNull()
})
