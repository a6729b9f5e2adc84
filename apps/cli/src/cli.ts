import type { Refusal } from '@machinami/cards'
import { explain, type Lang } from '@machinami/lang'
import type { Figures } from './figures.ts'
import type { Io } from './io.ts'
import type { Paint } from './paint.ts'
import type { Words } from './words/words.ts'

/** What every command works with: the world, and how to speak to the reader. */
export interface Cli {
  readonly io: Io
  readonly lang: Lang
  readonly words: Words
  readonly figures: Figures
  readonly paint: Paint
}

export function say({ io }: Pick<Cli, 'io'>, ...lines: readonly string[]): void {
  for (const line of lines) io.stdout.write(`${line}\n`)
}

/** Says on stderr why it will not be done, and hands back the exit code. */
export function complain(cli: Cli, why: Refusal | string, code: number, about?: string): number {
  const sentence = typeof why === 'string' ? why : explain(cli.lang, why)
  const subject = about === undefined || sentence.includes(about) ? '' : `${about}: `
  cli.io.stderr.write(`${cli.paint.bad('✗')} ${harmless(subject + sentence)}\n`)
  return code
}

/** What people typed and files hold may not clear or colour the terminal. */
const harmless = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD')

/** A remark that is no result: on stderr, so that piped output stays clean. */
export function remark({ io, paint }: Cli, text: string): void {
  io.stderr.write(`${paint.dim(text)}\n`)
}
