import { isRefusal } from '@machinami/cards'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gameCode, gameOfCode, sealed } from './link.ts'
import { anyGame } from './testing.ts'

const refusedAs = (text: string) => {
  const read = gameOfCode(text)
  return isRefusal(read) ? read.refused : 'read'
}

it('a link does no harm, whatever it says', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect([
        'read',
        'link-damaged',
        'unknown-edition',
        'wrong-player-count',
        'ruleset-differs',
        'broken-ruleset',
        'seats-differ',
        'unknown-market',
        'cannot-be-won',
        'unknown-card',
      ]).toContain(refusedAs(sealed(bytes)))
    }),
    { numRuns: 1_000 },
  )
})

it('any game comes back from its link as it was', () => {
  fc.assert(
    fc.property(anyGame, (record) => {
      expect(gameOfCode(gameCode(record) as string)).toEqual(record)
    }),
    { numRuns: 120 },
  )
})
