import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Random } from '@machinami/engine'
import { faultAfter, type Kept, keptIn } from './game-file.ts'
import type { Program, Running } from './program.ts'

export interface KillCounts {
  kills: number
  /** Processes that were killed before they had told anything. */
  early: number
  resumed: number
  finished: number
  confirmed: number
}

export const noKills = (): KillCounts => ({ kills: 0, early: 0, resumed: 0, finished: 0, confirmed: 0 })

const TABLES = [
  '--seats Ann,Bob',
  '--seats Ann,bot:planner --edition two',
  '--seats Ann,bot:random,bot:planner --edition both',
  '--seats Ann,Bob --edition legacy --house town-square=two-of-four',
  '--seats bot:planner,bot:random --edition harbor',
]
const MOST_MS = 1200
const ANSWERS = 3000

/** One game after the other, each killed at random instants and gone on with until it is over. Throws at a finding. */
export class Kills {
  readonly counts: KillCounts = noKills()
  private readonly program: Program
  private readonly folder: string
  private readonly random: Random
  private file: string
  private games = 0

  constructor(program: Program, folder: string, seed: number) {
    this.program = program
    this.folder = folder
    this.random = new Random(seed, 9)
    this.file = this.nextFile()
  }

  /** Starts or goes on with a game, and kills it unless it ends before. */
  async kill(): Promise<void> {
    const before = keptIn(this.file)
    const running = this.program.start(this.argsAfter(before))
    running.child.stdin?.end(this.answers())
    const isKilled = await this.killLater(running)
    const { code } = await running.ended
    const after = keptIn(this.file)
    const fault = faultAfter(before, after, running.told()) ?? (isKilled || code === 0 ? null : running.complaints())
    if (fault !== null) throw new Error(`${this.file}: ${fault}`)
    this.count(isKilled, before, after, running.told())
    if (after.isOver) this.leave()
  }

  private argsAfter({ moments }: Kept): string[] {
    if (existsSync(this.file)) return ['play', '--resume', this.file]
    if (moments.length > 0) throw new Error(`${this.file} has vanished`)
    return ['play', '--record', this.file, ...TABLES[this.games % TABLES.length].split(' ')]
  }

  /** Numbers, some of which are no answers. */
  private answers(): string {
    return Array.from({ length: ANSWERS }, () => `${1 + this.random.below(4)}\n`).join('')
  }

  /** Half of them any time from the start on, half once something was told: that is where files are written. */
  private async killLater({ child, told, ended }: Running): Promise<boolean> {
    const over = ended.then(() => 'over' as const)
    if (this.random.below(2) === 0)
      while (told() === '' && child.exitCode === null) await Promise.race([setTimeout(2), over])
    const winner = await Promise.race([setTimeout(this.random.below(MOST_MS)), over])
    return winner !== 'over' && child.kill('SIGKILL')
  }

  private count(isKilled: boolean, before: Kept, after: Kept, told: string): void {
    const { counts } = this
    if (isKilled) counts.kills++
    if (isKilled && told === '') counts.early++
    if (before.moments.length > 0) counts.resumed++
    counts.confirmed += after.decisions - before.decisions
    if (after.isOver) counts.finished++
  }

  private leave(): void {
    rmSync(this.file)
    this.file = this.nextFile()
  }

  private nextFile(): string {
    return join(this.folder, `game-${++this.games}.txt`)
  }
}
