import { readFileSync } from 'node:fs'
import { checkedFile, sealed } from '../src/net/weight-file.ts'
import { shippedFile } from '../src/nets.ts'
import { isUpToDate } from '../src/train/published.ts'
import { RECIPES, recipeFor } from '../src/train/recipes.ts'
import { withFittedChances } from '../src/train/temperature.ts'
import { commitNow } from './commit.ts'
import type { LogLine } from './progress.ts'
import { publish, WEIGHTS } from './publish.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `calibrate EDITION [GAMES]`: fits the chances of the net that is shipped anew, by so many games of two players (900 unless
 * told) and of more players as many seats. Weights, and what is known about how they were taught, stay as they are.
 */
const USAGE = `calibrate EDITION [GAMES]; editions: ${RECIPES.map((each) => each.edition).join(', ')}; games: a whole number from 1.`
const [edition = '', asked = '900', ...more] = process.argv.slice(2)
const recipe = recipeFor(edition)
const games = wholeNumber(asked)
if (!recipe || !games || more.length > 0) stop(2, USAGE)

const shipped = checkedFile(await shippedFile(edition))
if (typeof shipped === 'string') stop(1, `The net of ${edition} cannot be read: ${shipped}.`)
if (!isUpToDate(shipped, recipe))
  stop(1, `The net of ${edition} was taught on other rules than today's. Teach it anew: npm run train.`)

const story = JSON.parse(readFileSync(`${WEIGHTS}/${edition}.json`, 'utf8')) as Story
if (story.seed !== shipped.seed || story.games !== shipped.games)
  stop(1, `${edition}.json tells of another net than ${edition}.ts holds.`)

const file = sealed({
  ...withFittedChances(shipped, recipe, games, commitNow()),
  // Older files leave the versions that taught to the story.
  commit: shipped.commit ?? story.commit,
  writtenBy: `npm run calibrate -w packages/bots -- ${edition} ${games}`,
})
publish(file, story.log, recipe, WEIGHTS)

interface Story {
  readonly seed: number
  readonly games: number
  readonly commit: string
  readonly log: readonly LogLine[]
}

function stop(code: number, why: string): never {
  console.error(why)
  process.exit(code)
}
