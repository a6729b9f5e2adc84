import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { textWidth } from '../columns.ts'
import type { Io } from '../io.ts'
import { progressOn } from './progress.ts'

it('keeps its bar on one line, however narrow the terminal', () => {
  const shown: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      shown.push(String(chunk))
      done()
    },
  })
  for (const columns of [120, 60, 30, 10]) {
    const stderr = Object.assign(stream, { isTTY: true, columns })
    progressOn({ stderr, now: () => new Date() } as unknown as Io, 1e8, (n) => `${n} of 100,000,000 games`).update(1e8)
    const line = shown.at(-1)?.replace('\r', '').replace('\u001b[K', '') ?? ''
    expect(textWidth(line)).toBeLessThan(columns)
  }
  expect(shown[0]).toContain('█'.repeat(32))
})
