import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configFrom, summaryOf } from '../config.ts'
import { addressesForOthers, greeting } from '../greeting.ts'
import { type Running, start } from '../server.ts'
import { consoleWords } from '../words/console-words.ts'

const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='"
const PAGE = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`

const home = mkdtempSync(join(tmpdir(), 'machinami-files-'))
const root = join(home, 'dist')
mkdirSync(join(root, 'assets'), { recursive: true })
writeFileSync(join(root, 'index.html'), PAGE)
writeFileSync(join(root, 'assets', 'app.js'), 'let a = 1\n'.repeat(1000))
writeFileSync(join(root, 'assets', 'gone.js'), 'let b = 1')
writeFileSync(join(root, 'assets', 'large.bin'), Buffer.alloc(2_000_000, 7))
writeFileSync(join(home, 'secret.txt'), 'not for you')
mkdirSync(join(home, 'dist-of-another'))
writeFileSync(join(home, 'dist-of-another', 'secret.txt'), 'not for you')

let running: Running
beforeAll(async () => {
  const config = configFrom({ HOST: '127.0.0.1', PORT: '0', DATA: join(home, 'data'), LOG_LEVEL: 'fatal' })
  running = await start(config, { web: root })
})
afterAll(async () => {
  await running.close()
  rmSync(home, { recursive: true })
})

/** Addresses are sent as they are: a browser would tidy them up first. */
const ask = (path: string, method = 'GET', headers = {}): Promise<{ answer: IncomingMessage; text: string }> =>
  new Promise((resolve, reject) => {
    request({ port: running.port, path, method, headers }, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => {
        text += piece.toString()
      })
      answer.on('end', () => resolve({ answer, text }))
    })
      .on('error', reject)
      .end()
  })
const status = async (path: string, method?: string) => (await ask(path, method)).answer.statusCode

test('the page comes with its own policy, and nobody may frame it', async () => {
  const { answer, text } = await ask('/')
  expect(text).toBe(PAGE)
  expect(answer.headers['content-security-policy']).toBe(`${POLICY}; frame-ancestors 'none'`)
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('files with a hash in their name are kept for ever, and compressed as the browser likes', async () => {
  const { answer, text } = await ask('/assets/app.js')
  expect(answer.headers['cache-control']).toMatch(/immutable/)
  expect(text.length).toBe(10_000)
  for (const coding of ['br', 'gzip']) {
    const small = await ask('/assets/app.js', 'GET', { 'accept-encoding': coding })
    expect(small.answer.headers['content-encoding']).toBe(coding)
    expect(Number(small.answer.headers['content-length'])).toBeLessThan(500)
    const again = await ask('/assets/app.js', 'GET', {
      ...{ 'accept-encoding': coding, 'if-none-match': small.answer.headers.etag },
    })
    expect([again.answer.statusCode, again.text]).toEqual([304, ''])
  }
})

test('only looking is allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(await status('/', method)).toBe(405)
  expect((await ask('/', 'POST')).answer.headers.allow).toBe('GET, HEAD')
  const { answer, text } = await ask('/', 'HEAD')
  expect([answer.statusCode, text]).toEqual([200, ''])
})

test('a file that vanishes while the app is built anew is just not there', async () => {
  rmSync(join(root, 'assets', 'gone.js'))
  expect(await status('/assets/gone.js')).toBe(404)
  expect(await status('/')).toBe(200)
})

test('downloads that are broken off leave no file open', async (context) => {
  const open = () => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : context.skip())
  const breakOff = () =>
    new Promise<void>((resolve) => {
      const asked = request({ port: running.port, path: '/assets/large.bin' }, (answer) => {
        answer.once('data', () => asked.destroy())
        answer.once('close', resolve)
        answer.once('error', () => undefined)
      })
      asked.end()
    })
  await breakOff()
  const before = open()
  for (let nth = 0; nth < 60; nth++) await breakOff()
  await expect.poll(open).toBeLessThan(before + 20)
  expect(await status('/')).toBe(200)
})

test('nothing outside of the folder is served', async () => {
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '//../secret.txt',
  ]
  for (const path of [
    ...paths,
    '/..%5csecret.txt',
    '/../dist-of-another/secret.txt',
    '/assets',
    '/%00',
    '/data/seed.key',
  ])
    expect([400, 404]).toContain(await status(path))
})

test('a link to nothing leads to the page about that, a file that is not there is just not there', async () => {
  const { answer } = await ask('/somewhere', 'GET', { accept: 'text/html' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/#/nowhere'])
  expect(await status('/assets/old.js')).toBe(404)
  expect((await ask('/api/nothing', 'GET', { accept: 'text/html' })).answer.statusCode).toBe(404)
})

test('it says who can open it, and how to close it', () => {
  const words = consoleWords({})
  const alone = greeting(8080, '127.0.0.1', words)
  expect(alone).toMatch(/http:\/\/localhost:8080\/[^]*Only this machine[^]*Ctrl\+C/)
  const open = greeting(8080, '192.168.1.7', words)
  expect(open).toMatch(/Friends on the same network open http:\/\/192\.168\.1\.7:8080\//)
})

test('others are sent to an address they can open, or to none', () => {
  const ours = () => ['192.168.1.7', '10.0.0.2']
  expect(addressesForOthers(8080, '0.0.0.0', ours)).toEqual(['http://192.168.1.7:8080/', 'http://10.0.0.2:8080/'])
  expect(addressesForOthers(8080, '192.168.1.9', ours)).toEqual(['http://192.168.1.9:8080/'])
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(addressesForOthers(8080, host, ours)).toEqual([])
})

test('it speaks the language of whoever starts it', () => {
  const said = (lang: string) => {
    const words = consoleWords({ LANG: 'en_GB.UTF-8', LC_ALL: lang })
    return `${greeting(8080, '127.0.0.1', words)}\n${summaryOf(configFrom({ LC_ALL: lang, DATA: 'here' }), words)}`
  }
  expect(said('nl_NL.UTF-8')).toMatch(/Alleen deze computer[^]*Ctrl\+C sluit het[^]*bewaard in here\/machinami\.db/)
  expect(said('ja')).toMatch(/このコンピューターからだけ[^]*Ctrl\+Cで閉じます[^]*here\/machinami\.db/)
  expect(said('')).toMatch(/Only this machine/)
  expect(() => configFrom({ LANG: 'nl', PORT: 'deur' })).toThrow(
    'PORT moet een getal van 0 tot en met 65535 zijn, niet ‘deur’.',
  )
})

test('a setting that makes no sense is refused with a sentence', async () => {
  expect(() => configFrom({ PORT: 'door' })).toThrow(/PORT must be a number/)
  expect(() => configFrom({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL/)
  expect(() => configFrom({ SEED_KEY: 'short' })).toThrow(/SEED_KEY/)
  expect(configFrom({ SEED_KEY: 'AB'.repeat(32) }).key).toBe('ab'.repeat(32))
  expect(() => configFrom({ MAIL_FROM: 'somebody' })).toThrow(/MAIL_FROM must be like .*“somebody”/)
  expect(() => configFrom({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY must be a number from 0 to 9, not “yes”.')
  expect(() => configFrom({ HOOKS: '1', PUBLIC_URL: 'http://play.test' })).toThrow('HOOKS must be on, not “1”.')
  expect(() => configFrom({ HOOKS: 'on' })).toThrow(/PUBLIC_URL/)
  expect(() => configFrom({ NOTICES: 'yes' })).toThrow(/NOTICES/)
  expect(() => configFrom({ LIMITS: 'on' })).toThrow(/LIMITS/)
  expect(() => configFrom({ ORIGINS: 'https://a.example, b.example' })).toThrow(/ORIGINS.*b\.example/)
  const database = () => configFrom({ DATABASE_URL: 'mysql://root:secret@db', SEED_KEY: 'a'.repeat(64) })
  expect(database).toThrow(/DATABASE_URL must be like postgres:/)
  expect(database).not.toThrow(/secret/)
  expect(configFrom({ PORT: '', DATABASE_URL: '', HOOKS: '' })).toEqual(configFrom({}))
  const script = join(import.meta.dirname, '..', 'main.ts')
  // A word that is misspelt opens no server in place of what it was to do.
  for (const [port, words] of [
    ['door', []],
    ['0', ['bakcup', 'copy']],
  ] as const) {
    const env = { PATH: process.env.PATH, PORT: port }
    const args = ['--import', 'tsx', '--conditions=source', script, ...words]
    const program = spawn(process.execPath, args, { env, stdio: 'ignore' })
    expect(await new Promise((resolve) => program.once('exit', resolve))).toBe(2)
  }
})
