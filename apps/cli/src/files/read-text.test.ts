import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scratch } from '../testing/terminal.ts'
import { namesIn, textIn } from './read-text.ts'

const folder = scratch()

describe('reading a file', () => {
  it('gives what it holds, whatever its length', () => {
    const long = 'é'.repeat(1_500_000)
    for (const text of ['', 'one line\n', long]) {
      writeFileSync(join(folder, 'file'), text)
      expect(textIn(join(folder, 'file')) === text).toBe(true)
    }
  })

  it('gives nothing where there is none, or a folder', () => {
    expect(textIn(join(folder, 'nowhere'))).toBeNull()
    mkdirSync(join(folder, 'inside'))
    expect(textIn(join(folder, 'inside'))).toBeNull()
    expect(namesIn(join(folder, 'file'))).toEqual([])
    expect(namesIn(folder)).toContain('inside')
  })

  it('is given up where it never ends', () => {
    expect(textIn('/dev/zero')).toBeNull()
  })
})
