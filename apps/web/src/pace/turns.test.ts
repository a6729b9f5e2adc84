import '../testing/page.ts'
import { beforeEach, expect, test } from 'vitest'
import { change } from '../store/settings.ts'
import { inTurn, whenFree } from './turns.ts'

beforeEach(() => {
  change({ speed: 'normal' })
  Object.assign(document, { hidden: false })
  return () => Object.assign(document, { hidden: true })
})

const fail = () => {
  throw new Error('fell over')
}

test('one thing a frame, in the order in which they were asked for', async () => {
  const done: string[] = []
  const paint = globalThis.requestAnimationFrame
  globalThis.requestAnimationFrame = (painted) => {
    done.push('frame')
    return paint(painted)
  }
  const turns = ['coin', 'house', 'log'].map((each) => inTurn(() => done.push(each)))
  expect(done).toEqual([])
  await Promise.all(turns)
  globalThis.requestAnimationFrame = paint
  expect(done).toEqual(['coin', 'frame', 'house', 'frame', 'log', 'frame'])
})

test('what lets others pass comes when nobody waits', async () => {
  const done: string[] = []
  const tiles = ['first tile', 'second tile'].map((each) => whenFree(() => done.push(each)))
  await inTurn(() => done.push('coin'))
  const house = inTurn(() => done.push('house'))
  await Promise.all([house, ...tiles])
  expect(done).toEqual(['coin', 'house', 'first tile', 'second tile'])
})

test('what fails is told to whoever asked for it, and the next one has its turn', async () => {
  const done: string[] = []
  const failing = inTurn(fail)
  const next = inTurn(() => done.push('next'))
  await expect(failing).rejects.toThrow('fell over')
  await next
  await inTurn(() => done.push('later'))
  expect(done).toEqual(['next', 'later'])
})

test('in a page that is not seen nobody waits, and what fails keeps nobody from their turn', async () => {
  const done: string[] = []
  const failing = inTurn(fail)
  const next = inTurn(() => done.push('next'))
  Object.assign(document, { hidden: true })
  const last = inTurn(() => done.push('last'))
  expect(done).toEqual(['next', 'last'])
  await Promise.all([next, last])
  await expect(failing).rejects.toThrow('fell over')
})
