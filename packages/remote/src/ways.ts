import type { Down } from '@machinami/wire'
import { ByRequests } from './by-requests.ts'
import { bySocket } from './by-socket.ts'
import type { LineOptions } from './line.ts'
import type { Met, Way } from './way.ts'
import { spread } from './world.ts'

/** So long a socket is alone in looking for the table; from then on requests look beside it. Milliseconds. */
const HEAD_START = 1500
/** Some networks let a socket neither open nor fail, or open and say nothing: nobody waits for that any longer. */
const PATIENCE = 10_000
/** A socket that has lasted so long is a good one. */
const STEADY = 30_000
/** So many in a row that did not, though the server was there: something cuts them off. */
const MOST_CUTS = 2
/** Where there are no sockets they are tried again after this, then after ever longer. */
const FIRST_PAUSE = 5000
const LONGEST_PAUSE = 600_000

export interface Finder {
  /** This one carries everything from now on. */
  readonly found: (way: Way) => void
  /** Whether nothing is on its way: then the line may move to another one. */
  readonly mayMove: () => boolean
  /** Of the way that carries everything. */
  readonly hear: (frame: Down) => void
  /** There is none, or it has ended. */
  readonly lost: (met?: Met) => void
}

/** A socket that has not shown yet whether it is good for anything, or waits to take over. */
interface Trial {
  readonly way: Way
  readonly early: Down[]
  isThrough: boolean
  /** Everything up to the last word of the greeting has come: nobody refused it, and nothing is stuck on the way. */
  isSeated: boolean
  /** Its time runs until its greeting is over. */
  readonly cancelPatience: () => void
}

/** The answer to whoever sat down by a socket. */
const isSeat = (frame: Down): boolean => frame.is === 'done' && frame.id === 0

/**
 * The ways to a server: a socket, and soon requests beside it; whichever sees the table first carries everything. Whoever
 * came by requests moves to a socket as soon as one is through: what is told twice then is known by its number.
 */
export class Ways {
  private readonly options: LineOptions
  private readonly finder: Finder
  private way: Way | null = null
  private trial: Trial | null = null
  private asking: Way | null = null
  private patience = PATIENCE
  /** Requests get through here, and sockets do not. */
  private isBlocked: boolean
  private tries = 0
  private cuts = 0
  private cancelHeadStart: (() => void) | null = null
  private cancelPause: (() => void) | null = null
  private cancelSteady: (() => void) | null = null

  constructor(options: LineOptions, finder: Finder) {
    this.options = options
    this.finder = finder
    this.isBlocked = options.noSockets ?? false
  }

  /** Looks for the table; a first request has so much patience. */
  look(patience: number): void {
    this.patience = patience
    const hadTime = this.trial !== null
    if (!hadTime && !this.cancelPause) this.trySocket()
    if (this.isBlocked || hadTime || !this.trial) return this.ask()
    this.cancelHeadStart = this.options.world.after(HEAD_START, () => this.ask())
    return undefined
  }

  /** This may be another network: what was found out about the last one counts no more. */
  tryAnew(): void {
    this.tries = 0
    this.cuts = 0
    this.trySocket()
  }

  /** Tries a socket beside whatever there is. */
  private trySocket(): void {
    const { world, by } = this.options
    if (!world.socket || by === 'http' || this.way?.by === 'socket') return
    this.stopTrying()
    const way = bySocket(world.socket, this.options, {
      through: () => {
        trial.isThrough = true
        this.move()
      },
      hear: (frame) => {
        const isAnswer = (frame.is === 'done' || frame.is === 'refused') && frame.id === 0
        if (isAnswer) cancelPatience()
        if (this.way === way) return this.hear(frame)
        if (isAnswer && frame.is === 'refused') {
          way.drop()
          return this.failed()
        }
        trial.early.push(frame)
        trial.isSeated ||= isSeat(frame)
        return this.move()
      },
      over: (why) => (this.way === way ? this.giveUp(why === 'broken') : this.failed()),
    })
    const cancelPatience = world.after(PATIENCE, () => {
      if (this.way === way) {
        this.block()
        return this.giveUp(false)
      }
      if (this.trial !== trial) return undefined
      way.drop()
      return this.failed()
    })
    const trial: Trial = { way, early: [], isThrough: false, isSeated: false, cancelPatience }
    this.trial = trial
  }

  /** The way there is leads nowhere any more; `isCut`: something on the way may be to blame. */
  giveUp(isCut = true): void {
    const { way } = this
    if (!way) return
    this.way = null
    way.drop()
    // A socket that is through only waited for this one to be quiet.
    if (this.trial?.isThrough) return this.move()
    if (isCut && this.cancelSteady && ++this.cuts >= MOST_CUTS) this.block()
    this.cancelSteady?.()
    this.cancelSteady = null
    return this.finder.lost()
  }

  /** Whatever is being tried is tried anew. */
  forget(): void {
    this.tries = 0
    this.cuts = 0
    this.stopTrying()
    this.stopAsking()
  }

  close(): void {
    const left = [this.way, this.asking]
    this.way = null
    this.asking = null
    this.forget()
    this.cancelSteady?.()
    for (const each of left) each?.leave()
  }

  private stopTrying(): void {
    this.cancelPause?.()
    this.cancelPause = null
    this.trial?.cancelPatience()
    this.trial?.way.drop()
    this.trial = null
  }

  private stopAsking(): void {
    this.cancelHeadStart?.()
    this.cancelHeadStart = null
    this.asking?.drop()
    this.asking = null
  }

  private ask(): void {
    this.cancelHeadStart = null
    if (this.way || this.asking) return
    const way = new ByRequests(this.options, this.patience, {
      through: () => {
        this.block()
        this.carry(way)
      },
      hear: (frame) => {
        this.finder.hear(frame)
        this.move()
      },
      over: (why) => {
        if (this.way === way) return this.giveUp()
        this.asking = null
        // Somebody is there: that sockets are not through yet is not for want of a server.
        if (why === 'turned-away') this.block()
        else this.doubt()
        return why === 'no-server' || why === 'stranger' ? this.finder.lost(why) : this.finder.lost()
      },
    })
    this.asking = way
  }

  /** To the socket that is through, unless something is on its way by requests. */
  private move(): void {
    const { trial } = this
    if (!trial || !(this.way ? trial.isSeated && this.finder.mayMove() : trial.isThrough)) return
    this.trial = null
    this.learn(false)
    this.carry(trial.way)
    for (const frame of trial.early.splice(0)) if (this.way === trial.way) this.hear(frame)
  }

  /** By a socket: from when they sit there it has to last. */
  private hear(frame: Down): void {
    if (isSeat(frame))
      this.cancelSteady = this.options.world.after(STEADY, () => {
        this.cancelSteady = null
        this.cuts = 0
        this.tries = 0
      })
    this.finder.hear(frame)
  }

  private carry(way: Way): void {
    const before = [this.way, this.asking].filter((each) => each !== way)
    this.way = way
    this.asking = null
    this.stopAsking()
    this.finder.found(way)
    for (const each of before) each?.leave()
  }

  private block(): void {
    const { world, by } = this.options
    if (!world.socket || by === 'http') return
    this.learn(true)
    if (!this.trial) this.tryLater()
  }

  /** Requests do not get through, either: whatever is known of sockets may be so no more. */
  private doubt(): void {
    this.cuts = 0
    this.cancelPause?.()
    this.cancelPause = null
  }

  private learn(noSockets: boolean): void {
    if (this.isBlocked === noSockets) return
    this.isBlocked = noSockets
    this.options.learned?.({ noSockets })
  }

  private failed(): void {
    this.trial = null
    if (this.isBlocked) return this.tryLater()
    // Is it the server that is not there, or only sockets?
    if (!this.cancelHeadStart) return undefined
    this.cancelHeadStart()
    return this.ask()
  }

  private tryLater(): void {
    if (this.cancelPause) return
    const { world } = this.options
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** this.tries++)
    this.cancelPause = world.after(spread(world, pause), () => {
      this.cancelPause = null
      if (!this.trial) this.trySocket()
    })
  }
}
