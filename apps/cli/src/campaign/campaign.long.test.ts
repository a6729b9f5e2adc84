import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANG_CODES } from '@machinami/lang'
import { describe, expect, it } from 'vitest'
import { type Lock, takeLock } from '../files/lock.ts'
import { machinami, scratch } from '../testing/terminal.ts'

const tiny = join(import.meta.dirname, '../../../../packs/tiny')

/** A new campaign of the example, in a folder of its own. */
async function begun(seats = 'Ann,Bob,bot:planner'): Promise<string> {
  const file = join(scratch(), 'summer.txt')
  expect(await machinami(['campaign', 'new', file, '--pack', 'tiny', '--seats', seats])).toMatchObject({ code: 0 })
  return file
}

const status = async (file: string) => JSON.parse((await machinami(['campaign', 'status', file, '--json'])).out)

describe('campaign', () => {
  it('is begun, asked for its colours and names, and left where it was', async () => {
    const file = await begun()
    const played = await machinami(['campaign', 'play', file], { typed: ['red', '2', '1', '1', 'go'] })
    expect(played.code).toBe(0)
    expect(played.out).toContain('plays red.')
    expect(played.out).toContain('65 cards are dealt.')
    expect(await status(file)).toMatchObject({ pack: 'tiny', game: 0, step: 'reading', cardsRead: 1 })
  })

  it.each(LANG_CODES)('is played to the end by bots, in %s', async (lang) => {
    const file = await begun()
    const { code, out, err } = await machinami(['campaign', 'play', file, '--bots', '--until', 'end', '--lang', lang])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).not.toMatch(/undefined|\[object|tiny-/)
    const { register, step, champions, rules } = await status(file)
    expect({ step, rules, games: register.length }).toEqual({ step: 'over', rules: ['lamp-oil'], games: 2 })
    expect(champions.length).toBeGreaterThan(0)
    expect((await machinami(['campaign', 'verify', file])).code).toBe(0)
    const told = (await machinami(['campaign', 'status', file, '--lang', lang])).out
    expect(told).not.toMatch(/undefined|tiny-/)
    expect(told).toContain({ en: 'Lamp oil', nl: 'Lampolie', ja: 'ランプの油' }[lang])
  })

  it('stresses what is stressed, or says it plainly where there are no colours', async () => {
    const file = join(scratch(), 'tune.txt')
    await machinami(['campaign', 'new', file, '--pack', 'tune', '--seats', 'Ann,Bob'])
    const { out } = await machinami(['campaign', 'play', file, '--bots', '--until', 'game:2'])
    expect(out).toContain('\n  Four notes. Then it stops.\n')
    expect(out).not.toContain('*')
  })

  it('goes step by step, and tells nothing of what is unread', async () => {
    const file = await begun()
    for (const step of ['stop', 'game:1', 'won:1', 'box']) {
      const { out } = await machinami(['campaign', 'play', file, '--bots', '--until', step])
      if (step !== 'box') expect(out).not.toMatch(/lantern|Lamp Stairs|Miso/)
    }
    const now = await status(file)
    expect(now).toMatchObject({ game: 2, step: 'box', boxes: [] })
    expect(JSON.stringify(now)).not.toMatch(/lantern|oil|lamp-stairs/)
    expect(readFileSync(file, 'utf8')).not.toMatch(/lantern|Miso|Lange Bank/)
  })

  it('keeps a game that was left in the middle, and exports it as one file', async () => {
    const file = await begun('Ann,bot:planner')
    const typed = ['1', '1', ...Array.from({ length: 12 }, () => '1')]
    await machinami(['campaign', 'play', file], { typed })
    expect(existsSync(`${file}.game`)).toBe(true)
    const to = join(scratch(), 'export.txt')
    expect((await machinami(['campaign', 'export', file, to])).code).toBe(0)
    expect(readFileSync(to, 'utf8')).toContain('\nplaying ')
    const other = join(scratch(), 'other.txt')
    expect((await machinami(['campaign', 'import', to, other])).code).toBe(0)
    const moves = (text: string) => text.match(/\\np\d roll/g)?.length ?? 0
    expect(moves(readFileSync(other, 'utf8'))).toBeGreaterThan(0)
    expect((await machinami(['campaign', 'play', other, '--bots', '--until', 'end'])).code).toBe(0)
    expect(await status(other)).toMatchObject({ step: 'over' })
  })

  it('says so when the game on the table is lost, and begins it anew', async () => {
    const file = await begun('Ann,bot:planner')
    await machinami(['campaign', 'play', file], { typed: Array.from({ length: 14 }, () => '1') })
    rmSync(`${file}.game`)
    const { err } = await machinami(['campaign', 'play', file], { typed: [] })
    expect(err).toContain('starts again')
  })

  it('takes nothing for the game on the table that is none, and leaves it as it is', async () => {
    const file = await begun('Ann,bot:planner')
    await machinami(['campaign', 'play', file], { typed: Array.from({ length: 14 }, () => '1') })
    const text = readFileSync(`${file}.game`, 'utf8')
    const kept = JSON.parse(text) as object
    const objects = [5, [], { ...kept, record: undefined }, { ...kept, record: {} }, { ...kept, seed: 5 }]
    for (const wrong of [...objects.map((each) => JSON.stringify(each)), text.slice(0, -9)]) {
      writeFileSync(`${file}.game`, wrong)
      for (const task of ['status', 'play', 'verify']) {
        const { code, err } = await machinami(['campaign', task, file], { typed: [] })
        expect(code).toBe(1)
        expect(err).toMatch(/summer\.txt\.game”, the game on the table, was changed or damaged/)
      }
      expect(readFileSync(`${file}.game`, 'utf8')).toBe(wrong)
    }
    writeFileSync(`${file}.game`, text)
    expect((await machinami(['campaign', 'play', file], { typed: [] })).code).toBe(0)
  })

  it('verifies the game on the table too', async () => {
    const file = await begun('Ann,bot:planner')
    await machinami(['campaign', 'play', file], { typed: Array.from({ length: 14 }, () => '1') })
    const { snapshot: _, ...kept } = JSON.parse(readFileSync(`${file}.game`, 'utf8'))
    const record = kept.record.replace(/roll 1: (\d)/, (_all: string, n: string) => `roll 1: ${n === '1' ? 2 : 1}`)
    writeFileSync(`${file}.game`, JSON.stringify({ ...kept, record }))
    expect(await machinami(['campaign', 'verify', file])).toMatchObject({ code: 1, out: '' })
  })

  it('tells nothing that could not be written down, and says so once', async () => {
    const file = await begun('Ann,Bob')
    const before = readFileSync(file, 'utf8')
    // What stands in the way of every draft is as good as a full disk.
    mkdirSync(join(`${file}.new`, 'x'), { recursive: true })
    const { code, out, err } = await machinami(['campaign', 'play', file, '--bots', '--until', 'end'], { typed: [] })
    expect(code).toBe(1)
    expect(out).not.toMatch(/plays (red|blue|green|yellow)/)
    expect(err.match(/Nothing can be written/g)).toHaveLength(1)
    expect(readFileSync(file, 'utf8')).toBe(before)
    rmSync(`${file}.new`, { recursive: true })
    expect((await machinami(['campaign', 'play', file, '--bots', '--until', 'stop'])).code).toBe(0)
  })

  it('is not written over by an import while somebody plays it, nor takes the game beside it for its own', async () => {
    const [file, other] = [await begun('Ann,bot:planner'), await begun('Ann,bot:planner')]
    await machinami(['campaign', 'play', file], { typed: Array.from({ length: 14 }, () => '1') })
    const importing = () => machinami(['campaign', 'import', other, file, '--force'])
    const lock = takeLock(file) as Lock
    expect(await importing()).toMatchObject({ code: 1, err: expect.stringContaining('in use') })
    expect(existsSync(`${file}.game`)).toBe(true)
    lock.release()
    expect(await importing()).toMatchObject({ code: 0 })
    expect(existsSync(`${file}.game`)).toBe(false)
    expect(await status(file)).toMatchObject({ cardsRead: 0 })
  })

  it('plays to a step once, to games of free play as well, and to no step there is not', async () => {
    const file = await begun('Ann,Bob')
    const to = (step: string) => machinami(['campaign', 'play', file, '--bots', '--until', step])
    for (const strange of ['box:1', 'end:2', 'game:0', 'game:3', 'won:x', 'Game'])
      expect(await to(strange)).toMatchObject({ code: 2, err: expect.stringContaining('is not a step to play to') })
    await to('game:2')
    for (const past of ['game:1', 'won:1', 'game']) await to(past)
    expect(await status(file)).toMatchObject({ game: 2, step: 'before-game' })
    await to('won')
    expect((await status(file)).register).toHaveLength(2)
    await to('free:2')
    expect(await status(file)).toMatchObject({ step: 'over', freePlay: [{ game: 1 }, { game: 2 }] })
    const { out } = await machinami(['campaign', 'status', file])
    expect(out).toMatch(/(has won the campaign|share the title)[\s\S]*Free play[\s\S]*\n {2}2 {2}/)
  })

  it('gives a town into other hands between games', async () => {
    const file = await begun()
    await machinami(['campaign', 'play', file, '--bots', '--until', 'won:1'])
    const played = await machinami(['campaign', 'play', file, '--seats', 'Ann,Bob=bot:planner,Cas'], { typed: [] })
    expect(played.code).toBe(0)
    const { towns } = await status(file)
    expect(towns.map(({ player, bot }: { player: string; bot: string }) => [player, bot])).toEqual([
      ['Ann', null],
      ['Bob', 'planner'],
      ['Cas', null],
    ])
    expect((await machinami(['campaign', 'play', file, '--seats', 'Ann'])).code).toBe(2)
  })

  it('shows the two faces only after the keyboard was handed over', async () => {
    const file = await begun('Ann,Bob')
    await machinami(['campaign', 'play', file, '--bots', '--until', 'choice'])
    const { out } = await machinami(['campaign', 'play', file], { typed: ['1', 'a'] })
    expect(out.indexOf('Fish Stall')).toBeGreaterThan(out.search(/Ann|Bob/))
    expect(out).toContain('From now on neighbours pay each other. An 8 is no longer safe.')
    expect((await status(file)).choices).toEqual({ 'pair-1': 'A' })
  })

  it('a damaged file is refused with its line, and left as it was', async () => {
    const file = await begun()
    await machinami(['campaign', 'play', file, '--bots', '--until', 'won:1'])
    const broken = readFileSync(file, 'utf8').replace('"nameChosen"', '"namechosen"')
    writeFileSync(file, broken)
    for (const task of ['play', 'status', 'verify']) {
      const { code, err } = await machinami(['campaign', task, file])
      expect(code).toBe(1)
      expect(err).toMatch(/Line \d+: this campaign was changed or damaged/)
    }
    expect((await machinami(['campaign', 'import', file, join(scratch(), 'x.txt')])).code).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe(broken)
  })

  it('checks a pack, with places', async () => {
    expect(await machinami(['campaign', 'check', tiny])).toMatchObject({ code: 0, err: '' })
    const folder = join(scratch(), 'pack')
    cpSync(tiny, folder, { recursive: true })
    rmSync(join(folder, 'art/box-1.svg'))
    const text = join(folder, 'text/nl.md')
    writeFileSync(text, readFileSync(text, 'utf8').replace('Hij spint.', 'Hij spint. {kat}'))
    const { code, out } = await machinami(['campaign', 'check', folder, '--lang', 'nl'])
    expect(code).toBe(1)
    expect(out).toMatch(/✗ art\/box-1\.svg: de tekening ontbreekt/)
    expect(out).toMatch(/✗ text\/nl\.md:\d+: .*\{kat\}/)
    expect(out).toContain('2 fouten')
    const json = JSON.parse((await machinami(['campaign', 'check', folder, '--json'])).out)
    expect(json).toHaveLength(2)
  })

  it('tells which net of a pack bots can do nothing with', async () => {
    const folder = join(scratch(), 'netted')
    cpSync(tiny, folder, { recursive: true })
    const deck = join(folder, 'deck.json')
    writeFileSync(deck, readFileSync(deck, 'utf8').replace('"id": "stop-4"', '"id": "stop-4", "net": "second"'))
    mkdirSync(join(folder, 'nets'))
    writeFileSync(join(folder, 'nets/second.txt'), '{}')
    // What a lesson goes on from lies there too, and is no mistake.
    writeFileSync(join(folder, 'nets/second.draft'), '{}')
    const { code, out } = await machinami(['campaign', 'check', folder, '--json'])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([{ code: 'bad-net', file: 'nets/second.txt' }])
  })

  it.each([
    ['campaign dance x', 2],
    ['campaign new', 2],
    ['campaign new x.txt --pack nothing-like-it', 2],
    ['campaign new x.txt --pack tiny --seats Ann', 2],
    ['campaign new x.txt --pack tiny --seats Ann,Bob --towns A,B,C', 2],
    ['campaign play nobody-has-this', 1],
    ['campaign status /nowhere/at/all.txt', 1],
    ['campaign export x', 2],
    ['campaign check /nowhere', 1],
    ['campaign status x y', 2],
    ['campaign new x.txt --pack tiny --seats Ann,Bob --towns ,B', 2],
    ['campaign status x --until end', 2],
    ['campaign new x.txt --pack tiny --chapter 2', 2],
    ['campaign check x --bots', 2],
  ])('%s is refused in a sentence', async (line, code) => {
    const ran = await machinami(line)
    expect(ran).toMatchObject({ code, out: '' })
    expect(ran.err).toMatch(/^✗ .+\.\n$/)
  })
})
