import { signal } from '@preact/signals'

/** What a screen reader is told, newest last. */
export const spokenLines = signal<readonly { readonly n: number; readonly text: string }[]>([])

/** A line stays until it has surely been read; a whole round of a full table in a hurry is less than this. */
const KEPT = 40

let said = 0

export function say(line: string): void {
  if (line !== '') spokenLines.value = [...spokenLines.peek().slice(1 - KEPT), { n: ++said, text: line }]
}

/** What was said at one table is not heard at the next. */
export function hush(): void {
  spokenLines.value = []
}
