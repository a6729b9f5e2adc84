import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Pages whose statements are names of tests, and where those tests are. */
const PAGES = [
  { page: 'docs/ROOM.md', word: 'ROOM', folders: ['packages/table/src', 'packages/host/src', 'tests'], fewest: 25 },
  { page: 'docs/PROTOCOL.md', word: 'WIRE', folders: ['apps/server/src'], fewest: 30 },
  { page: 'docs/PROTOCOL.md', word: 'CAMP', folders: ['apps/server/src'], fewest: 12 },
  { page: 'docs/SECURITY.md', word: 'SEC', folders: ['apps/server/src'], fewest: 12 },
]

const testsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

describe.each(PAGES)('$page', ({ page, word, folders, fewest }) => {
  const stated = [
    ...readFileSync(join(root, page), 'utf8').matchAll(new RegExp(`^- \\*\\*(${word}-\\d+)\\*\\* (.*)$`, 'gm')),
  ].map(([, id, statement]) => `${id} ${statement}`)
  const name = new RegExp(`^\\s*(?:test|it)(?:\\.each\\(.*\\))?\\(\\s*(['"\`])(${word}-\\d+ .*)\\1,`, 'gm')
  const tested = folders
    .flatMap(testsIn)
    .flatMap((text) => [...text.matchAll(name)])
    .map(([, , statement]) => statement)

  test('every statement is the name of a test, word for word, and the reverse', () => {
    expect(stated.length).toBeGreaterThanOrEqual(fewest)
    expect([...new Set(tested)].sort()).toEqual([...stated].sort())
  })

  test('statements are numbered from 1 without a gap', () => {
    expect(stated.map((each) => each.split(' ')[0])).toEqual(stated.map((_, nth) => `${word}-${nth + 1}`))
  })
})
