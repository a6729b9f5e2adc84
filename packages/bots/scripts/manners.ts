import { writeFileSync } from 'node:fs'
import { EDITION_IDS, type EditionId } from '@machinami/cards'
import { Random, StreamLuck } from '@machinami/engine'
import { LEVEL_IDS, STYLE_IDS } from '../src/ids.ts'
import { botNamed, Match, prepareBots } from '../src/index.ts'
import { oddsBetween } from '../src/judge/among.ts'
import { rulesOf } from '../src/rules-of.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `manners GAMES [--write]`: everybody with manners of their own plays the three weakest levels, GAMES times each, two at a table, in
 * every edition; prints what was won and the level that fits it best, and with `--write` keeps the levels in src/judge/manner-fits.ts.
 */
const LEVELS = LEVEL_IDS.slice(0, 3)
/** Levels are told in tenths. */
const STEP = 0.1

async function wonBy(style: string, level: string, edition: EditionId, games: number): Promise<number> {
  const rules = rulesOf({ edition, players: 2 })
  const bots = [style, level].flatMap((id) => botNamed(id) ?? [])
  await prepareBots(bots, rules)
  const match = new Match(rules, 500)
  let won = 0
  for (let game = 0; game < games; game++) {
    const seat = game % 2
    const seated = seat === 0 ? bots : bots.toReversed()
    const { winner } = match.play(seated, new StreamLuck(new Random(game)), new Random(game, 1))
    if (winner === seat) won++
  }
  return won
}

/** The level by which these wins are likeliest. */
function levelOf(wins: readonly number[], games: number, edition: EditionId): number {
  const likelihood = (at: number) =>
    wins.reduce((sum, won, level) => {
      const chance = oddsBetween(at, level, edition)
      return sum + won * Math.log(chance) + (games - won) * Math.log(1 - chance)
    }, 0)
  const all = Array.from({ length: 1 + Math.round((LEVEL_IDS.length - 1) / STEP) }, (_, i) => Math.round(i) / 10)
  return all.reduce((best, at) => (likelihood(at) > likelihood(best) ? at : best))
}

const [count, write] = process.argv.slice(2)
const games = wholeNumber(count ?? '')
if (games === null) {
  console.error('manners GAMES [--write]')
  process.exit(2)
}
const fits: { [edition: string]: { [style: string]: number } } = {}
for (const edition of EDITION_IDS) {
  fits[edition] = {}
  for (const style of STYLE_IDS) {
    const wins: number[] = []
    for (const level of LEVELS) wins.push(await wonBy(style, level, edition, games))
    fits[edition][style] = levelOf(wins, games, edition)
    const shares = wins.map((won, i) => `${LEVELS[i]} ${Math.round((100 * won) / games)} %`)
    console.log(`${edition} ${style}: ${fits[edition][style]} (won against ${shares.join(', ')})`)
  }
}
if (write === '--write')
  writeFileSync(
    'packages/bots/src/judge/manner-fits.ts',
    `/** Made by \`npm run manners -w packages/bots -- ${games} --write\`. Not to be edited. */
/** By game: the level that everybody with manners of their own is most nearly as strong as, two at a table; 0 is the weakest. */
export const MANNER_FITS: { readonly [edition: string]: { readonly [style: string]: number } } = ${JSON.stringify(fits)}
`,
  )
