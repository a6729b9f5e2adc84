import { describe, expect, it } from 'vitest'
import { columns, fit, flow, framed, textWidth, wrap } from './columns.ts'

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

  it('are cut at the same place with colours and signs in them', () => {
    const keys = '↑↓ or number, Enter · u take back · s show table'
    for (const text of [keys, `\u001b[2m${keys}\u001b[22m`, `${'x'.repeat(28)}\u001b[2my\u001b[22mzzz`])
      expect(textWidth(fit(text, 30))).toBe(30)
  })

  it('give up their frame where a table does not fit', () => {
    const head = ['card', 'built per game', 'builders who won']
    const rows = [['Ranch', '1.5', '20.0%']]
    expect(framed(head, rows)).toContain('│ Ranch')
    const narrow = framed(head, rows, 1, 30)
    expect(narrow).not.toContain('│')
    expect(narrow).toContain('Ranch')
    for (const line of narrow.split('\n')) expect(textWidth(line)).toBeLessThanOrEqual(30)
  })

  it('never begin with a comma or end with an opening bracket in Japanese', () => {
    expect(wrap('open、ten、twelve', 10)).toEqual(['open、', 'ten、', 'twelve'])
    expect(wrap('記録先（JSON）', 12)).toEqual(['記録先', '（JSON）'])
  })

  it('flow on to the next line', () => {
    expect(flow(['aa', 'bb', 'cc'], 7, ' ')).toEqual([' aa  bb', ' cc'])
    expect(wrap('one two three', 8)).toEqual(['one two', 'three'])
    expect(wrap('', 8)).toEqual([])
    expect(wrap('麦畑と森林。', 6)).toEqual(['麦畑と', '森林。'])
  })
})
