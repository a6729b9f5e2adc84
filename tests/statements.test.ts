import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const FOLDERS = ['packages/table/src', 'packages/host/src', 'tests']

const stated = [...readFileSync(join(root, 'docs/ROOM.md'), 'utf8').matchAll(/^- \*\*(ROOM-\d+)\*\* (.*)$/gm)].map(
  ([, id, statement]) => `${id} ${statement}`,
)

const tested = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, folder, file), 'utf8').matchAll(
        /^\s*(?:test|it)(?:\.each\(.*\))?\(\s*(['"`])(ROOM-\d+ .*)\1,/gm,
      ),
    ])
    .map(([, , name]) => name),
)

test('every statement about the room is the name of a test, word for word, and the reverse', () => {
  expect(stated.length).toBeGreaterThan(25)
  expect([...new Set(tested)].sort()).toEqual([...stated].sort())
})

test('statements are numbered from 1 without a gap', () => {
  expect(stated.map((each) => each.split(' ')[0])).toEqual(stated.map((_, nth) => `ROOM-${nth + 1}`))
})
