import { readFileSync } from 'node:fs'
import { BOTS } from '@machinami/bots'
import { CONTESTANTS } from '@machinami/bots/arena'
import { LANG_CODES } from '@machinami/lang'
import { describe, expect, it } from 'vitest'
import { EXAMPLES } from './examples.ts'
import { machinami } from './testing/terminal.ts'
import { VERSION } from './version.ts'

const COMMANDS = Object.keys(EXAMPLES)
const BOTS_LINE = BOTS.map((bot) => bot.id).join(', ')
const CONTESTANTS_LINE = CONTESTANTS.map((bot) => bot.id).join(', ')

describe('help', () => {
  it.each(LANG_CODES)('in %s is as it was agreed', async (lang) => {
    const pages = await Promise.all(
      ['', ...COMMANDS].map((name) => machinami(`help ${name} --lang ${lang}`.split(/ +/))),
    )
    expect(pages.map((page) => page.code)).toEqual(pages.map(() => 0))
    // Which bots there are is told by another test.
    const all = pages
      .map((page) => page.out.replace(CONTESTANTS_LINE, '…').replace(BOTS_LINE, '…'))
      .join(`\n${'─'.repeat(100)}\n`)
    await expect(all).toMatchFileSnapshot(`../snapshots/help-${lang}.txt`)
  })

  it('lists the bots', async () => {
    expect((await machinami('help sim')).out).toContain(BOTS_LINE)
    expect((await machinami('help play')).out).toContain(BOTS_LINE)
    expect((await machinami('help arena')).out).toContain(CONTESTANTS_LINE)
  })

  it('is the same with --help', async () => {
    for (const name of COMMANDS)
      expect((await machinami(`${name} --help`)).out).toBe((await machinami(`help ${name}`)).out)
  })

  it('speaks the language of the system', async () => {
    expect((await machinami('help', { env: { LANG: 'nl_BE.UTF-8' } })).out).toContain('Opdrachten:')
    expect((await machinami('help', { env: { LANG: 'nl_BE.UTF-8', LC_ALL: 'ja_JP' } })).out).toContain('コマンド：')
    expect((await machinami('help', { env: { LANG: 'C' } })).out).toContain('Commands:')
  })

  it('knows its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    expect(VERSION).toBe(version)
    expect(await machinami('--version')).toMatchObject({ code: 0, out: `${VERSION}\n` })
  })
})
