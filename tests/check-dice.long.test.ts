import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, type Setup } from '@machinami/cards'
import { formatRecord, type GameRecord, readRecord, upgraded } from '@machinami/engine'
import { FairDice, nonceCommitment, Table, verify } from '@machinami/table'
import { afterAll, describe, expect, it } from 'vitest'

const CHECKER = join(import.meta.dirname, '../tools/check-dice.py')
const folder = mkdtempSync(join(tmpdir(), 'dice-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('There is no python3 here: the independent checker of dice is not tested.')

function check(text: string, ...noted: string[]): string {
  const file = join(folder, 'game.txt')
  writeFileSync(file, text)
  const { stdout, stderr } = spawnSync('python3', [CHECKER, file, ...noted], { encoding: 'utf8' })
  return `${stdout}${stderr}`.trim()
}

const seed = '00112233445566778899aabbccddeeff'
const nonces = ['ab'.repeat(16), 'cd'.repeat(20), 'ef'.repeat(32)]

/** A finished game with fair dice to which these seats added: true tells the nonce, false promises and keeps it. */
function played(setup: Setup, adds: { readonly [seat: number]: boolean } = {}): GameRecord {
  const seats = Array.from({ length: setup.players }, (_, nth) =>
    nth in adds ? { name: `Ann 小 ${nth}` } : { name: 'Bo "B"', bot: 'planner' },
  )
  const rules = Table.create({ setup, seats, seed })
  if (isRefusal(rules)) throw new Error(rules.refused)
  const dice = new FairDice(seed, { game: 'evening-1', hash: rules.rules.hash, seats })
  for (const seat of Object.keys(adds).map(Number))
    dice.commit(seat, nonceCommitment(nonces[seat], dice.commitment, seat))
  for (const seat of Object.keys(adds).map(Number)) if (adds[seat]) dice.reveal(seat, nonces[seat])
  const table = Table.create({ setup, seats, luck: dice.luck() })
  if (isRefusal(table)) throw new Error(table.refused)
  while (!table.isOver) {
    table.run()
    const [asked] = table.asked()
    if (asked) table.play(asked.seat, asked.n, asked.options[asked.options.length > 2 ? 1 : 0].move)
  }
  return table.record()
}

describe.skipIf(!hasPython)('the independent checker of dice', () => {
  it('is a hundred lines of Python and its standard library', () => {
    const source = readFileSync(CHECKER, 'utf8')
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(100)
    expect(source.match(/^(import|from) .*/gm)).toEqual(['import hashlib, hmac, re, sys'])
  })

  const old = join(import.meta.dirname, 'records')
  const texts = readdirSync(old).filter((file) => file.endsWith('.txt'))
  it.each(texts)('agrees about %s', (file) => {
    const text = readFileSync(join(old, file), 'utf8')
    const record = readRecord(text)
    if (isRefusal(record)) throw new Error(record.refused)
    const verdict = verify(record)
    if (isRefusal(verdict) || verdict.checkedLuck === null) return expect(check(text)).toMatch(/^not fair: no seed/)
    const throws = record.moments.filter(({ answer }) => answer.kind === 'dice').length
    expect(check(text)).toContain(`fair: ${throws} throws, ${verdict.checkedLuck - throws} draws`)
    const newest = check(formatRecord(upgraded(record)))
    expect(newest).toContain(`fair: ${throws} throws, ${verdict.checkedLuck - throws} draws; scheme ${verdict.dice}, `)
  })

  it.each<[string, Setup, { readonly [seat: number]: boolean }, string]>([
    ['nobody added to', { edition: 'base', players: 2 }, {}, 'nonces of nobody'],
    ['one person added to', { edition: 'two', players: 3 }, { 1: true }, 'nonces of p2'],
    ['two added to', { edition: 'both', players: 3 }, { 0: true, 2: true }, 'nonces of p1, p3'],
    [
      'one added to and another did not',
      { edition: 'harbor', players: 3 },
      { 0: false, 1: true },
      'nonces of p1 (missing), p2',
    ],
    ['boats and throws for who begins', { edition: 'legacy', players: 2 }, { 0: true }, 'nonces of p1'],
  ])('agrees about dice that %s', (_, setup, adds, sentence) => {
    const record = played(setup, adds)
    expect(verify(record)).toMatchObject({ finished: true, dice: 2 })
    expect(check(formatRecord(record))).toMatch(/^fair: \d+ throws, \d+ draws; scheme 2, /)
    expect(check(formatRecord(record), record.commitment ?? '')).toContain(sentence)
    expect(check(formatRecord(record), 'f'.repeat(64))).toContain('not the commitment that was noted')
  })

  const record = played({ edition: 'two', players: 3 }, { 0: true, 1: false })
  const text = formatRecord(record)
  it.each<[string, string | RegExp, string]>([
    ['another seed', seed, 'f'.repeat(32)],
    ['another commitment', /commitment 2 ..../, 'commitment 2 0000'],
    ['another game', 'game evening-1', 'game evening-2'],
    ['other rules', /hash ..../, 'hash 0000'],
    ['another name', 'seat p3 planner "Bo', 'seat p3 planner "Jo'],
    ['a person for a bot', 'seat p3 planner', 'seat p3 person'],
    ['another nonce', nonces[0], nonces[2]],
    ['a nonce left out', /nonce p1.*\n/, ''],
    ['a nonce that is said to be missing', nonces[0], 'missing'],
    ['a missing nonce left out', /nonce p2.*\n/, ''],
    ['a nonce of another seat', 'nonce p1', 'nonce p3'],
    ['another throw', /(roll \d): \d/, '$1: 7'],
    ['a throw of nothing', /(roll \d): \d/, '$1:'],
    ['another drawn card', /\ndraw \S+/, '\ndraw mk2-mine'],
  ])('finds %s, as we do', (_, from, to) => {
    expect(text).toMatch(from)
    const forged = text.replace(from, to)
    expect(check(forged)).toMatch(/^not fair: /)
    const read = readRecord(forged)
    expect(isRefusal(read) || isRefusal(verify(read))).toBe(true)
  })

  it('finds any die that was turned', () => {
    const lines = text.split('\n')
    const thrown = lines.flatMap((line, nth) => (/roll \d: \d/.test(line) ? [nth] : []))
    for (const nth of thrown.filter((_, i) => i % 5 === 0)) {
      const turned = lines[nth].replace(/(roll \d): (\d)/, (_, roll, die) => `${roll}: ${(Number(die) % 6) + 1}`)
      expect(check(lines.with(nth, turned).join('\n'))).toContain(`line ${nth + 1}: `)
    }
  })
})
