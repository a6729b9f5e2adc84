/** What a game can do without until somebody asks: where programs are fetched, this comes later. */
export { readRecord, stateAfter } from '@machinami/engine'
export { branchOf, Table, verify } from '@machinami/table'
export { luckFrom } from './dice-from.ts'
export { oddsFor } from './odds.ts'
export { oneMore } from './one-more.ts'
export { decisionsIn, hintFor, reasonsFor } from './reasons.ts'
