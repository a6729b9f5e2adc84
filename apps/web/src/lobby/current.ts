import { isRefusal, type Refusal, type Ruleset } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'
import { signal } from '@preact/signals'
import { botAt } from '../bots/who.ts'
import { Game } from '../game/game.ts'
import type { GameTable } from '../game/game-table.ts'
import { onScreen } from '../motion/perform.ts'
import { go } from '../shell/router.ts'
import { isTooDeep } from '../store/depth.ts'
import { mayReplace } from '../store/in-progress.ts'
import { firstPlan, forgetPlan, recallPlan, seatsFor, type TablePlan } from '../store/last-setup.ts'
import { keptElsewhere, keptGame } from '../store/save.ts'
import { layCards } from '../words/brought-cards.ts'
import type { Newcomer } from '../words/catalogue.ts'
import { allWords, firstWords } from '../words/index.ts'
import { asKept, namesOf } from '../words/names.ts'
import type { Lesson } from '../worker/lesson.ts'
import { openLesson, openTable, resumeTable } from '../worker/local-table.ts'

/** The game on the table, wherever the reader wanders meanwhile. */
export const current = signal<Game | null>(null)

let wishes = 0

/** Puts a game on the table as soon as it is there, unless something else has been wished for meanwhile. */
async function lay(opening: Promise<GameTable | Refusal>): Promise<Game | Refusal | null> {
  const wish = ++wishes
  // Whatever happens at a table is told in words that the start screen does not have.
  const [table] = await Promise.all([opening, allWords()])
  if (isRefusal(table)) return table
  if (wish !== wishes) {
    table.leave()
    return null
  }
  layCards(table.info.ruleset)
  const game = new Game(table, onScreen)
  keptElsewhere.value = false
  current.peek()?.leave()
  current.value = game
  game.keep()
  if (table.info.untrained === 'unknown-game') teachBots(table)
  return game
}

/** Bots that have never seen these cards learn them while the game goes on. */
const teachBots = (table: GameTable): void =>
  void import('../worker/teaching.ts').then(
    ({ teachFor }) => teachFor(table),
    () => undefined,
  )

/** Whoever was not chosen gets the bot we would choose; whoever has no name is recorded by the word of this language. */
function seated(seats: readonly SeatRecord[]): SeatRecord[] {
  const names = namesOf(seats, firstWords())
  return seats.map((seat, i) =>
    seat.bot === undefined ? { name: names[i] } : { name: seat.name || names[i], bot: botAt(i, seat.bot) },
  )
}

/** Starts a new game, if it may take the place of the one in progress. */
export async function startGame(plan: TablePlan): Promise<Refusal | null> {
  if (!(await mayReplace('game'))) return null
  return play(await lay(openTable({ setup: plan.setup, seats: seated(asKept(plan.seats)) })))
}

/** The game that was last set up; if it makes none any more, the first one there is. */
export async function startUsual(): Promise<Refusal | null> {
  const plan = recallPlan()
  if (!plan) return startGame(firstPlan())
  const refusal = await startGame(plan)
  if (!refusal || refusal.refused === 'broken-down') return refusal
  forgetPlan()
  return startGame(firstPlan())
}

export async function startLesson(plan: TablePlan, lesson: Lesson): Promise<Game | Refusal> {
  const [table] = await Promise.all([openLesson({ setup: plan.setup, seats: plan.seats }, lesson), allWords()])
  if (isRefusal(table)) return table
  return new Game(table, onScreen, { isLesson: true })
}

/** The game that was kept in this browser, if there is one. */
export async function resumeKept(): Promise<Refusal | null> {
  const kept = keptGame()
  if (kept === null || kept === 'broken') return { refused: 'not-a-record' }
  return begin(await lay(resumeTable(kept)))
}

/** The game on the table once more, from its last step: for when the table itself broke down. */
export async function startOver({ kept }: Game): Promise<Refusal | null> {
  return kept ? begin(await lay(resumeTable(kept))) : { refused: 'broken-down' }
}

/** A record or a ruleset that somebody opened or dropped. */
export async function openText(text: string): Promise<Refusal | null> {
  const ruleset = rulesetIn(text)
  return ruleset ? openRuleset(ruleset) : openRecord(text)
}

/** Home-made rules: what sets them apart from a record is that they list cards. Whether they can be played the table says. */
function rulesetIn(text: string): Ruleset | null {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const value = JSON.parse(text) as Partial<Ruleset>
    return Array.isArray(value.cards) && !isTooDeep(value) ? (value as Ruleset) : null
  } catch {
    return null
  }
}

const openRuleset = (ruleset: Ruleset): Promise<Refusal | null> => startByRules(ruleset, seatsFor(ruleset.players))

/** A new game by rules that no set-up names, if it may take the place of the one in progress. */
export const startByRules = (ruleset: Ruleset, seats: readonly SeatRecord[]): Promise<Refusal | null> =>
  inPlaceOf('game', openTable({ ruleset, seats: seated(asKept(seats)) }))

async function openRecord(text: string): Promise<Refusal | null> {
  return inPlaceOf('record', resumeTable({ format: 1, record: text }))
}

/** Puts what was opened on the table, if it is a game and may take the place of the one in progress. */
async function inPlaceOf(by: Newcomer, opening: Promise<GameTable | Refusal>): Promise<Refusal | null> {
  const table = await opening
  if (isRefusal(table)) return table
  if (await mayReplace(by)) return play(await lay(opening))
  table.leave()
  return null
}

function begin(game: Game | Refusal | null): Refusal | null {
  if (isRefusal(game)) return game
  game?.begin()
  return null
}

function play(game: Game | Refusal | null): Refusal | null {
  if (game !== null && !isRefusal(game)) go('play')
  return begin(game)
}
