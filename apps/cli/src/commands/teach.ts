import { existsSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { type TeachProgress, teach } from '@machinami/bots/teach'
import { isRefusal, type Ruleset } from '@machinami/cards'
import { rulesetHash } from '@machinami/engine'
import { type Cli, complain, say } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { draftOf, forgetDraft, keepDraft, keepNet, netFile } from '../files/kept-nets.ts'
import { rulesetIn } from '../game-flags.ts'
import { wholeNumber } from '../numbers.ts'
import { progressOn } from '../sim/progress.ts'
import { listenForStop } from '../stop.ts'

export interface TeachOptions {
  readonly seconds: string
  readonly force?: boolean
}

const STEPS = 1000
/** Part of a lesson that a crash may cost. */
const KEPT_EVERY = 0.1

/** Teaches the bots rules that they have never practised, and keeps what they learned where every command finds it. */
export async function teachCommand(cli: Cli, file: string, { seconds: text, force }: TeachOptions): Promise<number> {
  const { words, io } = cli
  const seconds = wholeNumber(text, 1, 86_400)
  if (isRefusal(seconds)) return complain(cli, seconds, USAGE)
  const ruleset = rulesetIn(file)
  if (isRefusal(ruleset)) return complain(cli, ruleset, FAILED, file)
  const hash = rulesetHash(ruleset)
  if (existsSync(netFile(io, hash)) && !force) {
    say(cli, words.teach.known(netFile(io, hash)))
    return OK
  }
  const stop = listenForStop(io)
  const told = await learn(cli, ruleset, seconds, force ?? false, stop.wanted).finally(stop.release)
  if (typeof told === 'string') return complain(cli, words.files.cannotWrite(told), FAILED)
  if (isRefusal(told)) return complain(cli, told, FAILED)
  if (stop.wanted.aborted) {
    say(cli, words.teach.brokenOff(cli.figures.percent(told.done)))
    return stop.code()
  }
  return conclude(cli, hash, told)
}

/** Teaches; keeps what was learned now and then, and when it is broken off. Gives the file that could not be written. */
async function learn(cli: Cli, ruleset: Ruleset, seconds: number, isFresh: boolean, signal: AbortSignal) {
  const { io, words, figures } = cli
  const hash = rulesetHash(ruleset)
  const before = isFresh ? null : draftOf(io, hash)
  if (before) say(cli, words.teach.goesOn(figures.percent(before.done)))
  const bar = progressOn(io, STEPS, (done) => words.teach.progress(figures.percent(done / STEPS)))
  let kept = before?.done ?? 0
  const keep = ({ done, draft }: TeachProgress) => {
    kept = done
    keepDraft(io, hash, { done, draft: draft() })
  }
  try {
    const told = await teach(ruleset, {
      length: { seconds, now: processorTime },
      ...(before ? { goesOn: before } : {}),
      ...{ signal, pause: () => setImmediate() },
      onProgress: (progress) => {
        bar.update(Math.floor(STEPS * progress.done))
        if (progress.done - kept >= KEPT_EVERY && progress.done < 1) keep(progress)
      },
    })
    bar.end()
    if (!isRefusal(told) && signal.aborted) keep(told)
    return told
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return netFile(io, hash)
  }
}

const processorTime = (): number => process.cpuUsage().user / 1000

function conclude(cli: Cli, hash: string, { file, won, games }: TeachProgress): number {
  const { words, figures, io } = cli
  const share = figures.percent(won ?? 0)
  if (file === null) {
    forgetDraft(io, hash)
    say(cli, words.teach.notBetter(figures.whole(games), share))
    return OK
  }
  try {
    keepNet(io, hash, file)
  } catch {
    return complain(cli, words.files.cannotWrite(netFile(io, hash)), FAILED)
  }
  say(cli, words.teach.better(figures.whole(games), share, netFile(io, hash)))
  return OK
}
