import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultInJson } from './json-fault.ts'

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('where a text stops being JSON', () => {
  it.each([
    ['{"a" 1}', 5],
    ['{"a":1,}', 7],
    ['[1 2]', 3],
    ['[1,]', 3],
    ['{"a":tru}', 5],
    ['{"a":01}', 6],
    ['["a\nb"]', 1],
    ['{a:1}', 1],
    ['{} x', 3],
    ['[}', 1],
    ['', 0],
    ['{"a":[1', 7],
  ])('%s', (text, at) => expect(faultInJson(text)).toBe(at))

  it('nowhere in JSON', () => {
    fc.assert(fc.property(fc.json(), (text) => faultInJson(text) === text.length))
  })

  it('within a broken text, unless it only stops too early', () => {
    const broken = fc.tuple(fc.json(), fc.nat(), fc.constantFrom(...Array.from('{}[],:x1\n')))
    fc.assert(
      fc.property(broken, ([json, place, sign]) => {
        const at = place % (json.length + 1)
        const text = json.slice(0, at) + sign + json.slice(at)
        const fault = faultInJson(text)
        return parses(text) ? fault === text.length : fault < text.length || /[[{,]/.test(sign)
      }),
    )
  })
})
