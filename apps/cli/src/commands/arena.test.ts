import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { machinami, scratch } from '../testing/terminal.ts'

const folder = scratch()

describe('arena', () => {
  it('plays a match with luck taken out', async () => {
    const { code, out } = await machinami('arena planner random --units 2 --lang en')
    expect(code).toBe(0)
    expect(out).toContain('Machi Koro, 2 players: planner against random')
    expect(out).toContain('100.0%')
    // Two units say nothing about how sure that is.
    expect(out).not.toContain('±')
    expect(out).toContain('Too few games to say')
  })

  it('goes on with its log, and tells what is wrong with it', async () => {
    const log = join(folder, 'match.log')
    const line = ['arena', 'planner', 'rusher', '--units', '3', '--json', '--log', log]
    const whole = await machinami(line)
    const lines = readFileSync(log, 'utf8').split('\n')
    expect(lines).toHaveLength(5)
    writeFileSync(log, `${lines.slice(0, 2).join('\n')}\n`)
    expect((await machinami(line)).out).toBe(whole.out)
    expect(readFileSync(log, 'utf8').split('\n')).toEqual(lines)
    const refused = async () => {
      const { code, err } = await machinami([...line, '--lang', 'en'])
      expect(code).toBe(1)
      return err
    }
    writeFileSync(log, `${lines.slice(0, 2).join('\n')}\n[0.5,oops`)
    expect(await refused()).toContain('is damaged in line 3')
    writeFileSync(log, `${lines[0].replace('rusher', 'random')}\n`)
    expect(await refused()).toContain('the log of another match')
    writeFileSync(log, 'hello\n')
    expect(await refused()).toContain('is no log of the arena')
    expect((await machinami('arena planner random --log /no/such/place --units 1 --lang en')).err).toContain(
      'Nothing can be written',
    )
  })

  it('plays everybody against everybody', async () => {
    const svg = join(folder, 'matrix.svg')
    const line = ['arena', '--matrix', 'planner', 'random', 'spender', '--units', '1', '--svg', svg, '--lang', 'en']
    const { code, out } = await machinami([...line, '--json'])
    expect(code).toBe(0)
    const { ids, cells } = JSON.parse(out)
    expect(ids).toEqual(['planner', 'random', 'spender'])
    expect(cells[0][1].share + cells[1][0].share).toBeCloseTo(1, 9)
    // One unit tells no margin.
    expect(cells[0][1]).toMatchObject({ margin: null, isLuckFair: true })
    expect(readFileSync(svg, 'utf8')).toContain('<title>planner against random: 100.0%</title>')
    expect((await machinami(line)).out).toContain('Too few games to say')
  })

  it('tells how sure each cell of the matrix is', async () => {
    const svg = join(folder, 'sure.svg')
    const line = ['arena', '--matrix', 'baker', 'farmer', '--units', '8', '--svg', svg, '--lang', 'en']
    const { out } = await machinami(line)
    // Both cells and the worst case of both rows.
    expect(out.match(/% ± \d+\.\d%/g)).toHaveLength(4)
    expect(out).toMatch(/% ± \d+\.\d% \(farmer\)/)
    expect(readFileSync(svg, 'utf8')).toMatch(/<title>baker against farmer: \d+\.\d% ± \d+\.\d%<\/title>/)
  })

  it.each([
    ['arena planner nobody', 'There is no bot “nobody”.'],
    ['arena planner', 'Name two bots, or with --matrix any number of them.'],
    ['arena planner random --units none', '“none” is not a number that works here.'],
    ['arena planner random --sprt -1', '“-1” is not a number that works here.'],
    ['arena planner random --matrix --log x', '“--matrix” and “--log” cannot both be had.'],
  ])('%s', async (line, sentence) => {
    const { code, err } = await machinami(`${line} --lang en`)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})
