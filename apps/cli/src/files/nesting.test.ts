import { describe, expect, it } from 'vitest'
import { objectionToNesting } from './nesting.ts'

const DEEP = '['.repeat(101)

describe('brackets inside each other', () => {
  it('are counted to a hundred', () => {
    for (const json of ['['.repeat(100), '[]'.repeat(200), '{"a":['.repeat(50)])
      expect(objectionToNesting(json)).toBeNull()
    for (const json of [DEEP, '{"a":['.repeat(51)])
      expect(objectionToNesting(json)).toMatchObject({ refused: 'bad-line', line: 1 })
    expect(objectionToNesting(`[\n${DEEP}`)).toMatchObject({ line: 2 })
  })

  it('are none inside quotes', () => {
    expect(objectionToNesting(JSON.stringify('["\\'.repeat(200)))).toBeNull()
    expect(objectionToNesting(`"\\""${DEEP}`)).not.toBeNull()
  })
})
