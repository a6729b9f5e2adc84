import { isRefusal } from '@machinami/cards'
import { expect, it } from 'vitest'
import { levelOf } from './level.ts'
import { meOverTime } from './me.ts'
import { normalShare } from './normal.ts'
import { botRating, FIRST_RATING, type Rating, ratingCourse } from './rating.ts'
import { reviewGame } from './review-game.ts'
import { type GameSummary, summaryOf } from './summary.ts'
import { playedGame } from './testing.ts'

async function games(n: number): Promise<GameSummary[]> {
  const all: GameSummary[] = []
  for (let seed = 1; seed <= n; seed++) {
    const record = await playedGame({ edition: 'base', players: 2 }, ['learner', 'planner'], seed)
    const review = await reviewGame(record)
    if (isRefusal(review)) throw new Error(review.refused)
    const summary = summaryOf(record, review, { id: `g${seed}`, at: `2026-11-${10 + seed}T00:00:00Z`, seat: 0 })
    if (summary) all.push(summary)
  }
  return all
}

it('many games add up as each of them does', async () => {
  const all = await games(3)
  const me = meOverTime(all)
  expect(me.results.games).toBe(3)
  expect(me.wins.start + me.wins.luck + me.wins.skill).toBeCloseTo(me.results.wins, 9)
  expect(me.byEdition.base).toEqual(me.results)
  expect(me.byOpponent.planner.games).toBe(3)
  expect(me.luck.spread).toBeGreaterThan(0.2)
  expect(me.luck.course).toHaveLength(3)
  expect(me.luck.unluckier).toBeCloseTo(normalShare(me.luck.total / me.luck.spread), 9)
  expect(me.accuracy).toHaveLength(3)
  expect(me.cards.every(({ built }) => built > 0)).toBe(true)
  const { level } = me
  expect(level && level.low <= level.level && level.level <= level.high).toBe(true)
})

it('who sat at the table is who sat there when the game ended', async () => {
  const record = await playedGame({ edition: 'base', players: 2 }, ['learner', 'planner'], 1)
  const review = await reviewGame(record)
  if (isRefusal(review)) throw new Error(review.refused)
  const seatChanges = [{ at: 9, seat: 1, becomes: { name: 'Bo', bot: 'expert' } }]
  const summary = summaryOf({ ...record, seatChanges }, review, { id: 'g', at: '2026-11-17T00:00:00Z', seat: 0 })
  expect(summary?.bots).toEqual(['learner', 'expert'])
})

it('a bot may be called like something that every object has', async () => {
  const [game] = await games(1)
  const { byOpponent } = meOverTime([{ ...game, bots: [null, 'constructor'] }])
  expect(byOpponent['constructor']).toEqual({ games: 1, wins: game.won ? 1 : 0, expected: game.sum.start })
})

it('nothing is nothing', () => {
  const me = meOverTime([])
  expect(me.results.games).toBe(0)
  expect(me.luck.unluckier).toBe(0.5)
  expect(me.level).toBeNull()
})

it('the level is surer the more choices there are, and the expert is at the top', () => {
  const of = (choices: number, loss: number) =>
    levelOf([{ choices, sum: choices * loss, squares: choices * loss * loss }])
  const few = of(30, 0.05)
  const many = of(3000, 0.05)
  expect((few?.high ?? 0) - (few?.low ?? 0)).toBeGreaterThan((many?.high ?? 0) - (many?.low ?? 0))
  expect(of(5000, 0)?.level).toBeGreaterThan(3.5)
  expect(of(5000, 1)?.level).toBe(0)
})

it('a rating follows who won, against bots that stay where they are', async () => {
  const [game] = await games(1)
  const asked: Rating[][][] = []
  const rate = (teams: Rating[][], { rank }: { rank: number[] }) => {
    asked.push(teams)
    return teams.map((team, i) =>
      team.map(({ mu, sigma }) => ({ mu: mu + (rank[i] === 1 ? 1 : -1), sigma: sigma * 0.9 })),
    )
  }
  const won = { ...game, won: true, winner: 0 }
  const lost = { ...game, won: false, winner: 1, at: '2027' }
  const course = ratingCourse([won, lost, { ...lost, at: '2028' }], rate)
  expect(course.map(({ mu }) => mu - FIRST_RATING.mu)).toEqual([1, 0, -1])
  expect(asked[2][1][0]).toEqual(botRating('planner'))
  expect(botRating('expert').mu).toBeGreaterThan(botRating('beginner').mu + 5)
})

it('half of a bell curve lies below its middle', () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 6)
  expect(normalShare(1.96)).toBeCloseTo(0.975, 4)
  expect(normalShare(-1)).toBeCloseTo(0.1587, 4)
})
