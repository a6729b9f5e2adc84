import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal, refuse } from '@machinami/cards'
import { boardAfter, type GameRecord, rulesetOf, seatsAt } from '@machinami/engine'
import { editionName } from '../chosen-game.ts'
import { type Cli, complain, remark, say, sayJson } from '../cli.ts'
import { framed } from '../columns.ts'
import { FAILED, OK } from '../exit.ts'
import { harmless } from '../harmless.ts'
import { roomOf } from '../io.ts'
import { openRecord } from '../record/read.ts'
import { progressOn } from '../sim/progress.ts'

interface Entry {
  readonly file: string
  readonly changed: string
  readonly edition: string
  readonly players: readonly string[]
  readonly turns: number
  readonly result: 'won' | 'running' | 'given-up'
  readonly winner: string | null
}

/** Lists the recorded games of a folder, the newest first. What is no game is counted and left alone. */
export async function historyCommand(cli: Cli, folder: string, { json }: { readonly json?: boolean }): Promise<number> {
  const files = recordsIn(folder)
  if (files === null) return complain(cli, refuse('unreadable-file', { what: folder }), FAILED)
  const progress = progressOn(cli.io, files.length, (done) =>
    cli.words.review.history.progress(cli.figures.whole(done)),
  )
  const entries: Entry[] = []
  let unreadable = 0
  for (const [n, file] of files.entries()) {
    const read = await openRecord(join(folder, file), cli.io.stdin, () => null)
    if (isRefusal(read)) unreadable++
    else entries.push(entryOf(file, join(folder, file), read.record))
    progress.update(n + 1)
  }
  progress.end()
  entries.sort((a, b) => (a.changed < b.changed ? 1 : -1))
  if (json) sayJson(cli, { folder, games: entries, unreadable })
  else if (entries.length === 0) remark(cli, cli.words.review.history.none(folder))
  else say(cli, tableOf(cli, entries))
  if (unreadable > 0 && !json) remark(cli, cli.words.review.history.unreadable(cli.figures.whole(unreadable)))
  return OK
}

/** Files that may be records, by their endings; null where there is no such folder. */
function recordsIn(folder: string): string[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(txt|json)$/.test(entry.name))
      .map(({ name }) => name)
      .sort()
  } catch {
    return null
  }
}

function entryOf(file: string, path: string, record: GameRecord): Entry {
  const { turn, winner } = boardAfter(record)
  const seats = seatsAt(record)
  const ruleset = rulesetOf(record)
  return {
    file,
    changed: statSync(path).mtime.toISOString(),
    edition: isRefusal(ruleset) ? (record.setup?.edition ?? '?') : ruleset.edition,
    players: seats.map(({ name }) => name),
    turns: turn,
    result: winner !== null ? 'won' : record.abandoned ? 'given-up' : 'running',
    winner: winner === null ? null : seats[winner].name,
  }
}

function tableOf(cli: Cli, entries: readonly Entry[]): string {
  const { heads, won, running, givenUp } = cli.words.review.history
  const result = (entry: Entry) =>
    entry.result === 'won' ? won(harmless(entry.winner ?? '')) : entry.result === 'running' ? running : givenUp
  const rows = entries.map((entry) => [
    entry.changed.slice(0, 'YYYY-MM-DD'.length),
    harmless(entry.file),
    editionName(cli.lang, entry),
    harmless(entry.players.join(', ')),
    String(entry.turns),
    result(entry),
  ])
  return framed(
    [heads.date, heads.file, heads.game, heads.players, heads.turns, heads.result],
    rows,
    4,
    roomOf(cli.io.stdout),
  )
}
