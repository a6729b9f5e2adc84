import type { Refusal } from '@machinami/cards'
import { type GameInfo, type GameMoment, Listener, type MomentNews } from '@machinami/host'
import type { Deed, TableDoc, WireRefused } from '@machinami/wire'
import { computed, signal } from '@preact/signals'
import type { GameFrame } from '../game/frame.ts'
import { Game } from '../game/game.ts'
import type { GameTable } from '../game/game-table.ts'
import { onScreen } from '../motion/perform.ts'
import { layCards } from '../words/brought-cards.ts'
import { FarLine, type FarNews } from './far-line.ts'
import type { AtHand, Place } from './far-messages.ts'
import { keepFinishedGame } from './finished.ts'
import { fetchLettersFor } from './letters.ts'
import { keepWhetherSockets, noSocketsHere } from './no-sockets.ts'
import { keepNonce, nonceFor } from './nonces.ts'
import { isOfGame } from './sentence.ts'
import { onWaking } from './waking.ts'

const NOTHING: AtHand = {
  ...{ doc: null, me: null, here: [], watching: 0, line: { is: 'connecting' } },
  ...{ lines: [], clock: null, promised: null, island: null, own: { bells: [], order: null } },
}

/** A table on a server, as long as somebody here looks at it. */
export class TableAfar {
  readonly id: string
  /** Everything but the game, as it was last told. */
  readonly now = signal<AtHand>(NOTHING)
  /** Milliseconds since the clocks were last told, about every second. */
  readonly sinceClock = signal(0)
  readonly game = signal<Game | null>(null)
  readonly turnedAway = signal<WireRefused | null>(null)
  /** Why the last thing that was wanted here was not done, until it has been read. */
  readonly refused = signal<WireRefused | null>(null)
  readonly isBroken = signal(false)
  /** How it stands, and our seat there: both change less often than clocks, or what is said. */
  readonly doc = computed(() => this.now.value.doc)
  readonly me = computed(() => this.now.value.me)
  /** Whether somebody here looks at what was said, or arranges what happens while they are away. */
  readonly isTalking = signal(false)
  readonly isArranging = signal(false)
  /** Whether somebody has won, as it was told: what led to it may still be shown. */
  readonly isWon = signal(false)
  /** How often something was taken back while we looked. */
  undone = 0
  private readonly line: FarLine
  private readonly listener = new Listener()
  private readonly watchers = new Set<(moment: GameMoment) => void>()
  private readonly frame: (table: TableAfar) => GameFrame
  private readonly nonce: string
  private last: GameMoment | null = null
  private isKept = false
  private clockTold = 0
  /** Whoever takes their telephone up again sees at once what they missed. */
  private readonly stopWaking = onWaking((how) => void this.line.ask('wake', how))
  private readonly ticking = setInterval(() => {
    this.sinceClock.value = performance.now() - this.clockTold
  }, 1000)

  constructor(place: Omit<Place, 'nonce'>, frame: (table: TableAfar) => GameFrame) {
    this.id = place.table
    this.frame = frame
    this.nonce = nonceFor(place.table)
    this.line = new FarLine(
      (news) => this.hear(news),
      () => {
        this.isBroken.value = true
      },
    )
    void this.line.ask('sit', { ...place, nonce: this.nonce, noSockets: noSocketsHere() })
  }

  /** Does something at the table; what is refused is told on the page as well. */
  async do(deed: Deed): Promise<boolean> {
    const refusal = await this.line.ask('deed', deed)
    this.refused.value = refusal
    return refusal === null
  }

  retry(): void {
    void this.line.ask('retry', null)
  }

  /** Whether somebody here is getting up. */
  isGoing = false
  /** Whether nobody sits here any more: what still comes is not theirs. */
  isLeft = false

  leave(): void {
    this.isLeft = true
    clearInterval(this.ticking)
    this.stopWaking()
    this.game.peek()?.leave()
    this.line.hangUp()
  }

  private hear(news: FarNews): void {
    switch (news.is) {
      case 'at-hand':
        if (news.now.clock) this.clockTold = performance.now()
        this.sinceClock.value = performance.now() - this.clockTold
        fetchLettersFor([news.now.doc?.seats, news.now.lines, news.now.island?.state.towns])
        this.now.value = { ...this.now.peek(), ...news.now }
        // Whoever was turned away and knocked again is let in.
        if (news.now.doc) {
          this.turnedAway.value = null
          this.keepNonce(news.now.doc.phase)
        }
        // The record of a game that ended while the line was down is asked for when it is up.
        if (news.now.line?.is === 'open') void this.keepFinished()
        return
      case 'begun':
        return this.begin(news.info, news.moment)
      case 'moment': {
        const moment = this.asAgreed(this.listener.moment(news.moment))
        this.last = moment
        if (moment.events.some(({ kind }) => kind === 'undone')) this.undone++
        for (const tell of this.watchers) tell(moment)
        if (moment.view.winner !== null) this.isWon.value = true
        void this.keepFinished()
        return
      }
      case 'learned':
        return keepWhetherSockets(news)
      case 'turned-away':
        this.turnedAway.value = news.refusal
    }
  }

  private keepNonce(phase: TableDoc['phase']): void {
    const isToTell = this.now.peek().me !== null && (phase === 'waiting' || phase === 'sealing')
    keepNonce(this.id, isToTell ? this.nonce : null)
  }

  /** Where nothing is taken back nobody is offered to. */
  private asAgreed(moment: GameMoment): GameMoment {
    return this.now.peek().doc?.settings.takeBack === 'off' ? { ...moment, undo: [] } : moment
  }

  /** A game of ours that is over joins the others on this device. */
  private async keepFinished(): Promise<void> {
    const { me } = this.now.peek()
    const isOver = this.last !== null && this.last.view.winner !== null
    if (!isOver || this.isKept || me === null) return
    this.isKept = true
    const record = await this.line.ask('record', null)
    if (record === null) this.isKept = false
    else await keepFinishedGame(this.id, record, me)
  }

  private begin(info: GameInfo, news: MomentNews): void {
    const opening = this.asAgreed(this.listener.moment(news))
    this.last = opening
    this.isWon.value = opening.view.winner !== null
    layCards(info.ruleset)
    const game = new Game(this.asGameTable(info, opening), onScreen, { frame: this.frame(this) })
    this.game.value = game
    game.begin()
    void this.keepFinished()
  }

  /**
   * What an answer came to. What it caused has been told already: replies come last. The game itself only knows its own
   * reasons: those of the server are told by this page, and the game stays as it was.
   */
  private outcome(refusal: WireRefused | null): GameMoment | Refusal {
    if (refusal !== null && isOfGame(refusal)) return refusal
    if (refusal !== null) this.refused.value = refusal
    const { last } = this
    return last ? { ...last, from: last.from + last.events.length, events: [] } : { refused: 'broken-down' }
  }

  private asGameTable(info: GameInfo, opening: GameMoment): GameTable {
    const { line } = this
    return {
      info,
      opening,
      play: async (_, n, move) => this.outcome(await line.ask('play', { n, move })),
      // Whatever needs nobody is done at the table itself.
      next: async () => this.outcome(null),
      undo: async () => this.outcome(await line.ask('undo', null)),
      odds: (seat, card, after) => line.ask('odds', { seat, card, after }),
      hint: async () => null,
      save: async () => null,
      record: () => line.ask('record', null),
      check: (commitment) => line.ask('check', { commitment }),
      watch: (told) => {
        this.watchers.add(told)
        return () => this.watchers.delete(told)
      },
      leave: () => undefined,
    }
  }
}
