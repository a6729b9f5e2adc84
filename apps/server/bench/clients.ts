import { randomBytes } from 'node:crypto'
import { createTable, newSecret, worldAround } from '@machinami/remote'
import { isRefused, type News, PROTOCOL } from '@machinami/wire'
import { WebSocket } from 'ws'

/** Simulated people: sockets that read what they are told and answer at once, with as little work of their own as can be. */

/** What a frame is, without reading all of it. */
const kindOf = (text: string): string | undefined => /^\{"f":\d+,"is":"(\w+)"/.exec(text)?.[1]

const world = worldAround()

export interface Times {
  /** Milliseconds from sending a move until the last one at the table has it. */
  readonly waits: number[]
  moves: number
  games: number
}

/** Nobody sits down all at once. */
export async function fewAtATime<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < all.length; nth += 20) await Promise.all(all.slice(nth, nth + 20).map(work))
}

/** A table that plays one game after the other. */
export class BenchTable {
  private readonly url: string
  private readonly others: readonly string[]
  private readonly times: Times
  private sockets: WebSocket[] = []
  private table = ''
  private secret = ''
  private sentAt = 0
  private waitsFor = 0
  private isOver = false
  /** Milliseconds between a question and its answer. */
  private readonly think: number
  /** So many answers are given in a game, then everybody sits and thinks. */
  private readonly most: number
  private answers = 0
  private sitting: () => void = () => undefined

  constructor(urls: readonly string[], nth: number, times: Times, think: number, most = Number.POSITIVE_INFINITY) {
    this.most = most
    this.url = urls[nth % urls.length]
    this.others = urls
    this.times = times
    this.think = think
  }

  async begin(): Promise<void> {
    const secrets = [newSecret(randomBytes(16)), newSecret(randomBytes(16))]
    const setup = { edition: 'base' } as const
    const made = await createTable(world, this.url, secrets[0], { game: { setup }, seats: 2, name: 'A' })
    if (isRefused(made)) throw new Error(made.refused)
    this.sockets = []
    this.isOver = false
    this.answers = 0
    this.table = made.table
    this.secret = secrets[0]
    for (const [seat, secret] of secrets.entries()) {
      const server = this.others[(this.others.indexOf(this.url) + seat) % this.others.length]
      const ws = new WebSocket(`${server.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false })
      await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
      ws.on('message', (data: Buffer) => this.hear(seat, data.toString()))
      ws.send(JSON.stringify({ do: 'sit', v: PROTOCOL, table: made.table, secret, id: 0 }))
      await this.done(ws)
      if (seat === 1) await this.ask(ws, { do: 'join', name: 'B', id: 1 })
      this.sockets.push(ws)
    }
    await this.ask(this.sockets[0], { do: 'begin', id: 2 })
  }

  /** Begins, and plays until everybody sits and thinks. */
  async playToTheMiddle(): Promise<void> {
    const isThere = new Promise<void>((resolve) => {
      this.sitting = resolve
    })
    await this.begin()
    await isThere
  }

  /** Somebody’s line breaks: milliseconds from then until a new one has told them how the game stands. */
  async comeBack(): Promise<number> {
    this.sockets[0].terminate()
    const began = performance.now()
    const ws = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false })
    await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
    ws.send(JSON.stringify({ do: 'sit', v: PROTOCOL, table: this.table, secret: this.secret, id: 0 }))
    await new Promise<void>((resolve) => {
      ws.on('message', (data: Buffer) => kindOf(data.toString()) === 'news' && resolve())
    })
    return performance.now() - began
  }

  private ask(ws: WebSocket, up: unknown): Promise<void> {
    ws.send(JSON.stringify(up))
    return this.done(ws)
  }

  private done(ws: WebSocket): Promise<void> {
    return new Promise((resolve, reject) => {
      const hear = (data: Buffer): void => {
        const text = data.toString()
        const is = kindOf(text)
        if (is !== 'done' && is !== 'refused') return
        ws.off('message', hear)
        if (is === 'done') resolve()
        else reject(new Error(text))
      }
      ws.on('message', hear)
    })
  }

  private hear(seat: number, text: string): void {
    if (kindOf(text) !== 'news') return
    if (this.sentAt > 0 && --this.waitsFor === 0) {
      this.times.waits.push(performance.now() - this.sentAt)
      this.times.moves++
      this.sentAt = 0
    }
    const at = text.lastIndexOf('"question":{"seat"')
    if (at >= 0) this.answer(seat, JSON.parse(text.slice(at + 11, -1)) as NonNullable<News['question']>)
    else if (text.endsWith('"over":true}') && !this.isOver) this.goOn()
  }

  private answer(seat: number, { n, options }: NonNullable<News['question']>): void {
    if (this.answers++ >= this.most) return this.sitting()
    const send = (): void => {
      const ws = this.sockets[seat]
      if (!ws || ws.readyState !== ws.OPEN) return
      this.sentAt = performance.now()
      this.waitsFor = 2
      ws.send(`{"do":"play","n":${n},"move":"${options[options.length - 1]}","id":3}`)
    }
    if (this.think > 0) setTimeout(send, this.think * (0.5 + Math.random()))
    else setImmediate(send)
  }

  private goOn(): void {
    this.isOver = true
    this.times.games++
    this.close()
    this.begin().catch(() => undefined)
  }

  close(): void {
    for (const ws of this.sockets) ws.close()
  }
}
