import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file)),
)

/** Ids a text mentions: R-RED-1, R-CARD-PARK, R-CARD-EXHIBIT-HALL-2. */
const idsIn = (text: string): string[] => text.match(/\bR-[A-Z]+(?:-[A-Z0-9]+)+\b/g) ?? []

describe('rule ids', () => {
  const rules = new Set(idsIn(readFileSync(join(root, 'RULES.md'), 'utf8')))

  it('in the code are ids of RULES.md', () => {
    const unknown = sources.flatMap((file) =>
      idsIn(readFileSync(join(root, file), 'utf8'))
        .filter((id) => !rules.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })
})
