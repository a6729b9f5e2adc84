import { type Down, isRefused, type Polled, PROTOCOL, type Up, type WireRefused } from '@machinami/wire'
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
export function byRequests(options: LineOptions, patience: number, hears: Hears): Way {
  const { world } = options
  const cancels = new Set<() => void>()
  const waiting: Up[] = []
  let isOver = false
  let isLeaving = false
  let session: string | undefined
  let after = 0
  let isPosting = false
  /** Breaks off the request that waits. */
  let cutWait: (() => void) | null = null
  /** Something on the way keeps answers back that come late: nobody waits for news then. */
  let isKeptBack = false

  const ask = async ({ deeds = [], wait = false, bye }: Ask, most = SLOWEST): Promise<void> => {
    const about = { ...(session ? { session } : {}), after, deeds, wait, ...(bye ? { bye } : {}) }
    let cancel = (): void => undefined
    const hold = (given: () => void): void => {
      cancel = given
      cancels.add(given)
      if (wait) cutWait = given
    }
    const cancelSlow = world.after(most, () => cancel())
    const answer = await poll(options, about, hold).finally(() => {
      cancelSlow()
      cancels.delete(cancel)
      if (wait) cutWait = null
    })
    if ('frames' in answer) return take(answer)
    // Said as a socket would say it.
    if (!isOver) hears.hear({ is: 'refused', id: 0, refusal: answer.refusal })
    throw new TurnedAway(answer.refusal.refused)
  }
  const take = ({ session: current, from, frames }: Polled): void => {
    const isSame = current === session
    if (!isSame) after = 0
    if (session === undefined && !isOver) hears.through()
    session = current
    const isNew = (_: Down, nth: number): boolean => from + nth > after
    const news = frames.filter(isNew)
    after = Math.max(after, from + frames.length - 1)
    if (isSame && news.length > 0) mind(cutWait)
    for (const frame of news) if (!isOver) hears.hear(frame)
  }
  /** A request that still waits although there was news long since waits in vain. */
  const mind = (cut: (() => void) | null): void => {
    if (cut)
      world.after(LATE, () => {
        if (isOver || cut !== cutWait) return
        isKeptBack = true
        cut()
      })
  }
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void world.after(milliseconds, resolve))
  /** A proxy may have less patience than the server: whoever is cut off looks whether anybody is there, and waits again. */
  const waitAgain = async (problem: unknown): Promise<void> => {
    if (isOver || problem instanceof TurnedAway) throw problem
    await ask({})
    await pause(BREATH)
  }
  const listen = async (): Promise<void> => {
    while (!isOver) {
      if (isKeptBack) await pause(OFTEN).then(() => (isOver ? undefined : ask({})))
      else await ask({ wait: true }).catch(waitAgain)
    }
  }
  const send = async (): Promise<void> => {
    isPosting = true
    while (waiting.length > 0 && !isOver) await ask({ deeds: waiting.splice(0, MOST) })
    isPosting = false
  }
  const drop = (): void => {
    isOver = true
    for (const cancel of [...cancels]) cancel()
  }
  const fail = (problem: unknown): void => {
    if (isOver) return undefined
    drop()
    if (problem instanceof NotOurs) return hears.over(problem.met)
    return hears.over(problem instanceof TurnedAway ? 'turned-away' : 'broken')
  }
  const bye = (): void => {
    ask({ bye: true }).catch(() => undefined)
  }
  /** Whoever has not been answered yet does not know what to say goodbye to: they wait for it. */
  const leave = (): void => {
    if (isOver) return
    isLeaving = true
    if (session === undefined) {
      isOver = true
      return
    }
    drop()
    bye()
  }
  ask({}, patience)
    .then(() => {
      if (isLeaving) bye()
      if (isOver) return undefined
      return listen()
    })
    .catch(fail)
  return {
    by: 'http',
    post: (ups) => {
      waiting.push(...ups)
      if (!isPosting) send().catch(fail)
    },
    leave,
    drop,
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
