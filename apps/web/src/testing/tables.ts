import './page.ts'
import type { Refusal, Setup } from '@machinami/cards'
import { type Command, type GameMoment, Host, Listener } from '@machinami/host'
import type { GameTable } from '../game/game-table.ts'
import { change } from '../store/settings.ts'
import { speak } from '../words/index.ts'

/** English, and nobody waits for anything to fly. */
export async function sitDown(): Promise<void> {
  await speak('en')
  change({ speed: 'instant', muted: true, motion: 'off' })
}

/** A table on this side of the worker, with people only unless bots are named. What is given in `but` replaces its own. */
export async function tableFor(
  setup: Setup,
  but: Partial<GameTable> = {},
  bots: readonly (string | undefined)[] = [],
): Promise<GameTable> {
  const host = new Host({ bytes: (n) => crypto.getRandomValues(new Uint8Array(n)) })
  const seats = ['Ann', 'Ben', 'Cleo', 'Dirk']
    .slice(0, setup.players)
    .map((name, i) => (bots[i] === undefined ? { name } : { name, bot: bots[i] }))
  const begun = await host.answer({ do: 'create', game: { setup, seats } })
  if (begun.is !== 'begun') throw new Error(begun.is)
  const listener = new Listener()
  const moment = async (command: Command): Promise<GameMoment | Refusal> => {
    const reply = await host.answer(command)
    if (reply.is === 'moment') return listener.moment(reply.moment)
    if (reply.is === 'refused') return reply.refusal
    throw new Error(reply.is)
  }
  return {
    info: begun.info,
    opening: listener.moment(begun.moment),
    play: (seat, n, move) => moment({ do: 'play', seat, n, move }),
    next: (all) => moment({ do: 'next', all }),
    undo: (seat) => moment({ do: 'undo', seat }),
    odds: async (seat, card, after) => {
      const reply = await host.answer({ do: 'odds', seat, card, after })
      return reply.is === 'odds' ? reply.odds : { refused: 'not-a-move' }
    },
    hint: async () => null,
    save: async () => {
      const reply = await host.answer({ do: 'save' })
      return reply.is === 'save' ? reply.save : null
    },
    record: async () => {
      const reply = await host.answer({ do: 'record' })
      return reply.is === 'record' ? reply.record : null
    },
    check: async (commitment) => {
      const reply = await host.answer({ do: 'check', commitment })
      return reply.is === 'verdict' ? reply.verdict : null
    },
    watch: () => () => undefined,
    leave: () => undefined,
    ...but,
  }
}
