export * from './daily.ts'
export { type FactsReview, factsOf } from './facts.ts'
export { type Finished, finishGames } from './finish.ts'
export type { JudgedMoment } from './judge-moments.ts'
export { type Level, levelOf } from './level.ts'
export { markOf } from './marks.ts'
export * from './me.ts'
export * from './rating.ts'
export type * from './review.ts'
export {
  decisiveFor,
  METHOD,
  prepareReview,
  type ReadyReview,
  type ReviewNews,
  reviewGame,
  reviewSteps,
  turningPointsFor,
} from './review-game.ts'
export { chancesFor, marginFor, type SeatStrength, seatStrengths } from './strengths.ts'
export { type GameSummary, summaryOf } from './summary.ts'
export { versionOf } from './version.ts'
export { inPoints, rounded } from './whole-points.ts'
