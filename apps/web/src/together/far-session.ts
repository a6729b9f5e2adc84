import {
  type CampaignAnswer,
  type CampaignEvent,
  type CampaignQuestion,
  chronicle,
  type PairPage,
  type Player,
} from '@machinami/campaign'
import type { Refusal } from '@machinami/cards'
import { campaignFile, worldAround } from '@machinami/remote'
import type { Evening, Island, TownAnswer } from '@machinami/wire'
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { type Book, EMPTY_BOOK, teachTable, withLearned } from '../campaign/book.ts'
import { seatColours } from '../campaign/colours.ts'
import { campaignWords, wayOn } from '../campaign/late-words.ts'
import { type CampaignSession, numberOfRule, type Together, type Unkept } from '../campaign/session.ts'
import { holdSeat } from '../friends/my-tables.ts'
import { isOfGame } from '../friends/sentence.ts'
import { SERVER } from '../friends/server.ts'
import { TableAfar } from '../friends/table-afar.ts'
import { unread } from '../friends/talk.tsx'
import type { GameFrame } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { keep, recall } from '../store/storage.ts'
import type { CampaignNews } from '../worker/campaign-messages.ts'
import { onlyDrawn } from '../worker/only-drawn.ts'
import { topCard } from '../worker/top-card.ts'
import { togetherWords } from './late-words.ts'

const NO_EVENING: Evening = { read: { n: 0, towns: [] }, tonight: [], table: null }
/** Nobody sits here yet. */
const NOWHERE: GameFrame = {
  onward: { label: () => '', go: () => undefined },
}

export interface TogetherAfar extends Together {
  /** What there is to know of a neighbour in a game: away, or their clock. */
  readonly noteOf: (seat: number) => string | null
  readonly hereOf: (seat: number) => string | null
  readonly breaks: NonNullable<GameFrame['breaks']>
}

/** A campaign on a server, shown by the same screens as one of this browser. */
export class FarSession implements CampaignSession {
  readonly key: string
  readonly news: ReadonlySignal<CampaignNews>
  readonly book: ReadonlySignal<Book>
  /** Its games are tables far away: `inGame`. */
  readonly game = signal<Game | null>(null)
  readonly busy = signal(false)
  readonly refusal = signal<Refusal | null>(null)
  readonly unkept = signal<Unkept>(null)
  readonly taught: ReadonlySignal<readonly string[]>
  readonly events: ReadonlySignal<readonly CampaignEvent[]>
  readonly isLookingUp = signal(false)
  readonly together: TogetherAfar
  readonly table: TableAfar
  /** The table of its game, until everybody here is done with it. */
  readonly inGame = signal<TableAfar | null>(null)
  /** Whether anything has been told yet. */
  readonly isTold = signal(false)
  private readonly secret: string
  private readonly by: { readonly by?: 'http' }
  private readonly island = signal<Island | null>(null)
  private readonly bookNow = signal<Book>(EMPTY_BOOK)
  private readonly log = signal<readonly CampaignEvent[]>([])
  private readonly taughtNow = signal<readonly string[]>([])
  private readonly ends: (() => void)[] = []
  private readonly finished = new Set<string>()

  constructor(id: string, secret: string, by: { readonly by?: 'http' }, parts: (session: FarSession) => TogetherAfar) {
    this.key = id
    this.secret = secret
    this.by = by
    this.table = new TableAfar({ server: SERVER, table: id, secret, ...by }, () => NOWHERE)
    this.book = this.bookNow
    this.events = this.log
    this.taught = this.taughtNow
    this.taughtNow.value = taughtBefore(id)
    this.news = computed(() => this.newsNow())
    this.together = parts(this)
    this.ends.push(effect(() => this.hear(this.table.now.value.island)))
    this.ends.push(effect(() => this.follow(this.evening.table)))
  }

  /** How the evening goes, as everybody sees it. */
  get evening(): Evening {
    return this.table.now.value.doc?.evening ?? NO_EVENING
  }

  /** Our town; null while we only watch. */
  get me(): number | null {
    return this.table.now.value.me
  }

  /** What people are asked that is not up to us: their towns, and the question. */
  get others(): readonly { readonly question: CampaignQuestion; readonly towns: readonly number[] }[] {
    const { doc } = this.table.now.value
    const people = doc?.seats.flatMap((seat, town) => (seat.is === 'person' ? [town] : [])) ?? []
    const { read } = this.evening
    return (this.island.value?.asked ?? []).map((question) => {
      const asked = question.town === null ? people : [question.town]
      const isDone = (town: number) => question.town === null && read.n === question.n && read.towns.includes(town)
      return { question, towns: asked.filter((town) => town !== this.me && !isDone(town)) }
    })
  }

  private isMine({ n, town }: CampaignQuestion): boolean {
    const { me } = this
    const { read } = this.evening
    if (me === null) return false
    return town === null ? !(read.n === n && read.towns.includes(me)) : town === me
  }

  private hear(island: Island | null): void {
    if (island === null || island === this.island.peek()) return
    const learned = onlyDrawn(island.learned)
    const book = withLearned(this.bookNow.peek(), learned)
    teachTable(book, learned)
    batch(() => {
      this.bookNow.value = book
      this.log.value = [...this.log.peek().slice(0, island.from), ...island.events]
      this.island.value = island
      this.isTold.value = true
    })
  }

  private newsNow(): CampaignNews {
    const { value: island } = this.island
    if (!island) return {} as CampaignNews
    const { me } = this
    return {
      ...{ state: island.state, learned: island.learned, from: island.from, events: island.events },
      top: topCard(this.log.value),
      asked: island.asked.filter((question) => this.isMine(question)),
      goesOn: false,
      undo: island.undo.filter((town) => town === me),
      hasGame: this.evening.table !== null,
    }
  }

  /** A game is laid on a table far away; one that was won stays until somebody here has seen enough. */
  private follow(id: string | null): void {
    const now = this.inGame.peek()
    if (id === now?.id || (id !== null && this.finished.has(id))) return
    if (id === null) {
      if (now && now.game.peek() === null) this.leaveGame()
      return
    }
    now?.leave()
    this.inGame.value = new TableAfar({ server: SERVER, table: id, secret: this.secret, ...this.by }, () => this.frame)
  }

  /** How the table sees the campaign it belongs to. */
  private readonly frame: GameFrame = {
    talk: {
      label: () => togetherWords().talk,
      news: () => unread(this.table),
      go: () => {
        this.table.isTalking.value = true
      },
    },
    onward: { label: () => wayOn(this.news.value.state), go: () => this.leaveGame() },
    breaks: (onDone) => this.together.breaks(onDone),
    colours: () => seatColours(this.news.value.state),
    lookUp: {
      label: () => campaignWords().table.lookUp,
      go: () => {
        this.isLookingUp.value = true
      },
    },
    noteOf: (seat) => this.together.noteOf(seat),
    hereOf: (seat) => this.together.hereOf(seat),
    noHints: true,
  }

  /** On with the story. */
  private leaveGame(): void {
    const game = this.inGame.peek()
    if (!game) return
    this.finished.add(game.id)
    game.leave()
    this.inGame.value = null
  }

  async answer(n: number, answer: CampaignAnswer): Promise<void> {
    const given = townAnswer(answer)
    await this.deed(given === null ? { do: 'read', n } : { do: 'answer', n, answer: given })
  }

  /** The server does steps that only tidy up together. */
  async goThrough(steps: ReadonlySet<string>): Promise<void> {
    const question = this.news.peek().asked.find(({ kind, about = '' }) => kind === 'go-on' && steps.has(about))
    if (question) await this.deed({ do: 'read', n: question.n })
  }

  /** Those who are not there are not waited for. */
  async goOnAlone(n: number): Promise<void> {
    await this.deed({ do: 'read', n, alone: true })
  }

  async undo(_: number): Promise<void> {
    await this.deed({ do: 'undo', n: this.news.peek().state.asked })
  }

  async takeOver(town: number, { name, bot }: Player): Promise<void> {
    const to = bot === undefined ? ({ is: 'anybody' } as const) : ({ is: 'bot', bot, name } as const)
    await this.deed({ do: 'hand', town, to, forGood: true })
  }

  /** What is refused by the rules is said by the screen, what the server has against it by the page. */
  async deed(deed: Parameters<TableAfar['do']>[0]): Promise<boolean> {
    this.busy.value = true
    const isDone = await this.table.do(deed)
    const refusal = this.table.refused.peek()
    this.refusal.value = refusal && isOfGame(refusal) ? refusal : null
    if (this.refusal.peek()) this.table.refused.value = null
    this.busy.value = false
    return isDone
  }

  async faces(): Promise<PairPage | null> {
    const { now, lastWinner } = this.news.peek().state
    return now.at === 'choosing' && lastWinner === this.me ? now.pair : null
  }

  async chronicle() {
    return chronicle(this.log.peek())
  }

  file(): Promise<string | null> {
    return campaignFile(worldAround(), SERVER, this.key, this.secret).catch(() => null)
  }

  numberOf(rule: string): number {
    return numberOfRule(this.log.value, rule)
  }

  teach(rule: string): void {
    if (this.taughtNow.peek().includes(rule)) return
    this.taughtNow.value = [...this.taughtNow.peek(), rule]
    keep('taught', JSON.stringify([this.key, this.taughtNow.peek()]))
  }

  /** Among the tables of this browser, with the secret that is ours there. */
  holdSeat(): void {
    const { doc } = this.table.now.peek()
    const names = doc?.seats.flatMap((seat) => ('name' in seat ? [seat.name] : [])) ?? []
    holdSeat(this.key, this.secret, doc ? { game: doc.game, names } : {})
  }

  leave(): void {
    for (const end of this.ends) end()
    this.inGame.peek()?.leave()
    this.table.leave()
  }
}

/** What a town answers by itself; null for what everybody does together. */
function townAnswer(answer: CampaignAnswer): TownAnswer | null {
  switch (answer.kind) {
    case 'go-on':
    case 'ready':
    case 'open-box':
    case 'start-game':
    case 'finish-game':
      return null
    case 'sign':
      return { kind: 'sign' }
    case 'start-free-game':
      return { kind: answer.kind, ...(answer.all ? { all: true } : {}) }
    case 'sticker':
      return { kind: 'sticker' }
    default:
      return answer
  }
}

/** Rules this browser has shown in this campaign. */
function taughtBefore(id: string): readonly string[] {
  try {
    const [of, rules] = JSON.parse(recall('taught') ?? '[]') as [unknown, unknown]
    return of === id && Array.isArray(rules) ? rules.filter((rule) => typeof rule === 'string') : []
  } catch {
    return []
  }
}
