import { expect, it } from 'vitest'
import { versionOf } from './version.ts'

it('a review is of one course: another answer of the same length is another version', () => {
  expect(versionOf('p0 build ranch')).not.toBe(versionOf('p0 build wheat'))
  expect(versionOf('p0 build ranch')).toBe(versionOf('p0 build ranch'))
})
