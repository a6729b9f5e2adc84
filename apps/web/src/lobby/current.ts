import { isRefusal, type Refusal, type Ruleset } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'
import type { Save } from '@machinami/host'
import { signal } from '@preact/signals'
import { botAt } from '../bots/who.ts'
import { Game } from '../game/game.ts'
import type { GameTable } from '../game/game-table.ts'
import { onScreen } from '../motion/perform.ts'
import { go } from '../shell/router.ts'
import { Keeper } from '../store/keeper.ts'
import { firstPlan, forgetPlan, recallPlan, type TablePlan } from '../store/last-setup.ts'
import { layCards } from '../words/brought-cards.ts'
import { allWords, firstWords } from '../words/index.ts'
import { asKept, namesOf } from '../words/names.ts'
import type { Lesson } from '../worker/lesson.ts'
import { branchTable, openLesson, openTable, resumeTable } from '../worker/local-table.ts'

/** The game on the table, wherever the reader wanders meanwhile. */
export const current = signal<Game | null>(null)

let wishes = 0

/** Puts a game on the table as soon as it is there, unless something else has been wished for meanwhile. */
async function lay(opening: Promise<GameTable | Refusal>, place: () => Keeper): Promise<Game | Refusal | null> {
  const wish = ++wishes
  // Whatever happens at a table is told in words that the start screen does not have.
  const [table] = await Promise.all([opening, allWords()])
  if (isRefusal(table)) return table
  if (wish !== wishes) {
    table.leave()
    return null
  }
  layCards(table.info.ruleset)
  const game = new Game(table, onScreen, { keeper: place() })
  // What was on the table before is kept, and goes on when it is opened again.
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

const inNewPlace = (): Keeper => new Keeper()

/** Whoever was not chosen gets the bot we would choose; whoever has no name is recorded by the word of this language. */
function seated(seats: readonly SeatRecord[]): SeatRecord[] {
  const names = namesOf(seats, firstWords())
  return seats.map((seat, i) =>
    seat.bot === undefined ? { name: names[i] } : { name: seat.name || names[i], bot: botAt(i, seat.bot) },
  )
}

/** Starts a new game; the one before stays among the games that go on. */
export const startGame = async (plan: TablePlan): Promise<Refusal | null> =>
  play(await lay(openTable({ setup: plan.setup, seats: seated(asKept(plan.seats)) }), inNewPlace))

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

/** Puts a game that was kept on the table again. */
export const layAgain = async (save: Save, key?: string, begun?: number): Promise<Refusal | null> =>
  begin(await lay(resumeTable(save), () => new Keeper(key, begun)))

/** The game on the table once more, from its last step: for when the table itself broke down. */
export async function startOver({ kept, keeper }: Game): Promise<Refusal | null> {
  if (!kept || !keeper) return { refused: 'broken-down' }
  return layAgain(kept, keeper.key, keeper.begun)
}

/** A new game by rules that no set-up names. */
export const startByRules = async (ruleset: Ruleset, seats: readonly SeatRecord[]): Promise<Refusal | null> =>
  play(await lay(openTable({ ruleset, seats: seated(asKept(seats)) }), inNewPlace))

/** The game that everybody plays today, with the same dice; it has its own place, so nobody begins it twice. */
export const startDuplicate = async (plan: TablePlan, number: number, key: string): Promise<Refusal | null> =>
  play(
    await lay(
      openTable({ setup: plan.setup, seats: seated(asKept(plan.seats)), dice: { number } }),
      () => new Keeper(key),
    ),
  )

/** Plays on from the middle of a game as another one; `noted` writes down where that left the first. */
export async function startBranch(
  record: string,
  at: number,
  seats: readonly SeatRecord[],
  dice: 'same' | 'new',
  noted: (key: string) => Promise<void>,
): Promise<Refusal | null> {
  const keeper = new Keeper()
  await noted(keeper.key)
  return play(await lay(branchTable(record, at, seats, dice), () => keeper))
}

function begin(game: Game | Refusal | null): Refusal | null {
  if (isRefusal(game)) return game
  game?.begin()
  return null
}

function play(game: Game | Refusal | null): Refusal | null {
  if (game !== null && !isRefusal(game)) go('play', game.keeper?.key)
  return begin(game)
}
