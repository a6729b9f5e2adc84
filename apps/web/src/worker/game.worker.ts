import { type Command, Host, type NewGame, type Reply } from '@machinami/host'
import { arranged, type Lesson } from './lesson.ts'
import type { Said } from './line.ts'

/** What the page asks of its own worker: what it would ask of any table, and lessons. */
export type LocalCommand = Command | { readonly do: 'teach'; readonly game: NewGame; readonly lesson: Lesson }

const host = new Host({ bytes: (n) => crypto.getRandomValues(new Uint8Array(n)) })

const answer = (command: LocalCommand): Promise<Reply> =>
  command.do === 'teach' ? host.open(command.game, arranged(command.lesson)) : host.answer(command)

const say = (what: Said): void => self.postMessage(what)

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; command: LocalCommand } | 'there?'>) => {
  if (data === 'there?') return say('here')
  const { id, command } = data
  void answer(command)
    .catch((mistake: unknown): Reply => {
      console.error(mistake)
      return { is: 'refused', refusal: { refused: 'broken-down' } }
    })
    .then((reply) => say({ id, reply }))
})
self.addEventListener('messageerror', () => say('not-understood'))
say('here')
