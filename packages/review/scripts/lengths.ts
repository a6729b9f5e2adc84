import { type Bot, botNamed, Match, prepareBots } from '@machinami/bots'
import { PairedLuck } from '@machinami/bots/judge'
import { type EditionId, isRefusal } from '@machinami/cards'
import { type Move, Random, recordOf, rulesFor } from '@machinami/engine'
import { gameCode, gameOfCode } from '../../link/src/index.ts'

/** `lengths EDITION PLAYERS GAMES`: letters of links to whole games between experts, by share of games. */
const [edition = 'base', players = '4', games = '100'] = process.argv.slice(2)
const setup = { edition: edition as EditionId, players: Number(players) }
const rules = rulesFor(setup)
const expert = botNamed('expert')
if (isRefusal(rules) || !expert || !(Number(games) > 0)) {
  console.error('lengths EDITION PLAYERS GAMES')
  process.exit(2)
}
await prepareBots([expert], rules)
const match = new Match(rules)
/** Where our links begin. */
const BEFORE = 'https://machinami.example/#g/'.length
const NAMES = ['Hana', 'Sophie', 'Kenji', 'Mei', 'Alexander']
const seats = NAMES.slice(0, setup.players).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'expert' }))
const lengths: number[] = []
const TOLD = 50
for (let game = 0; game < Number(games); game++) {
  const moves: Move[] = []
  const bots = Array.from({ length: setup.players }, (): Bot => expert)
  match.play(bots, new PairedLuck(game + 1), new Random(game), (_, answer) => void moves.push(answer))
  const record = recordOf(rules, moves, { setup, seats })
  const code = gameCode(record)
  if (typeof code !== 'string' || JSON.stringify(gameOfCode(code)) !== JSON.stringify(record))
    throw new Error(`game ${game} does not come back`)
  lengths.push(BEFORE + code.length)
  // Experts take their time: whoever stops it has the figures of what was played.
  if (lengths.length % TOLD === 0 || lengths.length === Number(games)) tell()
}

function tell(): void {
  const sorted = [...lengths].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]
  console.log(`| ${edition}, ${players} | ${sorted.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`)
}
