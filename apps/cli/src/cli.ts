import type { Refusal } from '@machinami/cards'
import { explain, type Lang, type RefusalWords } from '@machinami/lang'
import { escaped, harmless, onlyColours } from './harmless.ts'
import type { Io } from './io.ts'
import type { NumberFormats } from './number-formats.ts'
import type { Paint } from './paint.ts'
import type { Words } from './words/catalogue.ts'

/** What every command works with: the world, and how to speak to the reader. */
export interface Cli {
  readonly io: Io
  readonly lang: Lang
  readonly refusals: RefusalWords
  readonly words: Words
  readonly figures: NumberFormats
  readonly paint: Paint
}

export function say({ io }: Pick<Cli, 'io'>, ...lines: readonly string[]): void {
  for (const line of lines) io.stdout.write(`${onlyColours(line)}\n`)
}

/** A result for other programs. */
export function sayJson({ io }: Pick<Cli, 'io'>, value: unknown): void {
  io.stdout.write(`${escaped(JSON.stringify(value, null, 2))}\n`)
}

/** Says on stderr why it will not be done, and hands back the exit code. */
export function complain(cli: Cli, why: Refusal | string, code: number, about?: string): number {
  const sentence = typeof why === 'string' ? why : explain(cli.refusals, why)
  const subject = about === undefined || sentence.includes(about) ? '' : `${about}: `
  cli.io.stderr.write(`${cli.paint.bad('✗')} ${harmless(subject + sentence)}\n`)
  return code
}

/** A remark that is no result: on stderr, so that piped output stays clean. */
export function remark({ io, paint }: Cli, text: string): void {
  io.stderr.write(`${paint.dim(harmless(text))}\n`)
}
