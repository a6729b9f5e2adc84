import { contestantNamed } from '../src/arena/contestants.ts'
import { prepareNet, readyNet } from '../src/nets.ts'
import { responseRecipe } from '../src/train/best-response.ts'
import { rulesOfPractice } from '../src/train/practice.ts'
import { recipeFor } from '../src/train/recipes.ts'
import { Trainer } from '../src/train/trainer.ts'
import { Crew } from './crew.ts'
import { percent, pupil, readied, stopwatch, trial } from './progress.ts'

/**
 * `exploit EDITION BOT [MINUTES] [--known]`: trains a best response to a bot for so many minutes of two cores, from nothing or
 * from the bot's own net, and says what it gains. The best of its stages counts, judged by games that chose none of them:
 * once answering at a glance, as it learned and was chosen, and once looking a turn ahead, as the best level does.
 */
const [edition = 'base', id = 'expert', minutes = '10'] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const recipe = recipeFor(edition)
const rival = contestantNamed(id)
const seconds = Number(minutes) * 120
if (!recipe || !rival || !(seconds > 0 && Number.isFinite(seconds))) {
  console.error('exploit EDITION BOT [MINUTES] [--known]')
  process.exit(2)
}
const rules = rulesOfPractice(recipe.practice[0])
const problem = await prepareNet(rules)
const shipped = readyNet(rules)
if (!shipped) {
  console.error(`No net for ${edition}: ${problem}.`)
  process.exit(1)
}
const ROUND = 40
const STAGES = 6
const STAGE_UNITS = 60
const isKnown = process.argv.includes('--known')
const known = isKnown ? shipped.net : null

/** How many games fit into the time is told by the first ones; rates are planned for that. */
const trainer = new Trainer(responseRecipe(recipe, Number.POSITIVE_INFINITY, known), 77)
if (known) trainer.continueFrom(known)
const crew = new Crew(responseRecipe(recipe, 1, known), 77, id)
const spent = stopwatch()
let onTrials = 0
/** Processor seconds of learning: trials teach nothing. */
const learned = (): number => spent().seconds - onTrials
let best = readied(trainer.average.net)
let bestShare = -1
for (let stage = 1; stage <= STAGES; ) {
  const samples = await crew.play(trainer.net, ROUND, trainer.progress.games)
  trainer.learnFrom(samples, ROUND, Math.min(1, learned() / seconds))
  if (learned() < (stage / STAGES) * seconds) continue
  stage++
  const before = spent().seconds
  const stageNet = readied(structuredClone(trainer.average.net))
  const verdict = trial(recipe, pupil(stageNet), rival, shipped, STAGE_UNITS, 300_000)
  onTrials += spent().seconds - before
  console.log(`${trainer.progress.games} games, ${learned()} processor s: ${percent(verdict)}`)
  if (verdict.adjusted <= bestShare) continue
  bestShare = verdict.adjusted
  best = stageNet
}
await crew.end()
console.log(
  `best response to ${id}, ${edition}, ${isKnown ? 'from its own net' : 'from nothing'}, ${trainer.progress.games} games, ${learned()} processor s:`,
)
for (const turns of [0, 1]) {
  const verdict = trial(recipe, pupil(best, turns), rival, shipped, 400, 700_000)
  console.log(`  ${turns === 0 ? 'at a glance' : 'looking a turn ahead'}: wins ${percent(verdict)}`)
}
