import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Ran, scratch } from './terminal.ts'

export const folder = scratch()
const file = (name: string, text: string | Uint8Array): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const HEAD = 'machinami 1\nrules base players=2\nseat p1 person "Ann"\nseat p2 person "Bob"\n'
/** Files that are no record, or hardly. */
export const BAD_FILES = [
  file('empty', ''),
  file('bare-start.txt', `${HEAD}start\n\np1 roll 1: 2\n`),
  file('no-moves.txt', HEAD),
  file(
    'binary',
    Uint8Array.from({ length: 5000 }, (_, nth) => (nth * 7919) % 256),
  ),
  file(
    'odd-seat.json',
    '{"format":1,"setup":{"edition":"base","players":2},"seats":[{"name":"A"},{"name":"B"}],"moments":[{"seat":{},"answer":{"kind":"pass"},"facts":[]}]}',
  ),
  file('null.json', 'null'),
  file('list.json', '[]'),
  file('numbers.json', '{"format":1,"seats":[{"name":1}],"moments":[1,null,"p1 pass"]}'),
  file(
    'odd-seat.json',
    '{"format":1,"setup":{"edition":"base","players":2},"seats":[{"name":"A"},{"name":"B"}],"moments":[{"answer":{"kind":"pass"}}]}',
  ),
  file('proto.txt', HEAD.replace('base', '__proto__')),
  file('constructor.txt', HEAD.replace('base', 'constructor')),
  file('proto.json', '{"format":1,"setup":{"edition":"__proto__","players":2},"seats":[],"moments":[]}'),
  file('card.txt', `${HEAD}\np1 roll 1: 2\np1 build __proto__\n`),
  file('card2.txt', `${HEAD}\np1 roll 1: 2\np1 build constructor\n`),
  file('bot.txt', HEAD.replace('person "Bob"', 'constructor "Bob"')),
  file('format.txt', HEAD.replace('machinami 1', 'machinami 01')),
  file('format0.txt', HEAD.replace('machinami 1', 'machinami 0')),
  folder,
  join(folder, 'nowhere'),
  '/dev/null',
  '',
  '.',
  'a\0b',
  `${'x'.repeat(300)}`,
]
mkdirSync(join(folder, 'links'))
symlinkSync('/nowhere', join(folder, 'links', 'dangling'))
symlinkSync(join(folder, 'links', 'loop'), join(folder, 'links', 'loop'))
BAD_FILES.push(join(folder, 'links', 'dangling'), join(folder, 'links', 'loop'))

/** One sentence, or a few; never where in our sources it happened, nor a word that only programs say. */
export function expectSentences({ code, out, err }: Ran, line: readonly string[]): void {
  const said = `${line.join(' ')}\n${err}`
  expect([0, 1, 2], said).toContain(code)
  expect(err, said).not.toMatch(/\n\s+at |\bundefined\b|NaN|\[object|Error:|Cannot read prop/)
  expect(out, said).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
  if (code !== 0 && line.length > 0) expect(err, said).toMatch(/^✗ .+\n/)
}

/** Names that mean something to JavaScript, or nothing to anybody. */
export const ODD_NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'prototype',
  'valueOf',
  '',
  ' ',
  '💥',
  '-',
  '--',
]
