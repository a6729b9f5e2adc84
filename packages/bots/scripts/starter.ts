import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { taughtBy } from '../src/net/depth.ts'
import { storeNet } from '../src/net/weights.ts'
import { randomRules } from '../src/teach/random-rules.ts'
import { TAUGHT_HIDDEN } from '../src/teach/teach.ts'
import { rulesOfPractice } from '../src/train/practice.ts'
import { Trainer } from '../src/train/trainer.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * Teaches what all games have in common: a net that looks at coins, incomes and the goal and at no card, over many drawn rules.
 * Every lesson begins with it. Their seeds are far from those that teaching is measured by.
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: '12000' } } })
const games = wholeNumber(values.games) ?? 12_000
const FIRST_SEED = 1
const RULES = 36
const PLAYERS = [2, 2, 4, 3]
const ROUND = 24

const practice = Array.from({ length: RULES }, (_, i) => {
  const players = PLAYERS[i % PLAYERS.length]
  const ruleset = randomRules(FIRST_SEED + i, players)
  return { setup: { edition: 'base', players } as const, ruleset, share: 1 }
})
/** Whatever is told of a certain card or number has its name behind a space. */
const isOfAllGames = ({ key }: { readonly key: string }): boolean => !key.includes(' ')
const trainer = new Trainer({ practice, hidden: TAUGHT_HIDDEN, games, only: isOfAllGames }, 1)
while (trainer.progress.games < games) {
  const loss = trainer.round(ROUND)
  if (trainer.progress.games % (20 * ROUND) === 0)
    console.log(`${trainer.progress.games} games, loss ${loss.toFixed(4)}`)
  if (trainer.progress.games % (80 * ROUND) === 0) write()
}
trainer.rest()
write()

function write(): void {
  const rules = practice.map(rulesOfPractice)
  const file = storeNet(trainer.average.net, {
    edition: 'drawn',
    seed: FIRST_SEED,
    games: trainer.progress.games,
    rulesets: [],
    taught: { ...taughtBy(rules.map(({ ruleset }) => ruleset)), cards: [] },
    temperatures: [1],
  })
  const head = `/** Written by \`npm run starter -w packages/bots -- --games ${games}\`. Not to be edited. */`
  const text = `${head}\nexport const STARTER: unknown = JSON.parse('${JSON.stringify(file)}')\n`
  writeFileSync(join('packages/bots/src/teach', 'starter.ts'), text)
}
