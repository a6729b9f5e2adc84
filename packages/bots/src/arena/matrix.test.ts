import { describe, expect, it } from 'vitest'
import { type Matrix, type Meeting, matrixSvg, seenFromTheOther, worstCase } from './matrix.ts'

const good: Meeting = { share: 0.7, margin: 0.021, luckZ: 1, isLuckFair: true, units: 40, unfinished: 3 }
const bad: Meeting = {
  share: 0.2,
  margin: Number.POSITIVE_INFINITY,
  luckZ: 4,
  isLuckFair: false,
  units: 9,
  unfinished: 0,
}
const matrix: Matrix = {
  ids: ['a', 'b', 'c'],
  cells: [
    [null, good, bad],
    [seenFromTheOther(good), null, null],
    [seenFromTheOther(bad), null, null],
  ],
}

describe('a pay-off matrix', () => {
  it('names the worst case with its margin', () => {
    expect(worstCase(matrix, 0)).toEqual({ ...bad, against: 'c' })
    expect(worstCase(matrix, 1)).toMatchObject({ against: 'a', margin: 0.021, luckZ: -1, units: 40, unfinished: 3 })
    expect(worstCase({ ids: ['a'], cells: [[null]] }, 0)).toBeNull()
  })

  it('shows margins, and where luck was not fair', () => {
    const svg = matrixSvg(matrix, 0.5, 'base', (bot, other, { share }) => `${bot} & ${other} <${share}>`)
    expect(svg).toContain('>±2.1<')
    expect(svg).toContain('<title>a &amp; b &lt;0.7&gt;</title>')
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(2)
    expect(svg).not.toContain('Infinity')
  })
})
