export type { WeightFile } from '../net/weight-file.ts'
/** Uses a kept weight file for a ruleset, if it is whole and fits. */
export { useFile } from '../net-file.ts'
export { type TeachPlan, type TeachProgress, teach } from './teach.ts'
export type { Tested } from './test-net.ts'
