/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOURS } from '../apps/web/src/art/ink.ts'
import { apart } from '../apps/web/src/pictures/moving-parts.ts'
import { canPaint } from '../apps/web/src/pictures/painter.ts'
import { PICTURES } from '../packs/tune/drawings/index.ts'

const folder = join(import.meta.dirname, '../packs/tune/art')
const files = new Map(
  readdirSync(folder).map((file) => [file.replace('.svg', ''), readFileSync(join(folder, file), 'utf8').trim()]),
)
/** What a picture may weigh: wide ones hold a whole story. */
const mostLetters = (width: number): number => (width > 96 ? 20_000 : 10_000)

const count = (markup: string, tag: RegExp): number => markup.match(tag)?.length ?? 0
const isWhole = (markup: string): boolean => count(markup, /<g\b/g) === count(markup, /<\/g>/g)

describe('pictures of a pack', () => {
  it('are what the drawings draw', () => {
    expect([...files.keys()].toSorted()).toEqual(PICTURES.map(([id]) => id).toSorted())
    expect(PICTURES.filter(([id, { markup }]) => files.get(id) !== markup).map(([id]) => id)).toEqual([])
  })

  it('are all different', () => {
    expect(new Set(files.values()).size).toBe(files.size)
  })

  it.each([...PICTURES])('%s can be painted in every dress', (_, { markup, width }) => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity|null/)
    const colours = [...markup.matchAll(/(?:fill|stroke)="(?!none)([^"]*)"/g)].map(([, colour]) => colour)
    expect(
      colours.filter((colour) => !(COLOURS as readonly string[]).some((name) => colour === `var(--${name})`)),
    ).toEqual([])
    const { body, moving } = apart(markup)
    const parts = [body, ...moving.map((part) => part.markup)]
    expect(parts.filter((part) => !isWhole(part) || !canPaint(`<svg viewBox="0 0 96 96">${part}</svg>`))).toEqual([])
    expect(markup.length).toBeLessThan(mostLetters(width))
  })
})
