import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITION_IDS, EDITIONS, isRefusal, rulesetFor } from '@machinami/cards'
import { formatRecord, parseFact, readRecord, rulesetHash } from '@machinami/engine'
import { E } from '@machinami/engine/inside'
import { verify } from '@machinami/table'
import { describe, expect, it } from 'vitest'
import { grammarIn } from './document/ebnf.ts'
import { rulesFor } from './laws/configurations.ts'
import { playRecorded } from './laws/records.ts'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/RECORD.md'), 'utf8')
const blocks = (kind: string): string[] =>
  [...document.matchAll(new RegExp(`^\`\`\`${kind}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block]) => block)

const grammar = grammarIn(blocks('ebnf')[0])

/** The first line of a text that the grammar does not know, or null. */
function strangeLine(text: string): string | null {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const [format, ...rest] = lines
  if (!grammar.matches('format', format)) return format
  let inHeader = true
  for (const line of rest) {
    inHeader &&= grammar.matches('header', line)
    if (!inHeader && !grammar.matches('move', line)) return line
  }
  return null
}

describe('docs/RECORD.md', () => {
  it('its examples are records, and verify', () => {
    const examples = [...blocks('record'), ...blocks('json')]
    expect(examples).toHaveLength(2)
    for (const example of examples) {
      const record = readRecord(example)
      expect(record).not.toHaveProperty('refused')
      if (!isRefusal(record)) expect(verify(record)).not.toHaveProperty('refused')
    }
    expect(verify(readRecord(blocks('record')[0]) as never)).toMatchObject({
      ended: 'abandoned',
      nonces: { told: [0] },
    })
  })

  const kept = join(root, 'tests/records')
  it.each(readdirSync(kept).filter((file) => file.endsWith('.txt')))('its grammar knows every line of %s', (file) =>
    expect(strangeLine(readFileSync(join(kept, file), 'utf8'))).toBeNull(),
  )

  it.each(EDITION_IDS)('its grammar knows every line of new games of %s', (edition) => {
    for (const market of EDITIONS[edition].markets) {
      const setup = { edition, market, players: 3, order: 'chosen', first: -1 } as const
      const { record } = playRecorded(rulesFor(setup), setup, 11)
      expect(strangeLine(formatRecord(record))).toBeNull()
    }
    expect(strangeLine(blocks('record')[0])).toBeNull()
  })

  it.each([
    'p6 pass',
    'p1 fly',
    'dice 7',
    'p1 roll 3',
    'p1 pass | ',
    'p1 pass | p1 +03',
    'p1 late dice 3',
    'draw Ranch',
  ])('its grammar does not know %s', (line) => {
    expect(grammar.matches('move', line)).toBe(false)
  })

  it('its tables have every answer and fact, and no others', () => {
    const rows = (title: string) => document.split(`| ${title} |`)[1].split('\n\n')[0].split('\n').slice(2)
    const quoted = (row: string) => [...row.split('|')[1].matchAll(/`([^`]*)`/g)].map(([, text]) => text)
    for (const fact of rows('fact').flatMap(quoted))
      expect(fact.startsWith('cost') || parseFact(fact.replace(/^p\d (p\d \+)/, '$1')), fact).toBeTruthy()
    const facts = rows('fact').join()
    const kinds = Object.keys(E).filter((kind) => !['decided', 'rolled', 'drawn', 'asked'].includes(kind))
    const words: { readonly [kind: string]: string } = {
      ...{ gained: 'p1 +3', spent: 'p1 -2', paid: 'p1 > p2', moved: 'gave', extra: 'again' },
    }
    for (const kind of kinds) expect(facts, kind).toContain(words[kind] ?? kind)
  })

  it('the fingerprint of rules is what it says', () => {
    const canonical = (value: unknown): string =>
      JSON.stringify(value, (name, field) => {
        if (name === 'source' || name === 'names') return undefined
        if (typeof field !== 'object' || field === null || Array.isArray(field)) return field
        return Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      })
    for (const edition of EDITION_IDS) {
      const ruleset = rulesetFor({ edition, players: 2 })
      if (isRefusal(ruleset)) throw new Error(ruleset.refused)
      const hash = createHash('sha256').update(canonical(ruleset)).digest('hex').slice(0, 16)
      expect(hash).toBe(rulesetHash(ruleset))
    }
  })
})
