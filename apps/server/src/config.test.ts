import { expect, test } from 'vitest'
import { configFrom, summaryOf } from './config.ts'
import { consoleWords } from './words/console-words.ts'

const KEY = 'ab'.repeat(32)
const PUBLIC_URL = 'https://play.example.org'

test.each([
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: 'http' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['REST_AFTER', { REST_AFTER: '0' }],
  ['SEED_KEY', { SEED_KEY: KEY.slice(1) }],
  ['SEED_KEY', { DATABASE_URL: 'postgres://localhost/machinami' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/machinami', SEED_KEY: KEY }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['ORIGINS', { ORIGINS: 'https://example.org/page' }],
  ['PUBLIC_URL', { PUBLIC_URL: `${PUBLIC_URL}/somewhere` }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example.org' }],
  ['MAIL_FROM', { SMTP_URL: 'smtps://mail.example.org', PUBLIC_URL }],
  ['PUBLIC_URL', { HOOKS: 'on' }],
  ['HOOKS', { HOOKS: 'yes', PUBLIC_URL }],
  ['LIMITS', { LIMITS: 'on' }],
])('a setting that makes no sense is refused with a sentence that names it: %s', (setting, env) => {
  expect(() => configFrom(env)).toThrow(setting)
})

test('what was understood is printed, and nothing of it is secret', () => {
  const env = {
    ...{ DATABASE_URL: 'postgres://ann:passw0rd@db.example.org:5433/machinami?sslmode=require', SEED_KEY: KEY },
    ...{ SMTP_URL: 'smtps://post:passw1rd@mail.example.org', MAIL_FROM: 'town@example.org', METRICS_TOKEN: 'passw2rd' },
    ...{ PUBLIC_URL, HOOKS: 'on', TRUST_PROXY: '1', ORIGINS: 'https://example.org', LIMITS: 'off', LOG_LEVEL: 'info' },
  }
  for (const LANG of ['en_GB.UTF-8', 'nl_NL.UTF-8', 'ja_JP.UTF-8']) {
    const text = summaryOf(configFrom({ ...env, LANG }), consoleWords({ LANG }))
    for (const told of ['db.example.org:5433/machinami', 'https://example.org', 'info']) expect(text).toContain(told)
    for (const secret of ['passw', 'ann', KEY, 'post:']) expect(text).not.toContain(secret)
  }
})

test('what is there and empty is not set', () => {
  expect(configFrom({ PORT: '', DATABASE_URL: '', HOOKS: '' })).toMatchObject({
    port: 8080,
    database: null,
    hooks: false,
  })
})
