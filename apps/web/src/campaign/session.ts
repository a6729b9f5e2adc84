import type {
  CampaignAnswer,
  CampaignEvent,
  ChronicleEntry,
  GameInPlay,
  PairPage,
  Player,
  SealedPack,
} from '@machinami/campaign'
import { isRefusal, type Refusal } from '@machinami/cards'
import type { GameMoment } from '@machinami/host'
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Game } from '../game/game.ts'
import type { GameTable } from '../game/game-table.ts'
import { onScreen } from '../motion/perform.ts'
import { breathe } from '../pace/pace.ts'
import { newCampaignKey } from '../store/campaigns.ts'
import { isNotKept } from '../store/database.ts'
import { Keeper } from '../store/keeper.ts'
import type { CampaignNews, CampaignSaid, CampaignWish } from '../worker/campaign-messages.ts'
import type { Line } from '../worker/line.ts'
import { newLine, sitDownOn } from '../worker/local-table.ts'
import { type Book, EMPTY_BOOK, teachTable, withLearned } from './book.ts'
import { seatColours } from './colours.ts'
import { campaignWords, wayOn } from './late-words.ts'
import { type KeptState, keepCampaign, keepGameOf, packChange, rowOf } from './shelf.ts'

const BROKEN_DOWN: Refusal = { refused: 'broken-down' }

/** Between two things that bots do, in milliseconds: whoever looks on sees what happened. */
const BOTS_PAUSE = 700

/** How a campaign fares with being kept: `changed` when another tab has gone on with it. */
export type Unkept = 'not-kept' | 'changed' | null

interface Beginning {
  readonly key: string
  readonly begun: number
  readonly taught: readonly string[]
  /** How long its log is where it is kept. */
  readonly written: number
}

/** One campaign on the screen: what is known of it, what is asked, and the game on its table. */
export interface CampaignSession {
  readonly key: string
  readonly news: ReadonlySignal<CampaignNews>
  readonly book: ReadonlySignal<Book>
  readonly game: ReadonlySignal<Game | null>
  readonly busy: ReadonlySignal<boolean>
  readonly refusal: ReadonlySignal<Refusal | null>
  readonly unkept: ReadonlySignal<Unkept>
  /** Rules that were shown when they were first needed. */
  readonly taught: ReadonlySignal<readonly string[]>
  /** Everything that has happened. */
  readonly events: ReadonlySignal<readonly CampaignEvent[]>
  /** Somebody at the table reads the rules deck. */
  readonly isLookingUp: Signal<boolean>
  /** Where every town has a screen of its own. */
  readonly together?: Together
  answer(n: number, answer: CampaignAnswer): Promise<void>
  /** Goes on as long as what is asked is one of these steps. */
  goThrough(steps: ReadonlySet<string>): Promise<void>
  undo(town: number): Promise<void>
  /** Somebody else plays a town from now on. */
  takeOver(town: number, player: Player): Promise<void>
  /** Both faces, for the winner's eyes. */
  faces(): Promise<PairPage | null>
  chronicle(): Promise<readonly ChronicleEntry[]>
  /** The whole campaign as one file. */
  file(): Promise<string | null>
  /** Rules keep the number they came with, whatever is put away later; 0 for one nobody has read. */
  numberOf(rule: string): number
  /** A rule has been shown at the moment it was needed. */
  teach(rule: string): void
}

/** What is different where every town has a screen of its own. */
export interface Together {
  /** In place of what to do now: who is waited for. Null while it is up to us. */
  readonly dock: () => ComponentChildren
  /** In the bar above: what the others say. */
  readonly aside: () => ComponentChildren
  /** Who plays in the next game, and who plays from now on. */
  readonly tonight: () => ComponentChildren
  readonly players: () => ComponentChildren
  /** Where it is kept, and where one goes from here. */
  readonly kept: () => string
  readonly leave: () => void
}

/** A campaign of this browser: all its towns are played here. */
export class LocalSession implements CampaignSession {
  readonly key: string
  readonly news: ReadonlySignal<CampaignNews>
  readonly book: ReadonlySignal<Book>
  readonly game = signal<Game | null>(null)
  readonly busy = signal(false)
  readonly refusal = signal<Refusal | null>(null)
  readonly unkept = signal<Unkept>(null)
  readonly taught = signal<readonly string[]>([])
  /** Everything that has happened. */
  readonly events = signal<readonly CampaignEvent[]>([])
  /** What bots and others have done since somebody here was asked last. */
  readonly since = signal<readonly CampaignEvent[]>([])
  private readonly newsNow = signal<CampaignNews>({} as CampaignNews)
  private readonly bookNow = signal<Book>(EMPTY_BOOK)
  private readonly line: Line
  private readonly begun: number
  /** Two tabs with one campaign: as with games, the last to open it keeps it. */
  private readonly hold: Keeper
  private written: number
  private pack: SealedPack | null = null
  private left = false

  private constructor(line: Line, { key, begun, taught, written }: Beginning) {
    this.line = line
    this.key = key
    this.begun = begun
    this.written = written
    this.taught.value = taught
    this.news = this.newsNow
    this.book = this.bookNow
    this.hold = new Keeper(key, begun)
    this.hold.elsewhere.subscribe((isElsewhere) => {
      if (isElsewhere) this.unkept.value = 'changed'
    })
  }

  /** A new campaign from a sealed pack. */
  static begin(pack: string, players: readonly Player[], townNames: readonly string[]) {
    return LocalSession.from({ wish: 'begin', pack, players, townNames }, fresh())
  }

  /** One that was kept in this browser. */
  static open({ row, ...kept }: KeptState, townNames: readonly string[]) {
    const { key, begun, taught, log } = row
    return LocalSession.from({ wish: 'open', kept, townNames }, { key, begun, taught, written: log.length })
  }

  /** A file from elsewhere, which becomes one more campaign here. */
  static read(text: string, townNames: readonly string[]) {
    return LocalSession.from({ wish: 'read', text, townNames }, fresh())
  }

  private static async from(wish: CampaignWish, beginning: Beginning): Promise<LocalSession | Refusal> {
    const line = newLine()
    if (!line) return BROKEN_DOWN
    const said = await line.ask(wish)
    if (said.is !== 'campaign') {
      line.hangUp()
      return said.is === 'campaign-refused' ? said.refusal : BROKEN_DOWN
    }
    const session = new LocalSession(line, beginning)
    session.pack = said.sealed ?? null
    await session.take(said.news, said.playing ?? null)
    return session
  }

  /** Goes on by itself where nobody here is asked. */
  start(): void {
    void this.goOn()
  }

  async answer(n: number, answer: CampaignAnswer): Promise<void> {
    await this.wish({ wish: 'answer', n, answer })
  }

  /** Goes on as long as what is asked is one of these steps. */
  async goThrough(steps: ReadonlySet<string>): Promise<void> {
    for (;;) {
      const question = this.newsNow.peek().asked.find(({ kind }) => kind === 'go-on')
      if (!question || !steps.has(question.about ?? '') || this.refusal.peek()) return
      await this.answer(question.n, { kind: 'go-on' })
    }
  }

  undo(town: number): Promise<void> {
    return this.wish({ wish: 'undo', town })
  }

  /** Somebody else plays a town from now on. */
  takeOver(town: number, player: Player): Promise<void> {
    return this.wish({ wish: 'take-over', town, player })
  }

  /** Both faces, for the winner's eyes. */
  async faces(): Promise<PairPage | null> {
    const said = await this.line.ask({ wish: 'faces' })
    return said.is === 'faces' ? said.pair : null
  }

  async chronicle() {
    const said = await this.line.ask({ wish: 'chronicle' })
    return said.is === 'chronicle' ? said.entries : []
  }

  /** The whole campaign as one file. */
  async file(): Promise<string | null> {
    const said = await this.line.ask({ wish: 'file' })
    return said.is === 'file' ? said.text : null
  }

  /** Rules keep the number they came with, whatever is put away later; 0 for one nobody has read. */
  numberOf(rule: string): number {
    return numberOfRule(this.events.value, rule)
  }

  /** A rule has been shown at the moment it was needed. */
  teach(rule: string): void {
    if (this.taught.peek().includes(rule)) return
    this.taught.value = [...this.taught.peek(), rule]
    void this.keepAll(this.newsNow.peek(), this.events.peek())
  }

  leave(): void {
    this.left = true
    this.hold.leave()
    this.game.peek()?.leave()
    this.line.hangUp()
  }

  private async wish(wish: CampaignWish): Promise<void> {
    if (this.busy.peek()) return
    this.busy.value = true
    this.since.value = []
    await this.hear(await this.line.ask(wish))
    this.busy.value = false
    await this.goOn()
  }

  private async hear(said: CampaignSaid): Promise<void> {
    if (this.left) return
    if (said.is === 'campaign') return this.take(said.news)
    if (said.is === 'campaign-refused') this.refusal.value = said.refusal
  }

  /** Nothing is shown before it is written down. */
  private async take(news: CampaignNews, playing?: GameInPlay | null): Promise<void> {
    const log = [...this.events.peek().slice(0, news.from), ...news.events]
    await this.keepAll(news, log, playing)
    const book = withLearned(this.bookNow.peek(), news.learned)
    teachTable(book, news.learned)
    batch(() => {
      this.bookNow.value = book
      this.events.value = log
      this.newsNow.value = news
      this.refusal.value = null
    })
  }

  private async keepAll(news: CampaignNews, log: readonly CampaignEvent[], playing?: GameInPlay | null): Promise<void> {
    const { key, begun, taught, pack, hold } = this
    if (hold.elsewhere.peek()) return
    const game = playing === undefined && news.hasGame ? await this.gameInPlay() : (playing ?? null)
    const row = rowOf(key, begun, news.state, log, taught.peek())
    const failed = await keepCampaign(row, this.written, game, pack ? [packChange(row.pack, pack)] : [])
    if (failed === null) {
      this.written = log.length
      this.pack = null
    }
    this.tellKept(failed)
  }

  private async gameInPlay(): Promise<GameInPlay | null> {
    const said = await this.line.ask({ wish: 'game' })
    return said.is === 'game' ? said.game : null
  }

  /** Bots do what is theirs, one thing at a time, and games are laid on the table. */
  private async goOn(): Promise<void> {
    if (this.left || this.busy.peek() || this.unkept.peek() === 'changed') return
    const { goesOn, hasGame, state, asked } = this.newsNow.peek()
    if (hasGame) return this.sitDown()
    // People found their towns first: bots are content with the colours that are left.
    if (!goesOn || (state.now.at === 'founding' && asked.length > 0)) return
    this.busy.value = true
    await breathe(performance.now(), BOTS_PAUSE, () => this.left)
    if (this.left) return
    const said = await this.line.ask({ wish: 'next' })
    await this.hear(said)
    if (said.is === 'campaign') this.since.value = [...this.since.peek(), ...said.news.events]
    this.busy.value = false
    if (said.is === 'campaign') await this.goOn()
  }

  private async sitDown(): Promise<void> {
    if (this.game.peek()) return
    const table = await sitDownOn(this.line, { do: 'sit-down' })
    if (this.left) return
    if (isRefusal(table)) {
      this.refusal.value = table
      return
    }
    const game = new Game(this.keptHere(table), onScreen, { frame: this.frame })
    this.game.value = game
    game.begin()
  }

  /** How the table sees the campaign it belongs to. */
  private readonly frame = {
    onward: { label: () => wayOn(this.news.value.state), go: () => void this.finishGame() },
    colours: () => seatColours(this.news.value.state),
    lookUp: {
      label: () => campaignWords().table.lookUp,
      go: () => {
        this.isLookingUp.value = true
      },
    },
  }
  /** Somebody at the table reads the rules deck. */
  readonly isLookingUp = signal(false)

  /** The campaign keeps its game itself, every move before it is shown; the worker goes on when it is over. */
  private keptHere(table: GameTable): GameTable {
    const kept = async (moment: Promise<GameMoment | Refusal>): Promise<GameMoment | Refusal> => {
      const told = await moment
      if (!isRefusal(told)) await this.keepGame()
      return told
    }
    return {
      ...table,
      play: (seat, n, move) => kept(table.play(seat, n, move)),
      next: (all) => kept(table.next(all)),
      undo: (seat) => kept(table.undo(seat)),
      leave: () => undefined,
    }
  }

  private async keepGame(): Promise<void> {
    const game = await this.gameInPlay()
    if (game && !this.hold.elsewhere.peek()) this.tellKept(await keepGameOf(this.key, this.written, game))
  }

  private tellKept(failed: Awaited<ReturnType<typeof keepGameOf>>): void {
    this.unkept.value = failed === null ? null : isNotKept(failed) ? 'not-kept' : failed
  }

  /** The game is over: what follows belongs to the campaign. */
  private async finishGame(): Promise<void> {
    const game = this.game.peek()
    if (!game || this.busy.peek()) return
    this.busy.value = true
    await this.hear(await this.line.ask({ wish: 'next' }))
    if (!this.newsNow.peek().hasGame) {
      game.leave()
      this.game.value = null
    }
    this.busy.value = false
    await this.goOn()
  }
}

export const numberOfRule = (events: readonly CampaignEvent[], rule: string): number =>
  events.filter((event) => event.kind === 'ruleAdded').findIndex((event) => event.rule === rule) + 1

const fresh = (): Beginning => ({ key: newCampaignKey(), begun: Date.now(), taught: [], written: 0 })
