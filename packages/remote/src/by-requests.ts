import { isRefused, type Polled, PROTOCOL, type Up, type WireRefused } from '@machinami/wire'
import type { LineOptions } from './line.ts'
import type { Hears, Met, Way } from './way.ts'

/** How long a request may take, beyond what it may wait for news. Milliseconds. */
const SLOWEST = 40_000
/** Whoever was cut off while they waited waits again after this. */
const BREATH = 500
/** News that others brought must come by the request that waits for it as well, within this. */
const LATE = 2000
/** So often is asked where waiting does not help. */
const OFTEN = 1500

/** Deeds that one request carries. */
const MOST = 16

/** Somebody is there, and said no. */
class TurnedAway extends Error {}

/** Something answered that is no server of ours. */
class NotOurs extends Error {
  readonly met: Met

  constructor(status: number) {
    super(`answered by something else (${status})`)
    this.met = status >= 500 && status !== SIGN_IN_FIRST ? 'no-server' : 'stranger'
  }
}
/** Network Authentication Required. */
const SIGN_IN_FIRST = 511

interface Ask {
  readonly deeds?: readonly Up[]
  readonly wait?: boolean
  readonly bye?: boolean
}

/** A table by plain requests: one waits for news while others carry deeds up. The first has so much patience. */
export class ByRequests implements Way {
  readonly by = 'http'
  private readonly options: LineOptions
  private readonly hears: Hears
  private readonly cancels = new Set<() => void>()
  private readonly waiting: Up[] = []
  private isOver = false
  private isLeaving = false
  private session: string | undefined
  private after = 0
  private isPosting = false
  /** Breaks off the request that waits. */
  private cutWait: (() => void) | null = null
  /** Something on the way keeps answers back that come late: nobody waits for news then. */
  private isKeptBack = false

  constructor(options: LineOptions, patience: number, hears: Hears) {
    this.options = options
    this.hears = hears
    this.begin(patience).catch((problem: unknown) => this.fail(problem))
  }

  post(ups: readonly Up[]): void {
    this.waiting.push(...ups)
    if (!this.isPosting) this.send().catch((problem: unknown) => this.fail(problem))
  }

  /** Whoever has not been answered yet does not know what to say goodbye to: they wait for it. */
  leave(): void {
    if (this.isOver) return
    this.isLeaving = true
    if (this.session === undefined) {
      this.isOver = true
      return
    }
    this.drop()
    this.bye()
  }

  drop(): void {
    this.isOver = true
    for (const cancel of [...this.cancels]) cancel()
  }

  private async begin(patience: number): Promise<void> {
    await this.ask({}, patience)
    if (this.isLeaving) this.bye()
    if (!this.isOver) await this.listen()
  }

  private async ask({ deeds = [], wait = false, bye }: Ask, most = SLOWEST): Promise<void> {
    const { session, after } = this
    const about = { ...(session ? { session } : {}), after, deeds, wait, ...(bye ? { bye } : {}) }
    let cancel = (): void => undefined
    const hold = (given: () => void): void => {
      cancel = given
      this.cancels.add(given)
      if (wait) this.cutWait = given
    }
    const cancelSlow = this.options.world.after(most, () => cancel())
    const answer = await poll(this.options, about, hold).finally(() => {
      cancelSlow()
      this.cancels.delete(cancel)
      if (wait) this.cutWait = null
    })
    if ('frames' in answer) return this.take(answer)
    // Said as a socket would say it.
    if (!this.isOver) this.hears.hear({ is: 'refused', id: 0, refusal: answer.refusal })
    throw new TurnedAway(answer.refusal.refused)
  }

  private take({ session, from, frames }: Polled): void {
    const isSame = session === this.session
    if (!isSame) this.after = 0
    if (this.session === undefined && !this.isOver) this.hears.through()
    this.session = session
    const { after } = this
    const news = frames.filter((_, nth) => from + nth > after)
    this.after = Math.max(after, from + frames.length - 1)
    if (isSame && news.length > 0) this.mind(this.cutWait)
    for (const frame of news) if (!this.isOver) this.hears.hear(frame)
  }

  /** A request that still waits although there was news long since waits in vain. */
  private mind(cut: (() => void) | null): void {
    if (!cut) return
    this.options.world.after(LATE, () => {
      if (this.isOver || cut !== this.cutWait) return
      this.isKeptBack = true
      cut()
    })
  }

  private async listen(): Promise<void> {
    while (!this.isOver) {
      if (!this.isKeptBack) await this.ask({ wait: true }).catch((problem: unknown) => this.waitAgain(problem))
      else await this.pause(OFTEN).then(() => (this.isOver ? undefined : this.ask({})))
    }
  }

  /** A proxy may have less patience than the server: whoever is cut off looks whether anybody is there, and waits again. */
  private async waitAgain(problem: unknown): Promise<void> {
    if (this.isOver || problem instanceof TurnedAway) throw problem
    await this.ask({})
    await this.pause(BREATH)
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.options.world.after(milliseconds, resolve))
  }

  private async send(): Promise<void> {
    this.isPosting = true
    while (this.waiting.length > 0 && !this.isOver) await this.ask({ deeds: this.waiting.splice(0, MOST) })
    this.isPosting = false
  }

  private fail(problem: unknown): void {
    if (this.isOver) return
    this.drop()
    if (problem instanceof NotOurs) this.hears.over(problem.met)
    else this.hears.over(problem instanceof TurnedAway ? 'turned-away' : 'broken')
  }

  private bye(): void {
    this.ask({ bye: true }).catch(() => undefined)
  }
}

async function poll(
  { server, table, secret, have, adds = false, world }: LineOptions,
  about: object,
  hold: (cancel: () => void) => void,
): Promise<Answer> {
  const who: { [name: string]: string } = secret === undefined ? {} : { authorization: `Bearer ${secret}` }
  const headers = { 'content-type': 'application/json', ...who }
  const body = JSON.stringify({ v: PROTOCOL, have: have(), adds, ...about })
  const reply = await world.fetch(`${server}/api/tables/${table}/poll`, { method: 'POST', headers, body }, hold)
  const answer = parsed(await reply.text())
  if (!isOurs(answer)) throw new NotOurs(reply.status)
  return answer
}

type Answer = Polled | { readonly refusal: WireRefused }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isOurs = (answer: unknown): answer is Answer =>
  typeof answer === 'object' &&
  answer !== null &&
  (('frames' in answer && Array.isArray(answer.frames)) || ('refusal' in answer && isRefused(answer.refusal)))
