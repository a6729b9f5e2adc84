import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_CARDS, EDITION_IDS } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { goldenFiles } from './golden/files.ts'
import { playGolden } from './golden/play.ts'
import { parseGolden } from './golden/scene.ts'

/** Rules that say what a word means or how something is proved elsewhere: no single game can show them. */
const DEFINITIONS: { readonly [rule: string]: string } = {
  'R-WORD-1': 'names the active player and the opponents',
  'R-WORD-2': 'names establishments, landmarks and Majors',
  'R-CHANCE-2': 'a property of the luck, proved in packages/table/src/luck.test.ts',
  'R-CHANCE-3': 'a property of many throws, proved in packages/table/src/luck.test.ts',
  'R-MARKET-12': 'names of cards, proved by the languages',
  'R-TWO-19': 'names a card that is not in the game',
  'R-LEGACY-1': 'says what this edition is',
}

const files = goldenFiles()
const games = files.map(({ path, text }) => ({ path, ...parseGolden(text) }))
const rulebook = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8')
const ruleIds = [...rulebook.matchAll(/^(?:- \*\*|\| )(R-[A-Z0-9-]+)/gm)].map(([, id]) => id)

describe('golden games', () => {
  it.each(files)('$path', ({ text }) => expect(playGolden(text)).toBe(text))
})

describe('what golden games prove', () => {
  it('every rule that can be played, each in one file of its own', () => {
    const proved = games.flatMap((game) => game.rules)
    expect([...proved, ...Object.keys(DEFINITIONS)].sort()).toEqual([...ruleIds].sort())
    for (const { path, rules } of games)
      if (rules.length > 0) expect(path).toBe(join('rules', `${rules[0].toLowerCase()}.game`))
  })

  it('every card of every edition, in a game that names it', () => {
    const shown = games.flatMap((game) => game.cards)
    expect(ALL_CARDS.map((card) => card.id).filter((id) => !shown.includes(id))).toEqual([])
    for (const { path, cards, scenes } of games) {
      const played = scenes.flatMap(({ given, play }) => [...given, ...play.map(({ text }) => text)]).join('\n')
      for (const card of cards) expect(played, path).toMatch(new RegExp(`(^|[ ,])${card}($|[ ,])`, 'm'))
    }
  })

  it('every edition', () => {
    const editions = new Set(games.flatMap((game) => game.scenes.map((scene) => scene.setup.split(' ')[0])))
    expect(EDITION_IDS.filter((edition) => !editions.has(edition))).toEqual([])
  })

  it('says in words what it shows', () => {
    for (const { path, title, about, scenes } of games) {
      expect(title, path).not.toBe('')
      expect(about, path).not.toBe('')
      expect(scenes.length, path).toBeGreaterThan(0)
      for (const scene of scenes) expect(scene.play.length, path).toBeGreaterThan(0)
    }
  })
})
