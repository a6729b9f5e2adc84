import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

describe('base64 is that of everybody else', () => {
  it('for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64')
        expect(toBase64(bytes)).toBe(text)
        expect(fromBase64(text)).toEqual(bytes)
      }),
    )
  })

  it.each(['A', 'AAA', 'AA==AA==', 'A===', '====', 'AAA-', 'AA\n=', 'ÄAAA', '\u2028AAA'])('%j is none', (text) =>
    expect(fromBase64(text)).toBeNull(),
  )
})
