import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hmac, sha256 } from './sha256.ts'

/** Whole code points only: half of one has no bytes. */
const text = fc.string({ unit: 'grapheme', maxLength: 200 })

describe('hashes are those of everybody else', () => {
  it.each(['', 'abc', 'é', '町', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])(
    'sha256 of %s',
    (each) => expect(sha256(each)).toBe(createHash('sha256').update(each).digest('hex')),
  )

  it.each([0, 1, 63, 64, 65, 200])('hmac with a key of %i letters', (length) => {
    const key = 'k'.repeat(length)
    expect(hmac(key, 'dice')).toBe(createHmac('sha256', key).update('dice').digest('hex'))
  })

  it('for any text and key', () => {
    fc.assert(fc.property(text, (each) => sha256(each) === createHash('sha256').update(each).digest('hex')))
    fc.assert(
      fc.property(text, text, (key, each) => hmac(key, each) === createHmac('sha256', key).update(each).digest('hex')),
    )
  })
})
