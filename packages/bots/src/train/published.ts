import { depthOf } from '../net/depth.ts'
import { type Released, releaseNow, taughtIn } from '../net/released.ts'
import type { WeightFile, WeightProblem } from '../net/weight-file.ts'
import { loadNet } from '../net/weights.ts'
import { rulesOfPractice } from './practice.ts'
import type { Recipe } from './recipes.ts'

/** A weight file that tells where everything in it comes from. */
export type SignedFile = WeightFile & Required<Pick<WeightFile, 'commit' | 'fitted' | 'writtenBy'>>

/** Hashes of the rules a recipe practises, as they are today. */
export const rulesetsOf = (recipe: Recipe): string[] => recipe.practice.map((each) => rulesOfPractice(each).hash)

/** Those rules, as a net names them: by their release, so whoever changes rules releases them before teaching. */
export const taughtOf = ({ practice }: Recipe): Released => ({
  release: releaseNow(),
  markets: [...new Set(practice.flatMap(({ setup }) => setup.market ?? []))],
  players: [...new Set(practice.map(({ setup }) => setup.players))].sort((a, b) => a - b),
})

/** Whether a net was taught on the rules of a recipe as they are today. */
export function isUpToDate({ edition, taught }: WeightFile, recipe: Recipe): boolean {
  const known = taughtIn(edition, taught)
  return recipe.practice.every((each) => known && depthOf(known, rulesOfPractice(each).ruleset).distance === 0)
}

/** What whoever reads a file back would find wrong with it, in any of the games it was taught; or null. */
export function flawOf(file: WeightFile, recipe: Recipe): WeightProblem | null {
  // As text and back: a number that is none becomes nothing on the way.
  const read: unknown = JSON.parse(JSON.stringify(file))
  for (const practice of recipe.practice) {
    const net = loadNet(read, rulesOfPractice(practice))
    if (typeof net === 'string') return net
  }
  return null
}

/** What a file says about its net comes first, for whoever opens it. */
function headFirst(file: SignedFile): SignedFile {
  const { format, taught, seat, table, scales, weights, ...about } = file
  return { format, ...about, taught, seat, table, scales, weights }
}

/** A weight file as a module. */
export function moduleOf(file: SignedFile): string {
  const { edition, fitted, writtenBy } = file
  const chances = `chances by ${fitted.games} games (seed ${fitted.seed}) of ${fitted.commit}`
  const head = `/** Written by \`${writtenBy}\`; ${chances}; see ${edition}.json. Not to be edited. */`
  const quoted = JSON.stringify(headFirst(file)).replace(/[\\']/g, '\\$&')
  return `${head}\nexport const FILE: unknown = JSON.parse('${quoted}')\n`
}

/** What is written beside the weights for people to read: all that the file says about its net, and how it learned. */
export function storyOf(file: SignedFile, log: readonly object[]): string {
  const { format: _, seat: _seat, table: _table, taught: _taught, scales: _scales, weights: _weights, ...about } = file
  return `${JSON.stringify({ ...about, log }, null, 1)}\n`
}
