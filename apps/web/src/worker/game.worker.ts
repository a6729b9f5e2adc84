import { Host } from './host.ts'
import type { Command, Reply } from './messages.ts'

const host = new Host()

self.addEventListener('message', (event: MessageEvent<{ id: number; command: Command }>) => {
  const { id, command } = event.data
  void host
    .answer(command)
    .catch((mistake: unknown): Reply => {
      console.error(mistake)
      return { is: 'refused', refusal: { refused: 'broken-down' } }
    })
    .then((reply) => self.postMessage({ id, reply }))
})
