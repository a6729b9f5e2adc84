import type { Explanation } from '@machinami/bots'
import { isRefusal, type Refusal } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'
import { type GameMoment, Listener, type NewGame, type Odds, type Reply, type Save } from '@machinami/host'
import type { GameTable } from '../game/game-table.ts'
import type { LocalCommand } from './game.worker.ts'
import type { Lesson } from './lesson.ts'
import { Line } from './line.ts'

/** What this page was told and hears now. Whoever answered too late hears what was missed as well. */
class Hearing {
  private readonly listener = new Listener()
  private readonly watchers = new Set<(moment: GameMoment) => void>()

  moment(reply: Reply): GameMoment | Refusal {
    if (reply.is === 'begun' || reply.is === 'moment') return this.listener.moment(reply.moment)
    if (reply.is !== 'refused') throw new Error(`unexpected ${reply.is}`)
    const missed = reply.moment && this.listener.moment(reply.moment)
    if (missed) for (const tell of this.watchers) tell(missed)
    return reply.refusal
  }

  watch(told: (moment: GameMoment) => void): () => void {
    this.watchers.add(told)
    return () => this.watchers.delete(told)
  }
}

const odds = (reply: Reply): Odds | Refusal => {
  if (reply.is === 'odds') return reply.odds
  if (reply.is === 'refused') return reply.refusal
  throw new Error(`unexpected ${reply.is}`)
}

const reasons = (reply: Reply): Explanation | null => {
  if (reply.is === 'reasons') return reply.reasons
  if (reply.is === 'refused') return null
  throw new Error(`unexpected ${reply.is}`)
}

/** Some browsers start no worker at all: then there is no table to sit down at. */
export function newLine(): Line | null {
  try {
    return new Line(new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module' }))
  } catch (reason) {
    console.error(reason)
    return null
  }
}

async function sitDown(command: LocalCommand): Promise<GameTable | Refusal> {
  const line = newLine()
  if (!line) return { refused: 'broken-down' }
  const table = await sitDownOn(line, command)
  if (isRefusal(table)) line.hangUp()
  return table
}

/** A table in a worker that is there already; `leave` ends it, unless somebody else needs it. */
export async function sitDownOn(line: Line, command: LocalCommand): Promise<GameTable | Refusal> {
  const reply = await line.send(command)
  if (reply.is !== 'begun') return reply.is === 'refused' ? reply.refusal : { refused: 'not-a-record' }
  const hearing = new Hearing()
  const opening = hearing.moment(reply)
  if (isRefusal(opening)) return opening
  return {
    info: reply.info,
    opening,
    play: async (seat, n, move) => hearing.moment(await line.send({ do: 'play', seat, n, move })),
    next: async (all) => hearing.moment(await line.send({ do: 'next', all })),
    undo: async (seat) => hearing.moment(await line.send({ do: 'undo', seat })),
    odds: async (seat, card, after) => odds(await line.send({ do: 'odds', seat, card, after })),
    hint: async (seat, level) => reasons(await line.send({ do: 'hint', seat, level })),
    save: async () => {
      const answer = await line.send({ do: 'save' })
      return answer.is === 'save' ? answer.save : null
    },
    record: async () => {
      const answer = await line.send({ do: 'record' })
      return answer.is === 'record' ? answer.record : null
    },
    check: async (commitment) => {
      const answer = await line.send({ do: 'check', commitment })
      return answer.is === 'verdict' ? answer.verdict : null
    },
    watch: (told) => hearing.watch(told),
    learn: (net) => line.tell({ net }),
    leave: () => line.hangUp(),
  }
}

/** A new game in a worker of this page. */
export const openTable = (game: NewGame): Promise<GameTable | Refusal> => sitDown({ do: 'create', game })
/** A lesson at such a table. */
export const openLesson = (game: NewGame, lesson: Lesson): Promise<GameTable | Refusal> =>
  sitDown({ do: 'teach', game, lesson })
/** A game that was kept, or a record that was opened. */
export const resumeTable = (save: Save): Promise<GameTable | Refusal> => sitDown({ do: 'resume', save })
/** What if: a game that begins in the middle of another, which stays as it is. */
export const branchTable = (
  record: string,
  at: number,
  seats: readonly SeatRecord[],
  dice: 'same' | 'new',
): Promise<GameTable | Refusal> => sitDown({ do: 'branch', record, at, seats, dice })
