export { accuracyOf } from './accuracy.ts'
export { cardsOf } from './cards.ts'
export * from './daily.ts'
export { atLeast, diceOf } from './dice.ts'
export { type FactsReview, factsOf } from './facts.ts'
export { type Finished, finishGames } from './finish.ts'
export { type JudgedMoment, judgeMoments } from './judge-moments.ts'
export { MISTAKE, markOf, SLIP } from './marks.ts'
export type * from './review.ts'
export {
  METHOD,
  prepareReview,
  type ReadyReview,
  type ReviewNews,
  reviewGame,
  reviewOf,
  reviewSteps,
} from './review-game.ts'
export { rounded } from './whole-points.ts'
