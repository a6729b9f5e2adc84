import { isRefusal } from '@machinami/cards'
import type { GameRecord } from '@machinami/engine'
import { type FactsReview, factsOf, prepareReview, type Review, type ReviewNews, reviewSteps } from '@machinami/review'
import { type Cli, complain, remark, say, sayJson } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { objectionTo } from '../files/output.ts'
import { writeWhole } from '../files/write-whole.ts'
import { FOREIGN_RULES } from '../record/foreign.ts'
import { located } from '../record/locate.ts'
import { openGame } from '../record/open-game.ts'
import { factsPage, reviewPage } from '../review/page.ts'
import { factsReport, reviewReport } from '../review/report.ts'
import { progressOn } from '../sim/progress.ts'
import { listenForStop } from '../stop.ts'

interface ReviewOptions {
  readonly json?: boolean
  readonly html?: string
  readonly force?: boolean
}

/** Says why a game went as it did. */
export async function reviewCommand(cli: Cli, name: string, options: ReviewOptions): Promise<number> {
  const { html, force = false } = options
  if (options.json && html !== undefined) return complain(cli, cli.words.usage.notTogether('--json', '--html'), USAGE)
  const stop = listenForStop(cli.io)
  try {
    const objection = html === undefined ? null : await objectionTo(cli, html, force, stop)
    if (objection) return complain(cli, objection.why, objection.code, objection.about)
    const read = await openGame(name, cli.io.stdin)
    if (isRefusal(read)) return complain(cli, read, FAILED, name)
    const ready = await prepareReview(read.record)
    if (isRefusal(ready))
      return FOREIGN_RULES.has(ready.refused)
        ? tellFacts(cli, read.record, options)
        : complain(cli, located(ready, read), FAILED, name)
    // Nothing is kept of half a review: a signal may end the process in the middle of a moment, which rules nobody has printed make long.
    if (stop.wanted.aborted) return stop.code()
    stop.release()
    return tellReview(cli, read.record, judged(cli, reviewSteps(ready)), options)
  } finally {
    stop.release()
  }
}

/** Judges a whole game. */
function judged(cli: Cli, steps: Generator<ReviewNews, Review>): Review {
  let progress: ReturnType<typeof progressOn> | null = null
  try {
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      const { done, of } = step.value
      progress ??= progressOn(cli.io, of, (so) => cli.words.review.progress(cli.figures.whole(so)))
      progress.update(done)
    }
  } finally {
    progress?.end()
  }
}

const tellReview = (cli: Cli, record: GameRecord, review: Review, options: ReviewOptions): number =>
  told(cli, options, review, {
    lines: () => reviewReport(cli, record, review),
    page: () => reviewPage(cli, record, review),
  })

function tellFacts(cli: Cli, record: GameRecord, options: ReviewOptions): number {
  const facts = factsOf(record)
  return told(cli, options, facts, {
    lines: () => factsReport(cli, record, facts),
    page: () => factsPage(cli, record, facts),
  })
}

interface Ways {
  readonly lines: () => string[]
  readonly page: () => string
}

/** As somebody wants it: for people, for programs, or as a page. */
function told(cli: Cli, { json, html }: ReviewOptions, found: Review | FactsReview, { lines, page }: Ways): number {
  if (json) sayJson(cli, found)
  else if (html === undefined) say(cli, ...lines())
  else {
    try {
      writeWhole(html, page())
    } catch {
      return complain(cli, cli.words.files.cannotWrite(html), FAILED)
    }
    remark(cli, cli.words.review.written(html))
  }
  return OK
}
