import { isRefusal } from '@machinami/cards'
import { formatAnswer, parseRecord, type Random, toAnswer } from '@machinami/engine'
import { createTable, type FarTable, recordOf, sitAt, type World } from '@machinami/remote'
import { verify } from '@machinami/table'
import { isRefused } from '@machinami/wire'
import { answersIn, gapBetween, type Sent } from './account.ts'
import { aSecret, BASE, NODE, questionTo, until } from './server.ts'

/** Whoever lost the line tries again soon: a test has no time. */
/** And what would be waited for for long is waited for for a second or two. */
const HASTY: World = {
  ...NODE,
  after: (milliseconds, call) => NODE.after(milliseconds < 9000 ? Math.min(milliseconds, 100) : milliseconds / 5, call),
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks until somebody answers: the server may be dead just now. */
async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const answer = await ask()
      if (!isRefused(answer)) return answer
    } catch {
      // Nobody is there: again.
    }
    await pause(20)
  }
}

/** What was wrong with a game that was played while servers died. */
export interface Findings {
  /** Entries or answers that were told and are gone. */
  lost: number
  /** Answers of people in the record that they did not send, or sent once. */
  twice: number
  disagreed: number
  unverified: number
}

/** How often in a thousand answers somebody lets a bot play for a while, and is gone for longer than the others wait. */
export interface Whims {
  readonly away: number
  readonly gone: number
}

const NO_WHIMS: Whims = { away: 0, gone: 0 }
/** Seconds after which a bot stands in: as few as a table may want. */
const PATIENCE = 10

/** Two people who play at random, whatever happens to the server, and remember what they were told. */
export class Pair {
  readonly table: string
  readonly players: FarTable[]
  moves = 0
  /** What the server had in the end. */
  record = ''
  /** How many answers bots gave that stood in, and how often one did. */
  byBots = 0
  standIns = 0
  private readonly sent: Sent[] = []
  private readonly urls: readonly string[]
  private readonly sit: (seat: number) => FarTable
  /** Lines somebody has hung up, with what was told on them. */
  private readonly hungUp: FarTable[] = []
  /** By seat: when somebody who let a bot play, or is gone, comes back. */
  private readonly backAt = [0, 0]

  /** Called when somebody heard something. */
  private wake: () => void = () => undefined

  private constructor(table: string, sit: (seat: number, changed: () => void) => FarTable, urls: readonly string[]) {
    this.table = table
    this.sit = (seat) => sit(seat, () => this.wake())
    this.players = [0, 1].map(this.sit)
    this.urls = urls
  }

  /** Until somebody hears something, or for a moment. */
  private news(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 250)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  static async open(urls: readonly string[], by: 'socket' | 'http' = 'socket'): Promise<Pair> {
    const secrets = [aSecret(), aSecret()]
    const table = { ...BASE, settings: { away: { bot: 'random', after: PATIENCE } } }
    const made = await persist(() => createTable(NODE, urls[0], secrets[0], table))
    if (isRefused(made)) throw new Error(made.refused)
    const sit = (seat: number, changed: () => void): FarTable =>
      sitAt({
        changed,
        server: urls[seat % urls.length],
        table: made.table,
        secret: secrets[seat],
        world: HASTY,
        by,
        adds: false,
      })
    const pair = new Pair(made.table, sit, urls)
    const { players } = pair
    await until(() => players.every(({ now }) => now.doc !== null))
    await until(() => players[1].now.me !== null || players[1].do({ do: 'join', name: 'Bob' }).then(() => false))
    await until(() => players[0].now.doc?.phase !== 'waiting' || players[0].do({ do: 'begin' }).then(() => false))
    return pair
  }

  get isOver(): boolean {
    return this.players.some(({ now }) => now.game?.isOver)
  }

  /** Plays until the game is over, or somebody says stop. */
  async play(
    random: Random,
    isEnough: () => boolean,
    moved: () => void = () => undefined,
    whims = NO_WHIMS,
  ): Promise<void> {
    while (!isEnough() && !this.isOver) {
      await this.comeBack()
      const seat = this.players.findIndex((each) => !this.hungUp.includes(each) && questionTo(each))
      const player = this.players[seat]
      const question = player && questionTo(player)
      if (!question || !player.now.game || isStoodIn(player)) {
        await this.news()
        continue
      }
      if (await this.hasWhim(seat, random, whims)) continue
      const { move } = question.options[random.below(question.options.length)]
      if (!(await this.answer(seat, question.n, move))) continue
      this.moves++
      moved()
    }
  }

  /** Sends an answer until it is known what came of it; whether it counts. */
  private async answer(seat: number, n: number, move: number): Promise<boolean> {
    const player = this.players[seat]
    const { game } = player.now
    if (!game) return false
    const { entries } = game
    const answer = formatAnswer(toAnswer(game.rules, move))
    let refusal = await player.play(n, move)
    // Nobody knows whether it was kept: the same answer again finds out.
    while (refusal?.refused === 'not-kept') {
      await pause(20)
      refusal = await player.play(n, move)
    }
    const news = refusal ? game.events().slice(entries) : []
    const hasChangedHands = news.some((event) => event.kind === 'reseated' && event.seat === seat)
    if (refusal === null) this.sent.push({ seat, answer, was: 'accepted' })
    else if (hasChangedHands) this.sent.push({ seat, answer, was: 'perhaps' })
    return refusal === null
  }

  /** Somebody who is asked lets a bot play, or goes without a word; whether they did. */
  private async hasWhim(seat: number, random: Random, { away, gone }: Whims): Promise<boolean> {
    const whim = random.below(1000)
    if (whim >= away + gone) return false
    const player = this.players[seat]
    const isGone = whim >= away
    this.backAt[seat] = Date.now() + (isGone ? (PATIENCE + 1) * 1000 : 0) + random.below(3000)
    if (!isGone) await player.do({ do: 'away' })
    else {
      this.hungUp.push(player)
      player.leave()
    }
    return true
  }

  /** Whose time has come has their line and their seat again. */
  private async comeBack(): Promise<void> {
    for (const seat of this.players.keys()) {
      if (Date.now() < this.backAt[seat]) continue
      if (this.hungUp.includes(this.players[seat])) this.players[seat] = this.sit(seat)
      const player = this.players[seat]
      if (isStoodIn(player) || player.now.doc?.paused) await player.do({ do: 'back' })
    }
  }

  /** Compares what everybody was told with what the server has. */
  async check(urls = this.urls): Promise<Findings> {
    const watcher = sitAt({ server: urls[0], table: this.table, world: HASTY })
    await until(() => (watcher.now.game?.entries ?? 0) > 0)
    const log = watcher.now.game?.events().map((event) => JSON.stringify(event)) ?? []
    const findings: Findings = { lost: 0, twice: 0, disagreed: 0, unverified: 0 }
    for (const { now } of [...this.players, ...this.hungUp]) {
      const told = now.game?.events().map((event) => JSON.stringify(event)) ?? []
      if (told.length > log.length) findings.lost += told.length - log.length
      if (told.some((entry, nth) => nth < log.length && entry !== log[nth])) findings.disagreed++
    }
    const text = await persist(
      async () => (await recordOf(NODE, urls[0], this.table)) ?? Promise.reject(new Error('none')),
    )
    this.record = String(text)
    this.compare(this.record, findings)
    watcher.leave()
    for (const player of this.players) player.leave()
    return findings
  }

  private compare(text: string, findings: Findings): void {
    const record = parseRecord(text)
    if (isRefusal(record) || isRefusal(verify(record))) {
      findings.unverified++
      return
    }
    const { people, byBots, standIns } = answersIn(record)
    this.byBots = byBots
    this.standIns = standIns
    for (const [seat, played] of people.entries()) {
      const own = this.sent.filter((each) => each.seat === seat)
      const { lost, unsent } = gapBetween(own, played)
      findings.lost += lost
      findings.twice += unsent
    }
  }
}

/** Whether a bot plays for them. */
function isStoodIn({ now: { doc, me } }: FarTable): boolean {
  const seat = me === null ? undefined : doc?.seats[me]
  return seat?.is === 'person' && seat.standIn !== undefined
}
