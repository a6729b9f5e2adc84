import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { greeting, serve } from './serve.mjs'

const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='"
const PAGE = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`
const LARGE = 4_000_000

const home = mkdtempSync(join(tmpdir(), 'machinami-serve-'))
const root = join(home, 'dist')
mkdirSync(join(root, 'assets'), { recursive: true })
writeFileSync(join(root, 'index.html'), PAGE)
writeFileSync(join(root, 'assets', 'large.png'), Buffer.alloc(LARGE))
writeFileSync(join(home, 'secret.txt'), 'not for you')
mkdirSync(join(home, 'dist-of-another'))
writeFileSync(join(home, 'dist-of-another', 'secret.txt'), 'not for you')

let served: Awaited<ReturnType<typeof serve>>
let port: number
beforeAll(async () => {
  served = await serve(0, '127.0.0.1', root)
  port = (served.server.address() as AddressInfo).port
})
afterAll(() => {
  served.server.close()
  rmSync(home, { recursive: true })
})

/** Addresses are sent as they are: a browser would tidy them up first. */
const ask = (path: string, method = 'GET'): Promise<{ answer: IncomingMessage; text: string }> =>
  new Promise((resolve, reject) => {
    request({ port, path, method }, (answer) => {
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
})

test('only looking is allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(await status('/', method)).toBe(405)
  expect((await ask('/', 'POST')).answer.headers.allow).toBe('GET, HEAD')
  const { answer, text } = await ask('/', 'HEAD')
  expect([answer.statusCode, text]).toEqual([200, ''])
})

test('nothing outside of the folder is served', async () => {
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '//../secret.txt',
  ]
  for (const path of [...paths, '/..%5csecret.txt', '/../dist-of-another/secret.txt', '/assets', '/%00'])
    expect([400, 404]).toContain(await status(path))
})

/** How many files this process holds open. */
const openFiles = (): number => readdirSync('/proc/self/fd').length

test.runIf(process.platform === 'linux')('a download that is broken off leaves no file open', async () => {
  await ask('/assets/large.png', 'HEAD')
  const before = openFiles()
  for (let i = 0; i < 40; i++)
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET /assets/large.png HTTP/1.1\r\nhost: x\r\n\r\n'))
      socket.once('data', () => socket.destroy())
      socket.once('close', () => resolve())
    })
  for (let tries = 0; tries < 100 && openFiles() > before + 5; tries++) await wait(50)
  expect(openFiles()).toBeLessThanOrEqual(before + 5)
})

test('a file that vanishes while it is asked for ends nothing', async () => {
  const path = join(root, 'assets', 'now-and-then.js')
  let isOver = false
  const rebuilding = (async () => {
    while (!isOver) {
      writeFileSync(path, 'let a = 1')
      await wait(0)
      rmSync(path)
      await wait(0)
    }
  })()
  for (let i = 0; i < 300; i++) expect([200, 404]).toContain(await status('/assets/now-and-then.js'))
  isOver = true
  await rebuilding
  expect(await status('/')).toBe(200)
})

test('it says who can open it, and how to close it', () => {
  const alone = greeting('http://localhost:8080/', '127.0.0.1')
  expect(alone).toMatch(/http:\/\/localhost:8080\/[^]*Only this machine[^]*Ctrl\+C/)
  const open = greeting('http://localhost:8080/', '192.168.1.7')
  expect(open).toMatch(/Everybody on your network can open it: http:\/\/192\.168\.1\.7:8080\//)
})

test('a port that is no port is refused', async () => {
  const script = join(import.meta.dirname, 'serve.mjs')
  const { PATH } = process.env
  const program = spawn(process.execPath, [script], { env: { PATH, PORT: 'door' }, stdio: 'ignore' })
  const code = await new Promise((resolve) => program.once('exit', resolve))
  expect(code).toBe(2)
})
