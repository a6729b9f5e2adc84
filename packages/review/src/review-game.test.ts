import type { Problem } from '@machinami/bots'
import { EDITION_IDS, isRefusal, type Setup } from '@machinami/cards'
import { replay } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import type { Review } from './review.ts'
import { decisiveFor, prepareReview, reviewGame } from './review-game.ts'
import { playedGame } from './testing.ts'

const LEVELS = ['beginner', 'expert', 'learner', 'strategist']

/** A whole game, or its beginning. */
async function reviewed(setup: Setup, seed: number, most?: number): Promise<Review> {
  const whole = await playedGame(setup, LEVELS.slice(0, setup.players), seed)
  const record = { ...whole, moments: whole.moments.slice(0, most) }
  expect(isRefusal(replay(record))).toBe(false)
  const review = await reviewGame(record)
  if (isRefusal(review)) throw new Error(review.refused)
  return review
}

const total = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0)

describe.each(EDITION_IDS)('the review of a game of %s', (edition) => {
  it('adds up for every seat, and to nought over all of them', async () => {
    // Games of the small editions to their end; of the others the beginning is enough.
    const review = await reviewed({ edition, players: 3 }, 5, ['base', 'legacy'].includes(edition) ? undefined : 30)
    const { seats, winner } = review
    for (const [seat, { sum, points }] of seats.entries()) {
      if (winner !== null) expect(sum.result).toBe(seat === winner ? 1 : 0)
      expect(sum.start + sum.luck + sum.own + sum.others).toBeCloseTo(sum.result, 9)
      expect(sum.dice + sum.draws).toBeCloseTo(sum.luck, 9)
      expect(sum.own).toBeLessThanOrEqual(0)
      expect(points.start + points.luck + points.own + points.others).toBe(points.result)
    }
    expect(total(seats.map(({ sum }) => sum.start))).toBeCloseTo(1, 9)
    for (const part of ['luck', 'dice', 'draws'] as const)
      expect(total(seats.map(({ sum }) => sum[part]))).toBeCloseTo(0, 9)
    expect(total(seats.map(({ sum }) => sum.own + sum.others))).toBeCloseTo(0, 9)
    for (const { worth } of review.chances) expect(total(worth)).toBeCloseTo(0, 9)
    for (const { changed, cost, seat } of review.decisions) {
      expect(total(changed)).toBeCloseTo(0, 9)
      expect(cost).toBeCloseTo(-changed[seat], 12)
    }
    for (const { outcomes } of review.chances) {
      expect(total(outcomes.map(({ likelihood }) => likelihood))).toBeCloseTo(1, 9)
      expect(total(outcomes.map(({ likelihood, worth }) => likelihood * worth))).toBeCloseTo(0, 9)
    }
    if (winner !== null) expect(review.points.at(-1)?.chances[winner]).toBe(1)
  })
})

it('one moment did most to make each seat win or lose', async () => {
  const review = await reviewed({ edition: 'base', players: 4 }, 5)
  const { winner, chances, decisions } = review
  for (const seat of review.seats.keys()) {
    const sign = seat === winner ? 1 : -1
    const changes = [...chances.map(({ worth }) => worth[seat]), ...decisions.map(({ changed }) => changed[seat])]
    const most = Math.max(...changes.map((change) => sign * change))
    const decisive = decisiveFor(review, seat)
    expect(decisive === null ? 0 : sign * decisive.changed[seat]).toBe(most >= 0.03 ? most : 0)
  }
  expect(decisiveFor({ ...review, winner: null }, 0)).toBeNull()
})

it('the same game gets the same figures', async () => {
  const setup = { edition: 'base', players: 2 } as const
  expect(await reviewed(setup, 9)).toEqual(await reviewed(setup, 9))
})

it('a game that is not over yet ends with the chances of now', async () => {
  const record = await playedGame({ edition: 'base', players: 4 }, LEVELS, 3)
  const review = await reviewGame({ ...record, moments: record.moments.slice(0, 60) })
  if (isRefusal(review)) throw new Error(review.refused)
  expect(review.winner).toBeNull()
  expect(total(review.seats.map(({ sum }) => sum.result))).toBeCloseTo(1, 9)
  expect(review.seats.every(({ sum }) => sum.result > 0)).toBe(true)
})

it('rests on the planner only where no net knows the rules: one that did not come is waited for', async () => {
  const record = await playedGame({ edition: 'base', players: 2 }, ['random', 'random'], 1)
  const ready = (problem: Problem) => prepareReview(record, () => Promise.resolve(problem))
  for (const problem of ['not-loaded', 'truncated'] as const)
    expect(await ready(problem)).toMatchObject({ refused: 'broken-down' })
  expect(await ready('unknown-rules')).toMatchObject({ restsOn: { judge: 'planner', rules: 'far' } })
})
