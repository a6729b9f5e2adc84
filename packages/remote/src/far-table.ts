import { isRefusal } from '@machinami/cards'
import { formatAnswer, toAnswer } from '@machinami/engine'
import { type GameMoment, momentFor } from '@machinami/host'
import { nonceCommitment } from '@machinami/table'
import type {
  ClockNow,
  Deed,
  Down,
  GameHead,
  Have,
  Island,
  OwnSeat,
  TableDoc,
  Line as TalkLine,
  WireRefused,
} from '@machinami/wire'
import { Line, type LineOptions, type LineState } from './line.ts'
import { Mirror } from './mirror.ts'
import { newSecret } from './requests.ts'

/** A table on a server as this side knows it: who is there, and the game as it can be seen from here. */
export interface TableAtHand {
  readonly doc: TableDoc | null
  /** My seat; null while I only watch. */
  readonly me: number | null
  /** Seats that are connected, and how many watch. */
  readonly here: readonly number[]
  readonly watching: number
  readonly line: LineState
  /** The game, once it has begun. */
  readonly game: Mirror | null
  /** What was said, as far as it was told. */
  readonly lines: readonly TalkLine[]
  /** How the clocks stood when they were last told; null where there are none. */
  readonly clock: ClockNow | null
  /** What is promised about the dice, before and during the game. */
  readonly promised: GameHead | null
  /** A campaign, as it was last told. */
  readonly island: Island | null
  /** What only I know of my seat. */
  readonly own: OwnSeat
}

export interface FarTable {
  readonly now: TableAtHand
  do(deed: Deed): Promise<WireRefused | null>
  /** The answer to a question by its number, as screens give it. */
  play(n: number, move: number): Promise<WireRefused | null>
  /** Takes back the last free decision. */
  undo(): Promise<WireRefused | null>
  /** How things stand, and what happened from an entry on. */
  moment(from: number): GameMoment | null
  retry(): void
  /** Somebody looks again after a while, or may be in another network. */
  wake(how?: { readonly isElsewhere: boolean }): void
  leave(): void
}

export interface SitOptions extends Omit<LineOptions, 'have' | 'hear' | 'state'> {
  /** What this side adds to the dice, for whoever may have to sit down again before it is told. */
  readonly nonce?: string
  /** Called after each frame, when `now` is up to date. */
  readonly heard?: (frame: Down) => void
  readonly changed?: () => void
}

const NOTHING: TableAtHand = {
  ...{ doc: null, me: null, here: [], watching: 0, line: { is: 'connecting' } },
  ...{ game: null, lines: [], clock: null, promised: null, island: null, own: { bells: [], order: null } },
}

/** Sits down at a table, or watches it. */
export function sitAt({ heard, changed, nonce: kept, ...options }: SitOptions): FarTable {
  let now = NOTHING
  const nonce = kept ?? newSecret(options.world.bytes(32))
  const hear = (frame: Down): void => {
    now = { ...now, ...after(now, frame) }
    // Something before this is missing: the line asks anew from what is known.
    if (frame.is === 'news' && now.game && frame.from > now.game.entries) line.again()
    // What this side adds to the dice is its own business: nobody has to ask for it.
    if (frame.is === 'sealing' && now.me !== null && frame.waits.includes(now.me))
      void line.do(addition(frame, now.me, nonce))
    heard?.(frame)
    changed?.()
  }
  const state = (line: LineState): void => {
    now = { ...now, line }
    changed?.()
  }
  const have = (): Have => ({
    entries: now.game?.entries ?? eventsTold(now.island),
    lines: (now.lines.at(-1)?.n ?? -1) + 1,
  })
  /** What was said, and perhaps heard: whoever says the same again means that very line. */
  let perhaps: Extract<Deed, { do: 'say' }> | null = null
  const say = async (deed: Extract<Deed, { do: 'say' }>): Promise<WireRefused | null> => {
    const isAgain =
      perhaps?.text === deed.text &&
      perhaps?.phrase === deed.phrase &&
      now.lines.every(({ id }) => id !== perhaps?.line)
    const name = (isAgain ? perhaps?.line : undefined) ?? newSecret(options.world.bytes(16))
    const said = { line: name, ...deed }
    const refusal = await line.do(said)
    perhaps = refusal?.refused === 'not-kept' ? said : null
    return refusal
  }
  const line = new Line({ adds: options.secret !== undefined, ...options, have, hear, state })
  return {
    get now() {
      return now
    },
    do: (deed) => (deed.do === 'say' ? say(deed) : line.do(deed)),
    play: (n, move) => {
      const { game } = now
      return line.do({ do: 'play', n, move: game ? formatAnswer(toAnswer(game.rules, move)) : '' })
    },
    undo: () => line.do({ do: 'undo', n: now.game?.asked()[0]?.n ?? 0 }),
    moment: (from) => now.game && momentFor(now.game, now.me === null ? [] : [now.me], from),
    retry: () => line.retry(),
    wake: (how) => line.wake(how),
    leave: () => line.close(),
  }
}

/** What a frame changes. */
function after(now: TableAtHand, frame: Down): Partial<TableAtHand> {
  switch (frame.is) {
    case 'table':
      return { doc: frame.table, me: frame.me, own: frame.own ?? NOTHING.own }
    case 'here':
      return { here: frame.seats, watching: frame.watching }
    case 'sealing':
      return { promised: frame.game }
    case 'begun':
      return { promised: frame.game, game: now.game ?? mirrorOf(frame.game) }
    case 'said':
      return { lines: [...now.lines, ...frame.lines.filter(({ n }) => n > (now.lines.at(-1)?.n ?? -1))] }
    case 'clock':
      return { clock: frame.clock }
    case 'news':
      now.game?.hear(frame)
      return {}
    case 'island':
      return { island: frame }
    case 'done':
    case 'refused':
      return {}
  }
}

/** How many events of a campaign are known: what is missing begins here. */
const eventsTold = (island: Island | null): number => (island ? island.from + island.events.length : 0)

/** Rules that this side does not know leave it without a picture of the game; everything else goes on. */
function mirrorOf(head: GameHead): Mirror | null {
  const mirror = Mirror.of(head)
  return isRefusal(mirror) ? null : mirror
}

function addition({ game, step }: Extract<Down, { is: 'sealing' }>, me: number, nonce: string): Deed {
  return step === 'tell'
    ? { do: 'tell', nonce }
    : { do: 'promise', commitment: nonceCommitment(nonce, game.commitment, me) }
}
