import '../testing/page.ts'
import { beforeAll, expect, test } from 'vitest'
import { decimal, finely } from './card-words.ts'
import { speak } from './index.ts'
import { turnName } from './turn-name.ts'

beforeAll(() => speak('en'))

test('what rounds to nought is no loss', () => {
  expect([decimal(-0.04), finely(-0.004), decimal(-0.06), finely(0)]).toEqual(['0.0', '0.00', '-0.1', '0.00'])
})

test('there is no turn 0', () => {
  expect([turnName(0), turnName(1)]).toEqual(['Before the first turn', 'Turn 1'])
})
