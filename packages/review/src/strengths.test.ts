import { isRefusal } from '@machinami/cards'
import { expect, it } from 'vitest'
import { reviewGame } from './review-game.ts'
import { chancesFor, marginFor, seatStrengths } from './strengths.ts'
import { playedGame } from './testing.ts'

it('who plays better wins more often than chances between experts say', async () => {
  const record = await playedGame({ edition: 'base', players: 2 }, ['expert', 'learner'], 1)
  const strengths = seatStrengths(record, { decisions: [], seats: [] })
  expect(strengths.map(({ level }) => level)).toEqual([4, 1])
  const [expert, learner] = chancesFor(record, strengths)([0.5, 0.5])
  expect(expert).toBeGreaterThan(0.65)
  expect(expert + learner).toBeCloseTo(1, 9)
  expect(chancesFor(record, strengths)([0, 1])).toEqual([0, 1])
})

it('somebody of whom nothing is known may be anybody', async () => {
  const record = await playedGame({ edition: 'base', players: 2 }, ['planner', 'planner'], 1)
  const [person] = seatStrengths(
    { ...record, seats: [{ name: 'Ann' }, ...record.seats.slice(1)] },
    { decisions: [], seats: [] },
  )
  expect(person).toEqual({ level: 2, low: 0, high: 4, from: 'unknown' })
})

it('bots with manners of their own are taken for what they win, not for the middle', async () => {
  const record = await playedGame({ edition: 'base', players: 2 }, ['restaurateur', 'random'], 1)
  const [manners, dice] = seatStrengths(record, { decisions: [], seats: [] })
  expect(manners.level).toBeGreaterThan(0)
  expect(manners.level).toBeLessThan(1.5)
  expect(dice.level).toBe(0)
})

it('whoever played on from the middle of a game is who sits there', async () => {
  const record = await playedGame({ edition: 'base', players: 2 }, ['planner', 'planner'], 1)
  const seatChanges = [{ at: 9, seat: 1, becomes: { name: 'Bo', bot: 'expert' } }]
  expect(seatStrengths({ ...record, seatChanges }, { decisions: [], seats: [] }).map(({ level }) => level)).toEqual([
    2, 4,
  ])
})

it('what was chosen before somebody sat down says nothing about them', async () => {
  const record = await playedGame({ edition: 'base', players: 2 }, ['beginner', 'planner'], 1)
  const review = await reviewGame(record)
  if (isRefusal(review)) throw new Error(review.refused)
  const taken = (at: number) =>
    seatStrengths({ ...record, seatChanges: [{ at, seat: 0, becomes: { name: 'Ann' } }] }, review)[0]
  expect(taken(0)).toMatchObject({ from: 'choices' })
  expect(taken(record.moments.length)).toMatchObject({ from: 'unknown' })
})

it('chances between levels are less sure than those between equals', async () => {
  const among = async (...ids: string[]) => {
    const record = await playedGame({ edition: 'base', players: 2 }, ids, 1)
    return marginFor({ margin: 0.03 }, seatStrengths(record, { decisions: [], seats: [] }))
  }
  expect(await among('planner', 'planner')).toBe(0.03)
  expect(await among('planner', 'learner')).toBe(0.05)
})
