import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANG_CODES } from '@machinami/lang'
import { describe, expect, it } from 'vitest'
import { ruleBookFile } from '../apps/web/build/rule-book.ts'

const root = join(import.meta.dirname, '..')

/** What no compiler asks for when a language is added. */
describe.each(LANG_CODES)('%s', (code) => {
  it('has a rule book', () => expect(existsSync(ruleBookFile(code))).toBe(true))

  it('tells a visitor without JavaScript what is missing', () => {
    const page = readFileSync(join(root, 'apps/web/index.html'), 'utf8')
    const [, without = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(page) ?? []
    expect(without).toContain(`<p lang="${code}">`)
  })
})
