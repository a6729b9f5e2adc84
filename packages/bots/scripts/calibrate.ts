import { readFileSync } from 'node:fs'
import { prepareNet, readyNet } from '../src/nets.ts'
import { rulesOfPractice } from '../src/train/practice.ts'
import { RECIPES, recipeFor } from '../src/train/recipes.ts'
import { publish, type Story } from './publish.ts'

/** `calibrate EDITION [GAMES]`: fits the chances of the net that is shipped anew, by so many games of two players and as many seats. */
const [edition = '', games = '900'] = process.argv.slice(2)
const recipe = recipeFor(edition)
if (!recipe || !(Number(games) > 0)) {
  console.error(`calibrate EDITION [GAMES]; editions: ${RECIPES.map((each) => each.edition).join(', ')}.`)
  process.exit(2)
}
const into = 'packages/bots/src/weights'
const {
  temperatures,
  rulesets: _,
  ...story
} = JSON.parse(readFileSync(`${into}/${edition}.json`, 'utf8')) as Story & {
  readonly temperatures: readonly number[]
  readonly rulesets: readonly string[]
}
const rules = rulesOfPractice(recipe.practice[0])
const problem = await prepareNet(rules)
const shipped = readyNet(rules)?.net
if (!shipped) {
  console.error(`No net for ${edition}: ${problem}.`)
  process.exit(1)
}
// As it was before its temperature for this number of players.
const net = { ...shipped, out: shipped.out.map((weight) => weight * temperatures[rules.players - 2]) }
publish(net, story, recipe, into, Number(games))
