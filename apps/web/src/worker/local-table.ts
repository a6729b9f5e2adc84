import type { Explanation } from '@machinami/bots'
import type { Refusal } from '@machinami/cards'
import type { GameMoment, NewGame, Odds, Reply, Save } from '@machinami/host'
import { keepGame } from '../store/save.ts'
import type { GameTable } from '../table/game-table.ts'
import type { LocalCommand } from './game.worker.ts'
import type { Lesson } from './lesson.ts'

const BROKEN_DOWN: Reply = { is: 'refused', refusal: { refused: 'broken-down' } }

/** Sends commands to a worker and waits for the reply to each. */
class Line {
  private readonly worker = new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, (reply: Reply) => void>()
  private last = 0
  private isDead = false

  constructor() {
    this.worker.addEventListener('message', (event: MessageEvent<{ id: number; reply: Reply }>) => {
      this.waiting.get(event.data.id)?.(event.data.reply)
      this.waiting.delete(event.data.id)
    })
    this.worker.addEventListener('error', () => this.hangUp())
    this.worker.addEventListener('messageerror', () => this.hangUp())
  }

  send(command: LocalCommand): Promise<Reply> {
    if (this.isDead) return Promise.resolve(BROKEN_DOWN)
    const id = ++this.last
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.worker.postMessage({ id, command })
    })
  }

  /** Nobody is left waiting for a worker that is gone. */
  hangUp(): void {
    this.isDead = true
    this.worker.terminate()
    for (const resolve of this.waiting.values()) resolve(BROKEN_DOWN)
    this.waiting.clear()
  }
}

const moment = (reply: Reply): GameMoment | Refusal => {
  if (reply.is === 'moment') return reply.moment
  if (reply.is === 'refused') return reply.refusal
  throw new Error(`unexpected ${reply.is}`)
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
function newLine(): Line | null {
  try {
    return new Line()
  } catch (reason) {
    console.error(reason)
    return null
  }
}

async function sitDown(command: LocalCommand): Promise<GameTable | Refusal> {
  const line = newLine()
  if (!line) return { refused: 'broken-down' }
  const reply = await line.send(command)
  if (reply.is !== 'begun') {
    line.hangUp()
    return reply.is === 'refused' ? reply.refusal : { refused: 'not-a-record' }
  }
  return {
    info: reply.info,
    opening: reply.moment,
    play: async (seat, n, move) => moment(await line.send({ do: 'play', seat, n, move })),
    next: async (all) => moment(await line.send({ do: 'next', all })),
    undo: async (seat) => moment(await line.send({ do: 'undo', seat })),
    odds: async (seat, card) => odds(await line.send({ do: 'odds', seat, card })),
    hint: async (seat) => reasons(await line.send({ do: 'hint', seat })),
    decisions: async () => {
      const answer = await line.send({ do: 'decisions' })
      return answer.is === 'decisions' ? answer.decisions : []
    },
    reasons: async (n) => reasons(await line.send({ do: 'reasons', n })),
    keep: (at) => keepGame(at, reply.info.ruleset),
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
