import type { Reply } from '@machinami/host'
import type { CampaignSaid, CampaignWish } from './campaign-messages.ts'
import type { Aside, LocalCommand, LocalReply } from './game.worker.ts'
import { pulseOf } from './pulse.ts'

const BROKEN_DOWN: Reply = { is: 'refused', refusal: { refused: 'broken-down' } }

/** What a worker says: the reply to a command, that it is there, or that something reached it as nothing it could read. */
export type Said = { readonly id: number; readonly reply: LocalReply } | 'here' | 'not-understood'

/** Sends commands to a worker and waits for the reply to each. A worker that died or loops is noticed, and ended. */
export class Line {
  private readonly worker: Worker
  private readonly waiting = new Map<number, (reply: LocalReply) => void>()
  private last = 0
  private isDead = false
  private readonly pulse = pulseOf(
    () => this.worker.postMessage('there?'),
    () => this.hangUp(),
  )

  constructor(worker: Worker) {
    this.worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => this.hear(data))
    worker.addEventListener('error', () => this.hangUp())
    worker.addEventListener('messageerror', () => this.hangUp())
  }

  /** A campaign says what it says; only a worker that is gone refuses as a table does. */
  async ask(wish: CampaignWish): Promise<CampaignSaid> {
    const said = (await this.send({ do: 'campaign', wish })) as LocalReply
    return said.is === 'refused' ? { is: 'campaign-refused', refusal: said.refusal } : (said as CampaignSaid)
  }

  send(command: LocalCommand): Promise<Reply> {
    if (this.isDead) return Promise.resolve(BROKEN_DOWN)
    const id = ++this.last
    return new Promise((resolve) => {
      this.waiting.set(id, resolve as (reply: LocalReply) => void)
      this.pulse.watch()
      try {
        this.worker.postMessage({ id, command })
      } catch (reason) {
        console.error(reason)
        this.hangUp()
      }
    })
  }

  /** Says something that needs no reply. */
  tell(aside: Aside): void {
    if (!this.isDead) this.worker.postMessage(aside)
  }

  /** Nobody is left waiting for a worker that is gone. */
  hangUp(): void {
    this.isDead = true
    this.pulse.rest()
    this.worker.terminate()
    for (const resolve of this.waiting.values()) resolve(BROKEN_DOWN)
    this.waiting.clear()
  }

  private hear(said: Said): void {
    this.pulse.heard()
    if (said === 'not-understood') this.hangUp()
    if (typeof said === 'string') return
    this.waiting.get(said.id)?.(said.reply)
    this.waiting.delete(said.id)
    if (this.waiting.size === 0) this.pulse.rest()
  }
}
