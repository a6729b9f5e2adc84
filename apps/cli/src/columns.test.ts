import { describe, expect, it } from 'vitest'
import { columns, fit, flow, textWidth, wrap } from './columns.ts'

describe('lines', () => {
  it('stand in straight columns, wide letters and colours included', () => {
    const lines = columns(
      [
        ['森林', '1'],
        ['\u001b[31mForest\u001b[39m', '12'],
      ],
      ['left', 'right'],
    )
    expect(lines.map(textWidth)).toEqual([10, 10])
    expect(lines[0]).toBe('森林     1')
  })

  it('are cut before they wrap', () => {
    expect(fit('Wheat Field', 20)).toBe('Wheat Field')
    expect(fit('Wheat Field', 6)).toBe('Wheat…')
    expect(textWidth(fit('麦畑と森林', 6))).toBeLessThanOrEqual(6)
    expect(fit('\u001b[31mWheat Field\u001b[39m', 6)).toSatisfy((text: string) => text.endsWith('…\u001b[0m'))
  })

  it('flow on to the next line', () => {
    expect(flow(['aa', 'bb', 'cc'], 7, ' ')).toEqual([' aa  bb', ' cc'])
    expect(wrap('one two three', 8)).toEqual(['one two', 'three'])
    expect(wrap('', 8)).toEqual([])
    expect(wrap('麦畑と森林。', 6)).toEqual(['麦畑と', '森林。'])
  })
})
