import { isRefusal, type Refusal } from '@machinami/cards'
import { Body, type Objection } from './body.ts'
import { isPassedOver, readHead } from './head.ts'
import { Lines } from './lines.ts'
import type { GameRecord } from './record.ts'

/**
 * Reads a record, or says which line is wrong. Blank lines and lines beginning with # are passed over. An objection to
 * what has been read so far is asked for now and then in a record longer than any game.
 */
export function parseRecord(text: string, objection?: Objection): GameRecord | Refusal {
  const lines = new Lines(text)
  const head = readHead(lines)
  if (isRefusal(head)) return head
  const body = new Body(head, objection)
  for (; lines.current !== null; lines.advance()) {
    if (isPassedOver(lines.current)) continue
    const refusal = body.read(lines.current)
    if (refusal) return { ...refusal, line: lines.number }
    const objected = body.objection()
    if (objected) return objected
  }
  return body.record()
}

/** The line on which the nth moment stands, counted from 1; 0 when there is none. */
export function lineOfMoment(text: string, nth: number): number {
  const lines = new Lines(text)
  const head = readHead(lines)
  if (isRefusal(head)) return 0
  const body = new Body(head)
  for (; lines.current !== null; lines.advance()) {
    if (isPassedOver(lines.current)) continue
    if (body.read(lines.current)) return 0
    if (body.length >= nth) return lines.number
  }
  return 0
}

/** Whether a text is meant as a record for programs. */
export const isJson = (text: string): boolean => /^\uFEFF?\s*\{/.test(text)
