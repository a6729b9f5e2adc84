import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANG_CODES } from '@machinami/lang'
import { describe, expect, it } from 'vitest'
import { machinami, scratch } from '../testing/terminal.ts'

/** An establishment, two landmarks, a community landmark and an action that nobody has printed. */
const FILE = join(import.meta.dirname, '../../examples/hot-springs.json')
const RULESET = JSON.parse(readFileSync(FILE, 'utf8'))
const NAMES = ['noodle-stall', 'lantern-gate', 'bathhouse', 'hot-spring', 'call-a-rickshaw']
const nameOf = (id: string, lang: string): string => RULESET.names[id][lang].name ?? RULESET.names[id][lang]
const folder = scratch()

/** Builds what is dear first, and takes a rickshaw where nothing else is to be had. */
const WISHES = ['bathhouse', 'lantern-gate', 'hot-spring', 'noodle-stall', 'call-a-rickshaw', 'forest', 'wheat-field']
/** Everything that might be an answer; what is none at the moment is refused and changes nothing. */
const oneTurn = ['roll 1', ...WISHES.map((id) => `build ${id}`), 'from p2', 'from p1', 'pass']
const manyTurns = Array.from({ length: 200 }, () => oneTurn).flat()

describe('home-made rules', () => {
  it.each(LANG_CODES)('are played to the end in %s, with the names they bring', async (lang) => {
    const record = join(folder, `${lang}.txt`)
    const line = ['play', '--ruleset', FILE, '--seats', 'Ann,Bob', '--record', record, '--lang', lang]
    const { out } = await machinami(line, { typed: manyTurns })
    expect(out).toContain('★ ')
    const text = readFileSync(record, 'utf8')
    for (const id of NAMES) {
      expect(out).toContain(nameOf(id, lang))
      expect(text).toMatch(new RegExp(`^p\\d build ${id}`, 'm'))
    }
    expect(text).toMatch(/^ruleset \{"edition":"hot-springs"/m)
    expect(await machinami(['verify', record])).toMatchObject({ code: 0, err: '' })
    const told = (await machinami(['replay', record, '--lang', lang])).out
    for (const id of NAMES) expect(told).toContain(nameOf(id, lang))
  })

  it('are gone on with, by the rules in the record', async () => {
    const record = join(folder, 'left.txt')
    const line = ['play', '--ruleset', FILE, '--seats', 'Ann,bot:planner', '--record', record]
    await machinami(line, { typed: ['roll 1', 'pass', 'roll 1'] })
    expect(await machinami(['play', '--resume', record], { typed: ['build noodle stall', 'quit'] })).toMatchObject({
      code: 0,
      err: '',
    })
    expect(readFileSync(record, 'utf8')).toContain('p1 build noodle-stall')
    expect((await machinami(['play', '--resume', record, '--ruleset', FILE])).code).toBe(0)
    const other = join(folder, 'other.json')
    writeFileSync(other, JSON.stringify({ ...RULESET, startCoins: 4 }))
    expect(await machinami(['play', '--resume', record, '--ruleset', other])).toMatchObject({ code: 2 })
  })

  it('are simulated and matched', async () => {
    const sim = await machinami(['sim', '--ruleset', FILE, '--games', '20', '--bots', 'planner,random', '--json'])
    const { games, job } = JSON.parse(sim.out)
    expect(games).toBe(20)
    expect(job).toMatchObject({ rules: { edition: 'hot-springs', players: 2, hash: expect.any(String) } })
    expect((await machinami(['sim', '--ruleset', FILE, '--games', '20', '--lang', 'nl'])).out).toContain(
      'Warmwaterbron',
    )
    const arena = await machinami(['arena', 'planner', 'random', '--ruleset', FILE, '--units', '2', '--json'])
    expect(JSON.parse(arena.out)).toMatchObject({ units: 2, rules: { edition: 'hot-springs' } })
    expect((await machinami(['arena', 'planner', 'random', '--ruleset', FILE, '--units', '1'])).out).toContain(
      'hot-springs, 2 players: planner against random',
    )
  })

  it('have cards to search', async () => {
    const { out } = await machinami(['cards', '--ruleset', FILE, 'spring', '--lang', 'ja'])
    expect(out).toContain('温泉 (hot-spring)')
    expect(JSON.parse((await machinami(['cards', '--ruleset', FILE, '--json'])).out)).toHaveLength(9)
  })

  const broken = (name: string, text: string): string => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, text)
    return file
  }

  it.each([
    ['no JSON', '{\n  "edition": oops\n}', 'Line 2'],
    ['no rules', '[]', 'ruleset'],
    ['null', 'null', 'ruleset'],
    ['nothing', '', 'Line 1'],
    [
      'a fault deep inside',
      JSON.stringify({ ...RULESET, cards: [{ ...RULESET.cards[0], on: [99] }] }),
      'ruleset.cards.0',
    ],
    ['an odd field', JSON.stringify({ ...RULESET, constructor: 1 }), 'ruleset.constructor'],
    ['a goal nobody can reach', JSON.stringify({ ...RULESET, goal: [] }), 'goal'],
    ['lists within lists', '['.repeat(50_000), 'Line 1'],
  ])('are refused with the place of the fault: %s', async (name, text, place) => {
    for (const command of ['play', 'sim', 'arena planner random', 'cards']) {
      const { code, out, err } = await machinami([...command.split(' '), '--ruleset', broken(name, text)])
      expect(code).toBe(1)
      expect(out).toBe('')
      expect(err).toContain(place)
      expect(err.split('\n')).toHaveLength(2)
    }
  })

  it('are all the rules there are', async () => {
    for (const flag of [
      '--edition base',
      '--players 2',
      '--market open',
      '--order chosen',
      '--first 1',
      '--house a=b',
    ]) {
      const { code, err } = await machinami(['sim', '--ruleset', FILE, ...flag.split(' ')])
      expect(code).toBe(2)
      expect(err).toContain(`“--ruleset” and “${flag.split(' ')[0]}” cannot be used together`)
    }
    expect((await machinami(['sim', '--ruleset', join(folder, 'none.json')])).err).toContain('none.json')
    expect(existsSync(join(folder, 'none.json'))).toBe(false)
  })
})
