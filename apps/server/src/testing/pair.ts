import { isRefusal } from '@machinami/cards'
import { formatAnswer, parseRecord, pending, type Random, replay, toAnswer } from '@machinami/engine'
import { createTable, type FarTable, recordOf, sitAt, type World } from '@machinami/remote'
import { verify } from '@machinami/table'
import { isRefused } from '@machinami/wire'
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
  /** Answers of people in the record that nobody was told were accepted. */
  twice: number
  disagreed: number
  unverified: number
}

/** Two people who play at random, whatever happens to the server, and remember what they were told. */
export class Pair {
  readonly table: string
  readonly players: readonly FarTable[]
  moves = 0
  /** What the server had in the end. */
  record = ''
  private readonly accepted: { readonly seat: number; readonly answer: string }[] = []
  private readonly urls: readonly string[]

  /** Called when somebody heard something. */
  private wake: () => void = () => undefined

  private constructor(table: string, sit: (seat: number, changed: () => void) => FarTable, urls: readonly string[]) {
    this.table = table
    this.players = [0, 1].map((seat) => sit(seat, () => this.wake()))
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
    // Nobody stands in: on a machine that hardly gets on somebody may be away for minutes, and what a bot answers was not sent twice.
    const table = { ...BASE, settings: { away: null } }
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
    while (players[1].now.me === null) await players[1].do({ do: 'join', name: 'Bob' }).then(() => pause(5))
    while (players[0].now.doc?.phase === 'waiting') await players[0].do({ do: 'begin' }).then(() => pause(5))
    return pair
  }

  get isOver(): boolean {
    return this.players.some(({ now }) => now.game?.isOver)
  }

  /** Plays until the game is over, or somebody says stop. */
  async play(random: Random, isEnough: () => boolean, moved: () => void = () => undefined): Promise<void> {
    while (!isEnough() && !this.isOver) {
      const seat = this.players.findIndex((each) => questionTo(each))
      const player = this.players[seat]
      const question = player && questionTo(player)
      if (!question || !player.now.game) {
        await this.news()
        continue
      }
      const { move } = question.options[random.below(question.options.length)]
      const answer = formatAnswer(toAnswer(player.now.game.rules, move))
      let refusal = await player.play(question.n, move)
      // Nobody knows whether it was kept: the same answer again finds out.
      while (refusal?.refused === 'not-kept') {
        await pause(20)
        refusal = await player.play(question.n, move)
      }
      if (refusal !== null) continue
      this.accepted.push({ seat, answer })
      this.moves++
      moved()
    }
  }

  /** Compares what everybody was told with what the server has. */
  async check(urls = this.urls): Promise<Findings> {
    const watcher = sitAt({ server: urls[0], table: this.table, world: HASTY })
    await until(() => (watcher.now.game?.entries ?? 0) > 0)
    const log = watcher.now.game?.events().map((event) => JSON.stringify(event)) ?? []
    const findings: Findings = { lost: 0, twice: 0, disagreed: 0, unverified: 0 }
    for (const { now } of this.players) {
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
    const answers = this.players.map((): string[] => [])
    replay(record, (rules, state, { seat, answer }) => {
      const asked = pending(rules, state).find((each) => each.seat === seat)
      if (seat >= 0 && asked && (asked.options.length > 1 || asked.question === 'dice'))
        answers[seat].push(formatAnswer(answer))
      return null
    })
    for (const [seat, played] of answers.entries()) {
      const told = this.accepted.filter((each) => each.seat === seat).map(({ answer }) => answer)
      let at = 0
      for (const answer of told) {
        const found = played.indexOf(answer, at)
        if (found < 0) findings.lost++
        else at = found + 1
      }
      findings.twice += Math.max(0, played.length - told.length)
    }
  }
}
