import { existsSync, readFileSync } from 'node:fs'
import { isRefusal } from '@machinami/cards'
import { compile, formatMoment, type GameRecord, legal, readRecord, start, step, toMove } from '@machinami/engine'
import { ASK, board, Q, TURN } from '@machinami/engine/inside'
import { Table } from '@machinami/table'

/** What a game's file holds, as far as a player would miss it. */
export interface Kept {
  /** One line for each decision, throw and drawn card. */
  readonly moments: readonly string[]
  /** Decisions that people made by choice. */
  readonly decisions: number
  readonly turn: number
  readonly isOver: boolean
}

const NOTHING: Kept = { moments: [], decisions: 0, turn: 0, isOver: false }

/** Reads a game as the program would go on with it; throws where nobody could. */
export function keptIn(file: string): Kept {
  if (!existsSync(file)) return NOTHING
  const record = readRecord(readFileSync(file, 'utf8'))
  if (isRefusal(record)) throw new Error(`the record cannot be read: ${JSON.stringify(record)}`)
  const seed = record.seed ?? readFileSync(`${file}.seed`, 'utf8').trim()
  const table = Table.resume(record, { seed, botSeed: 1, firstQuestion: 1 })
  if (isRefusal(table)) throw new Error(`the game cannot be gone on with: ${JSON.stringify(table)}`)
  return {
    moments: record.moments.map((moment) => formatMoment(moment).split(' | ')[0]),
    decisions: choicesIn(record, table),
    turn: board(table.rules, table.state, TURN),
    isOver: table.isOver,
  }
}

/** Answers that people gave where there was something to choose; throwing the dice is always theirs. */
function choicesIn({ moments, seats }: GameRecord, table: Table): number {
  const rules = compile(table.rules.ruleset)
  if (isRefusal(rules)) throw new Error(rules.refused)
  const state = start(rules)
  const options = new Int32Array(rules.mostOptions)
  let choices = 0
  for (const { seat, answer } of moments) {
    const isPerson = seat >= 0 && seat < seats.length && seats[seat].bot === undefined
    if (isPerson && (state[ASK] === Q.dice || legal(rules, state, options) > 1)) choices++
    step(rules, state, toMove(rules, answer), null)
  }
  return choices
}

/** What is wrong with a file after somebody was told so much: a move that is gone, or told before it was kept. */
export function faultAfter(before: Kept, after: Kept, told: string): string | null {
  const lost = before.moments.findIndex((moment, nth) => after.moments[nth] !== moment)
  if (lost >= 0) return `move ${lost + 1} (${before.moments[lost]}) became ${after.moments[lost] ?? 'nothing'}`
  // A question is put only when everything before it is answered.
  const questions = told.split('\n').filter((line) => /^\S.*\?$/.test(line)).length
  const least = before.decisions + questions - 1
  if (questions > 0 && after.decisions < least) return `${least} answers were confirmed, ${after.decisions} are kept`
  const turns = [...told.matchAll(/^Turn (\d+):/gm)].map(([, turn]) => Number(turn))
  const turn = Math.max(0, ...turns)
  return turn > after.turn ? `turn ${turn} was told, turn ${after.turn} is kept` : null
}
