/** What a game can do without until somebody asks: where programs are fetched, this comes later. */
export { recordFromJson, stateAfter } from '@machinami/engine'
export { branchOf, RecordedLuck, verify } from '@machinami/table'
export { oddsFor } from './odds.ts'
export { oneMore } from './one-more.ts'
export { decisionsIn, hintFor, reasonsFor } from './reasons.ts'
