import { isRefusal, type Refusal } from '@machinami/cards'
import { parseRecord, stateAfter } from '@machinami/engine'
import { type Odds, oddsFor, oneMore, Teller } from '@machinami/host'
import { type FarTable, recordOf, sitAt, worldAround } from '@machinami/remote'
import { type Verdict, verify } from '@machinami/table'
import type { Down } from '@machinami/wire'
import type { Ask, Asked, Asks, AtHand, FarSaid, Place } from './far-messages.ts'

/** A table on a server, followed beside the page: rules and figures never keep a frame waiting. */

const world = worldAround()
const teller = new Teller()
let place: Place | null = null
let far: FarTable | null = null
/** Entries the page was told. */
let told = 0
let known: Partial<AtHand> = {}

const say = (what: FarSaid): void => self.postMessage(what)

function must<T>(thing: T | null): T {
  if (thing === null) throw new Error('nobody sits anywhere yet')
  return thing
}

function tellChanges(): void {
  if (!far) return
  const { game: _, ...now } = far.now
  const news = Object.entries(now).filter(([field, value]) => known[field as keyof AtHand] !== value)
  known = now
  if (news.length > 0) say({ is: 'at-hand', now: Object.fromEntries(news) })
}

function tellGame(table: FarTable): void {
  const { game, me } = table.now
  const news = game && game.entries > told ? table.moment(told) : null
  if (!game || !news) return
  const isFirst = told === 0
  told = game.entries
  const what = teller.news(news)
  say(isFirst ? { is: 'begun', info: game.info(me), moment: what } : { is: 'moment', moment: what })
}

function hear(frame: Down): void {
  tellChanges()
  if (frame.is === 'refused' && frame.id === 0) say({ is: 'turned-away', refusal: frame.refusal })
  if (frame.is === 'news' && far) tellGame(far)
}

function sit(where: Place): null {
  place = where
  // The first frames come later than this.
  far = sitAt({
    ...where,
    world,
    heard: hear,
    changed: tellChanges,
    learned: (what) => say({ is: 'learned', ...what }),
  })
  tellChanges()
  return null
}

async function record(): Promise<string | null> {
  const { server, table, secret } = must(place)
  return recordOf(world, server, table, secret).catch(() => null)
}

async function odds({ seat, card, after }: Asks['odds']['with']): Promise<Odds | Refusal> {
  const { game } = must(far).now
  if (!game) return { refused: 'broken-down' }
  const at = after === undefined ? { rules: game.rules, state: game.state.slice() } : await backThen(after)
  if (isRefusal(at)) return at
  const more = card === undefined ? null : oneMore(at.rules, at.state, seat, card)
  return { ...oddsFor(at.rules, at.state, seat), oneMore: more }
}

async function backThen(after: number) {
  const text = await record()
  const read = text === null ? ({ refused: 'unreadable-file' } as const) : parseRecord(text)
  return isRefusal(read) ? read : stateAfter(read, after)
}

async function check({ commitment }: Asks['check']['with']): Promise<Verdict | Refusal | null> {
  const text = await record()
  if (text === null) return null
  const read = parseRecord(text)
  return isRefusal(read) ? read : verify(read, commitment === undefined ? {} : { commitment })
}

const ANSWERS: { readonly [A in Ask]: (what: Asks[A]['with']) => Asks[A]['gives'] | Promise<Asks[A]['gives']> } = {
  sit,
  deed: (deed) => must(far).do(deed),
  play: ({ n, move }) => must(far).play(n, move),
  undo: () => must(far).undo(),
  odds,
  record,
  check,
  retry: () => {
    must(far).retry()
    return null
  },
  wake: (how) => {
    must(far).wake(how)
    return null
  },
}

self.addEventListener('message', ({ data }: MessageEvent<Asked | 'there?'>) => {
  if (data === 'there?') return say({ is: 'here' })
  const { id, ask, with: what } = data
  const answer = ANSWERS[ask] as (what: unknown) => unknown
  void Promise.resolve(answer(what))
    .catch((mistake: unknown) => {
      console.error(mistake)
      return { refused: 'broken-down' }
    })
    .then((reply) => say({ is: 'reply', id, reply: reply as Asks[Ask]['gives'] }))
})
say({ is: 'here' })
