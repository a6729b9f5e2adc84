import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ALL_CARDS, EDITION_IDS } from '@machinami/cards'
import { describe, expect, it } from 'vitest'

/** What each package may import, type imports included. Arrows point down only. */
const MAY_IMPORT: { readonly [home: string]: readonly string[] } = {
  'packages/cards': [],
  'packages/engine': ['cards'],
  'packages/lang': ['cards', 'engine'],
  'packages/bots': ['cards', 'engine', 'engine/inside'],
  'packages/campaign': ['cards', 'engine', 'engine/inside'],
  'packages/link': ['cards', 'engine', 'engine/inside'],
  'packages/table': ['cards', 'engine', 'engine/inside', 'bots'],
  'packages/wire': ['cards', 'engine', 'campaign', 'table'],
  'packages/host': ['cards', 'engine', 'engine/inside', 'bots', 'bots/judge', 'table'],
  'packages/review': ['cards', 'engine', 'engine/inside', 'bots', 'bots/ids', 'bots/judge'],
  'packages/remote': ['cards', 'engine', 'campaign', 'host', 'table', 'wire'],
  'packages/campaign-host': ['cards', 'engine', 'bots', 'campaign', 'table'],
  'apps/cli': [
    'host',
    'table',
    'engine',
    'engine/inside',
    'bots',
    'bots/arena',
    'bots/teach',
    'lang',
    'cards',
    'campaign',
    'campaign-host',
    'review',
    'link',
  ],
  'apps/web': [
    'host',
    'table',
    'engine',
    'bots',
    'bots/ids',
    'bots/teach',
    'lang',
    'cards',
    'campaign',
    'campaign-host',
    'wire',
    'remote',
    'review',
    'link',
  ],
  'apps/server': ['host', 'table', 'engine', 'bots', 'lang', 'cards', 'campaign', 'campaign-host', 'wire', 'remote'],
}

/** Packages whose imports from others may only be types. */
const TYPES_ONLY: readonly string[] = ['packages/wire']

/** Folders of the apps that play games by themselves: only they read states as numbers. */
const PLAYS_GAMES = /^apps\/cli\/src\/(bench|play|sim)\//

/** What a test may use besides. */
const TEST_TOOLS = ['vitest', 'fast-check']

interface Import {
  readonly file: string
  readonly home: string
  readonly from: string
  readonly isType: boolean
}

const root = join(import.meta.dirname, '..')

function sources(home: string): string[] {
  const folder = join(root, home, 'src')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?tsx?$/.test(path))
    .map((path) => join(folder, path))
}

const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

function importsOf(home: string): Import[] {
  return sources(home).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, type, from, bare, late]) => ({
      file: relative(root, file),
      home,
      from: from ?? bare ?? late,
      isType: type !== undefined,
    })),
  )
}

const homes = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${group}/${entry.name}`),
)

describe('layers', () => {
  it('every package is in the table', () => {
    expect(homes.filter((home) => !(home in MAY_IMPORT))).toEqual([])
  })

  it.each(homes)('%s imports only what lies below it', (home) => {
    const allowed = (MAY_IMPORT[home] ?? []).map((name) => `@machinami/${name}`)
    const wrong = importsOf(home).filter(({ from }) => from.startsWith('@machinami/') && !allowed.includes(from))
    expect(wrong).toEqual([])
  })

  it.each(homes)('%s reaches into no other package by path', (home) => {
    const target = ({ file, from }: Import) => relative(join(root, home), join(root, file, '..', from))
    const wrong = importsOf(home).filter((each) => each.from.startsWith('.') && target(each).startsWith('..'))
    expect(wrong).toEqual([])
  })

  it.each(homes.filter((home) => home.startsWith('packages/')))('%s needs nothing from npm at run time', (home) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'))
    expect(Object.keys(dependencies).filter((name) => !name.startsWith('@machinami/'))).toEqual([])
    const foreign = importsOf(home).filter(({ file, from }) => {
      if (from.startsWith('.') || from.startsWith('@machinami/')) return false
      const isTool = /\.test\.ts$|\/testing\.ts$|\/train\//.test(file)
      return !(isTool && (TEST_TOOLS.includes(from) || from.startsWith('node:')))
    })
    expect(foreign).toEqual([])
  })

  it.each(homes)('%s lists in package.json what it imports', (home) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'))
    const used = new Set(importsOf(home).flatMap(({ from }) => from.match(/^@machinami\/[^/]+/) ?? []))
    expect([...used].filter((name) => !(name in dependencies))).toEqual([])
  })

  it('what shows a game knows the engine by its front door', () => {
    const inside = homes.filter((home) => home.startsWith('apps/')).flatMap(importsOf)
    const wrong = inside.filter(({ file, from }) => from === '@machinami/engine/inside' && !PLAYS_GAMES.test(file))
    expect(wrong).toEqual([])
  })

  it('wire knows games by their types only', () => {
    const wrong = TYPES_ONLY.flatMap(importsOf).filter(({ from, isType }) => from.startsWith('@machinami/') && !isType)
    expect(wrong).toEqual([])
  })
})

/** What a door of the engine lets through. */
function namesOf(door: string): string[] {
  const text = (file: string) => readFileSync(join(root, 'packages/engine/src', file), 'utf8')
  const listed = [...text(door).matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names]) => names.split(','))
  const whole = [...text(door).matchAll(/^export \* from '\.\/(.*)'/gm)].flatMap(([, file]) => [
    ...text(file).matchAll(/^export (?:const|function|type|interface|class) (\w+)/gm),
  ])
  return [...listed, ...whole.map(([, name]) => name)].map((name) => name.trim()).filter((name) => name !== '')
}

describe('the engine', () => {
  const plain = sources('packages/engine').filter((file) => !file.endsWith('.test.ts'))
  const names = new Set<string>([...ALL_CARDS.map((card) => card.id), ...EDITION_IDS])

  it('names no card and no edition', () => {
    const named = plain.flatMap((file) => {
      const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      const literals = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c)
      return literals.filter((literal) => names.has(literal)).map((literal) => `${relative(root, file)}: ${literal}`)
    })
    expect(named).toEqual([])
  })

  it('has two doors, as wide as docs/DESIGN.md says', () => {
    const told = readFileSync(join(root, 'docs/DESIGN.md'), 'utf8')
    const [front, inside] = [...told.matchAll(/\(at most (\d+)(?: names)?, /g)].map(([, most]) => Number(most))
    expect(namesOf('index.ts').length).toBeLessThanOrEqual(front)
    expect(namesOf('inside.ts').length).toBeLessThanOrEqual(inside)
  })

  it('touches no clock, no luck and no world', () => {
    const forbidden = /\bMath\.random|\bDate\b|\bperformance\b|\bprocess\b|\bsetTimeout|\bconsole\b|\bfetch\(/
    expect(plain.filter((file) => forbidden.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

/**
 * The rooms of the browser app, from the ground up: a file imports from its own folder and from those before it. What is
 * known of a game (`game`) does not know who shows it; `app` alone knows every screen.
 */
const ROOMS_OF_WEB = [
  ...['art', 'theme', 'bots', 'words', 'store', 'pace', 'sound', 'pictures', 'shell'],
  ...['game', 'worker', 'dice', 'motion', 'lobby'],
  ...['cards', 'street', 'odds', 'log', 'market', 'hand-over', 'dock', 'reasons', 'end'],
  ...['settings', 'gallery', 'rules', 'setup', 'table', 'friends', 'start', 'tutorial'],
  ...['history', 'review', 'me', 'daily', 'campaign', 'together', 'app'],
] as const

describe('the browser app', () => {
  const home = join(root, 'apps/web/src')
  const roomOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$|^testing\/|\.d\.ts$/.test(file))
  /** Files a file names, however it does. */
  const named = (file: string) =>
    [...readFileSync(join(home, file), 'utf8').matchAll(/['"](\.\.?\/[^'"\n]+\.(?:tsx?|css))['"]/g)].map(([, path]) =>
      relative(home, join(home, file, '..', path)).replaceAll('\\', '/'),
    )
  const height = (room: string) => (room === '' ? ROOMS_OF_WEB.length : ROOMS_OF_WEB.indexOf(room as 'art'))

  it('has no room that nobody has put in order', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => height(room) < 0)).toEqual([])
    expect(ROOMS_OF_WEB.filter((room) => !files.some((file) => roomOf(file) === room))).toEqual([])
  })

  it('looks down only, from room to room', () => {
    const wrong = files.flatMap((file) =>
      named(file).flatMap((other) => (height(roomOf(other)) > height(roomOf(file)) ? [`${file} -> ${other}`] : [])),
    )
    expect(wrong).toEqual([])
  })
})
