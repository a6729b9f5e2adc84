import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal } from '@machinami/cards'
import { formatRecord, type GameRecord, recordToJson } from '@machinami/engine'
import { FairDice, nonceCommitment, Table } from '@machinami/table'
import { describe, expect, it } from 'vitest'
import { machinami, scratch } from '../testing/terminal.ts'

const folder = scratch()
const seed = '00112233445566778899aabbccddeeff'

function tableOf(seats: readonly { name: string; bot?: string }[]): Table {
  const table = Table.create({ setup: { edition: 'base', players: seats.length }, seats, seed })
  if (isRefusal(table)) throw new Error(table.refused)
  table.run()
  return table
}

const finished = tableOf([
  { name: 'Ann', bot: 'random' },
  { name: 'Bob', bot: 'random' },
]).record()
const begun = tableOf([{ name: 'Ann' }, { name: 'Bob' }]).record()
const good = formatRecord(finished)

let files = 0
function fileWith(text: string, ending = 'txt'): string {
  const file = join(folder, `${++files}.${ending}`)
  writeFileSync(file, text)
  return file
}

const changed = (from: string | RegExp, to: string): string => {
  const text = good.replace(from, to)
  expect(text).not.toBe(good)
  return text
}
const lineWith = (text: string, part: string): number => text.split('\n').findIndex((line) => line.includes(part)) + 1

describe('verify', () => {
  it('finds a good record good', async () => {
    const file = fileWith(good)
    const { code, out } = await machinami(['verify', file])
    expect(code).toBe(0)
    expect(out).toMatch(/^✓ .*moves by the rules, \d+ throws from the seed, game over\n$/)
    expect((await machinami(['verify', fileWith(recordToJson(finished), 'json')])).code).toBe(0)
    expect((await machinami(['verify', '-'], { typed: good.split('\n') })).code).toBe(0)
  })

  const thrown = /: ([1-6])( \||\n)/.exec(good)?.[1] ?? ''
  const other = thrown === '6' ? '5' : '6'
  const bad: readonly (readonly [what: string, text: () => string, sentence: RegExp])[] = [
    [
      'dice that do not come from the seed',
      () => changed(/(\np1 roll 1): [1-6].*\n/, `$1: ${other}\n`),
      /Line \d+: the (dice|rules)/,
    ],
    ['another seed', () => changed(seed, `${seed.slice(1)}0`), /the seal belongs to another seed/],
    ['facts that do not follow', () => changed(/\+1 /, '+9 '), /Line \d+: the rules do not give/],
    ['a start that is not one', () => changed('p1 +3', 'p1 +4'), /the rules do not give/],
    [
      'an impossible move',
      () => changed(/\np1 build .*\n/, '\np1 build radio-tower\n'),
      /Line \d+: “p1 build radio-tower” was not possible/,
    ],
    ['a broken line', () => changed('\np2 roll 1', '\np2 rolls 1'), /Line \d+: “p2 rolls 1.*” cannot be read/],
    ['a broken header', () => changed('hash ', 'hash x'), /Line 4: the top of the record cannot be read/],
    ['no seats', () => changed(/seat p\d .*\n/g, ''), /cannot be read/],
    ['a newer format', () => changed('machinami 2', 'machinami 99'), /written by a newer version \(99\)/],
    ['rules that are not ours', () => changed(/hash [0-9a-f]{4}/, 'hash 0000'), /not the rules/],
    ['a game that is not over', () => formatRecord(begun), /stops before the game is over/],
    ['no seed', () => changed(/seed .*\n/, ''), /holds no seed/],
    ['no record at all', () => 'Dear diary,\n', /not the record of a game/],
    ['nothing', () => '', /not the record of a game/],
    ['JSON of something else', () => '{"moments": 3}', /not the record of a game/],
  ]
  it.each(bad)('refuses %s', async (_, text, sentence) => {
    const file = fileWith(text())
    const { code, out, err } = await machinami(['verify', file])
    expect(err).toMatch(sentence)
    expect(code).toBe(1)
    expect(out).toBe('')
  })

  it.each([
    ['p9', /\np1 roll/, '\np9 roll', 'there is no seat “p9” at this table. Choose one of these: p1, p2.'],
    ['moon-base', /\np1 build [a-z-]+/, '\np1 build moon-base', 'this game has no card “moon-base”.'],
    ['moon-base', /(\n.*\| .*\+\d+) [a-z-]+/, '$1 moon-base', 'this game has no card “moon-base”.'],
  ])('knows no %s, and says on which line', async (what, from, to, sentence) => {
    const text = changed(from, to)
    const file = fileWith(text)
    for (const line of [
      ['verify', file],
      ['convert', file, '--to', 'json'],
      ['replay', file, '--facts'],
      ['replay', file],
    ]) {
      const { code, out, err } = await machinami(line)
      expect(err).toContain(`Line ${lineWith(text, what)}: ${sentence}`)
      expect({ code, out }).toEqual({ code: 1, out: '' })
    }
    expect((await machinami(['verify', file, '--lang', 'nl'])).err).toContain(`Regel ${lineWith(text, what)}: er is`)
    expect((await machinami(['verify', file, '--lang', 'ja'])).err).toContain(`${lineWith(text, what)}行目：`)
  })

  it.each([
    ['rules base players=2', 'rules base players=7', 3, 'the number of players cannot be 7'],
    ['rules base', 'rules tomorrow', 3, 'there is no edition “tomorrow”'],
    [/hash [0-9a-f]{4}/, 'hash 0000', 4, 'the rules written in this record'],
    [seed, `${seed.slice(1)}0`, 7, 'the seal belongs to another seed'],
    [/commitment .*\n/, '', 7, 'the top of the record cannot be read: “commitment”'],
  ])('names the line of the header for %s as %s', async (from, to, line, sentence) => {
    const { err } = await machinami(['verify', fileWith(changed(from, to))])
    expect(err).toContain(`Line ${line}: ${sentence}`)
  })

  it('names the place in JSON', async () => {
    const json = recordToJson(finished)
    const rolled = finished.moments.findIndex(({ seat }) => seat === 1)
    const moment = JSON.stringify(finished.moments[rolled])
    const places: readonly (readonly [from: string, to: string, sentence: string])[] = [
      ['"format":2', '"format":"1"', 'At format: the top of the record cannot be read: “"1"”'],
      [moment, moment.replace('"seat":1', '"seat":8'), `At moments[${rolled}]: there is no seat “p9”`],
      [moment, moment.replace(/"roll","dice":\d/, '"keep"'), `At moments[${rolled}]: “p2 keep” was not possible`],
      ['"edition":"base"', '"edition":"tomorrow"', 'At setup: there is no edition “tomorrow”'],
      ['"card":"ranch"', '"card":"moon-base"', 'At start: this game has no card “moon-base”'],
      [seed, `${seed.slice(1)}0`, 'At commitment: the seal belongs to another seed'],
      ['"seats":[', '"seats"[', 'Line 1: “[{"name":"Ann"'],
    ]
    for (const [from, to, sentence] of places) {
      expect(json).toContain(from)
      const { code, err } = await machinami(['verify', fileWith(json.replace(from, to))])
      expect(err).toContain(sentence)
      expect(err.match(/Line \d+/)?.[0] ?? 'Line 1').toBe('Line 1')
      expect(code).toBe(1)
    }
  })

  it('lets no file clear or colour the terminal, and names a file once', async () => {
    const { err } = await machinami(['verify', fileWith(`${good}\u001b[2J\u0007evil\n`)])
    expect(err).toContain('“\uFFFD[2J\uFFFDevil” cannot be read')
    expect((await machinami('verify nowhere.txt')).err.match(/nowhere/g)).toHaveLength(1)
  })

  it('holds a record to the commitment that was noted before the game', async () => {
    const noted = finished.commitment ?? ''
    const other = `${noted.slice(1)}${noted[0] === '0' ? '1' : '0'}`
    expect((await machinami(['verify', fileWith(good), '--commitment', noted])).code).toBe(0)
    const { code, err } = await machinami(['verify', fileWith(good), '--commitment', other])
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('not the seal that was noted') })
    expect((await machinami(['verify', fileWith(good), '--commitment', 'abc'])).code).toBe(2)
  })

  it('says who added to the dice, who had promised to, and why a game ended', async () => {
    const seats = [{ name: 'Ann' }, { name: 'Bob' }]
    const { rules } = tableOf(seats)
    const dice = new FairDice(seed, { game: 'evening', hash: rules.hash, seats })
    const nonces = ['ab'.repeat(16), 'cd'.repeat(16)]
    nonces.forEach((nonce, seat) => dice.commit(seat, nonceCommitment(nonce, dice.commitment, seat)))
    dice.reveal(0, nonces[0])
    const table = Table.create({ setup: { edition: 'base', players: 2 }, seats, luck: dice.luck() })
    if (isRefusal(table)) throw new Error(table.refused)
    const record = { ...table.record(), seed, abandoned: true } as const
    const { out } = await machinami(['verify', fileWith(formatRecord(record))])
    expect(out).toContain('with what p1 added, without what p2 had promised to add, given up')
    const lie = formatRecord(record).replace(nonces[0], nonces[1])
    const { err } = await machinami(['verify', fileWith(lie)])
    expect(err).toContain('what “p1” added to the dice is not what was promised')
  })

  it('names the very line', async () => {
    const text = changed(/\np1 build .*\n/, '\np1 build radio-tower\n')
    const { err } = await machinami(['verify', fileWith(text)])
    expect(err).toContain(`Line ${lineWith(text, 'p1 build radio-tower')}:`)
  })

  it('goes on with the others and remembers the bad one', async () => {
    const { code, out, err } = await machinami(['verify', fileWith(''), join(folder, 'nowhere.txt'), fileWith(good)])
    expect(code).toBe(1)
    expect(err).toContain('cannot be read. Check its name')
    expect(out).toMatch(/^✓/)
  })

  it('accepts an unfinished game when told to', async () => {
    const { code, out } = await machinami(['verify', '--partial', fileWith(formatRecord(begun))])
    expect(code).toBe(0)
    expect(out).toContain('not over yet')
  })

  it('speaks Dutch and Japanese', async () => {
    const file = fileWith(good)
    expect((await machinami(['verify', file, '--lang', 'nl'])).out).toContain('volgens de regels')
    expect((await machinami(['verify', file, '--lang', 'ja'])).out).toContain('ルールどおり')
  })
})

describe('replay', () => {
  it('tells a game turn by turn, in words', async () => {
    const { code, out } = await machinami(['replay', fileWith(good)])
    expect(code).toBe(0)
    expect(out).toContain('Turn 1: Ann\n  Rolled: ')
    expect(out).toMatch(/Ann builds a /)
    expect(out).toMatch(/★ (Ann|Bob) wins the game/)
    expect((await machinami(['replay', fileWith(good), '--lang', 'nl'])).out).toContain('Beurt 1: Ann')
  })

  it('tells the same from facts alone', async () => {
    const file = fileWith(good)
    expect((await machinami(['replay', file, '--facts'])).out).toBe((await machinami(['replay', file])).out)
  })

  it.each([
    ['a hash that differs', /hash [0-9a-f]{4}/, 'hash 0000'],
    ['an edition from the future', /rules base/, 'rules tomorrow'],
  ])('opens a record with %s by its facts', async (_, from, to) => {
    const ran = await machinami(['replay', fileWith(changed(from, to))])
    expect(ran).toMatchObject({ code: 0, out: (await machinami(['replay', fileWith(good)])).out })
    expect(ran.err).toContain('rules that this program does not have')
  })

  it('refuses a record that contradicts itself, unless only facts are wanted', async () => {
    const file = fileWith(changed(/\+1 /, '+9 '))
    expect(await machinami(['replay', file])).toMatchObject({ code: 1, out: '' })
    expect((await machinami(['replay', file, '--facts'])).code).toBe(0)
  })

  it('says where an unfinished game stops', async () => {
    const { code, err } = await machinami(['replay', fileWith(formatRecord(begun))])
    expect(code).toBe(0)
    expect(err).toContain('The record stops here')
  })

  it('tells who sat down, whose time was up, and that a game was given up', async () => {
    const table = tableOf([{ name: 'Ann' }, { name: 'Bob' }])
    const timeOut = () => {
      const [{ seat, n }] = table.asked()
      return table.timeOut(seat, n)
    }
    timeOut()
    table.run()
    table.reseat(1, { name: 'Bob', bot: 'planner' })
    timeOut()
    table.run()
    table.reseat(1, { name: 'Zoë' })
    const file = fileWith(formatRecord({ ...table.record(), abandoned: true }))
    const { out, err } = await machinami(['replay', file])
    const at = [
      'Turn 1: Ann',
      'Ann runs out of time',
      'A bot plays on for Bob',
      'Turn 2: Bob',
      'Zoë takes over from Bob',
    ]
    expect(at.map((text) => out.indexOf(text))).toEqual(at.map((text) => out.indexOf(text)).toSorted((a, b) => a - b))
    expect(at.filter((text) => !out.includes(text))).toEqual([])
    expect(out).toMatch(/Zoë: \d+\n$/)
    expect(err).toContain('The game was given up here.')
    expect((await machinami(['replay', file, '--facts'])).out).toBe(out)
    expect((await machinami(['replay', file, '--lang', 'nl'])).out).toContain('Een bot speelt verder voor Bob')
    expect((await machinami(['replay', file, '--lang', 'ja'])).out).toContain('ZoëがBobの席を引き継いだ')
  })

  it('waits after each turn', async () => {
    const { out } = await machinami(['replay', fileWith(good), '--step'], { typed: ['', '', 'q'] })
    expect(out).toContain('Turn 2')
    expect(out).not.toContain('Turn 3')
  })

  it('gives programs every event with its words and every purse', async () => {
    const { out } = await machinami(['replay', fileWith(good), '--json'])
    const { turns, winner } = JSON.parse(out) as {
      turns: { turn: number; coins: number[]; events: { kind: string; text: string }[] }[]
      winner: number
    }
    expect(turns[1].events[0]).toMatchObject({ kind: 'turn', text: 'Turn 1: Ann' })
    expect(turns[0].coins).toEqual([3, 3])
    expect([0, 1]).toContain(winner)
  })

  it('cannot open what is not there', async () => {
    expect(await machinami('replay nowhere.txt')).toMatchObject({ code: 1, out: '' })
  })
})

describe('convert', () => {
  it('goes to JSON and back to the letter', async () => {
    const json = (await machinami(['convert', fileWith(good), '--to', 'json'])).out
    expect((JSON.parse(json) as GameRecord).seats).toEqual(finished.seats)
    expect((await machinami(['convert', fileWith(json), '--to', 'text'])).out).toBe(good)
    expect((await machinami(['convert', fileWith(json), '--to', 'json'])).out).toBe(json)
  })

  it('keeps an old format as it is, unless the newest is asked for', async () => {
    const file = join(import.meta.dirname, '../../../../tests/records/two.txt')
    expect((await machinami(['convert', file, '--to', 'text'])).out).toBe(readFileSync(file, 'utf8'))
    const newest = (await machinami(['convert', file, '--to', 'text', '--newest'])).out
    expect(newest).toMatch(/^machinami 2\n/)
    expect(newest).toContain('\ndeck mk2-sushi-bar ')
    expect((await machinami(['verify', fileWith(newest)])).code).toBe(0)
  })

  it('refuses what is no record', async () => {
    const file = fileWith('nonsense')
    expect(await machinami(['convert', file, '--to', 'json'])).toMatchObject({ code: 1, out: '' })
    expect(readFileSync(file, 'utf8')).toBe('nonsense')
  })
})
