import { Host } from './host.ts'
import type { Command } from './messages.ts'

const host = new Host()

self.addEventListener('message', (event: MessageEvent<{ id: number; command: Command }>) => {
  const { id, command } = event.data
  void host.answer(command).then((reply) => self.postMessage({ id, reply }))
})
