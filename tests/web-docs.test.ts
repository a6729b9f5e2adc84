import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const rooms = [
  ...readdirSync(join(web, 'src'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  ),
  'build',
  'e2e',
]

/** Places of the browser app that a document names: `room/file`, with or without its ending. */
const placesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z-]+)\/([\w.-]*)`/g)].flatMap(([, room, file]) =>
    rooms.includes(room) ? [`${room}/${file}`] : [],
  )

const isThere = (place: string): boolean =>
  ['src', '.'].some((home) => ['', '.ts', '.tsx', '.js'].some((ending) => existsSync(join(web, home, place + ending))))

it('what WEB.md names of the browser app is there', () => {
  const places = placesIn(readFileSync(join(root, 'docs', 'WEB.md'), 'utf8'))
  expect(places.length).toBeGreaterThan(5)
  expect(places.filter((place) => !isThere(place))).toEqual([])
})
