// Serves the built app. Static files are all it needs: the game runs in the browser.
import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { extname, join, normalize, relative } from 'node:path'
import { pipeline } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The policy that the build wrote into the page, and what only a header can say. */
async function policyOf(root) {
  const page = await readFile(join(root, 'index.html'), 'utf8').catch(() => '')
  const written = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "default-src 'self'"
  return `${written}; frame-ancestors 'none'`
}

const say = (response, status, text, head = {}) => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...head })
  response.end(text)
}

/** The file a request asks for, from the folder served; null for what is no address. */
function wantedBy(request) {
  try {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(decodeURIComponent(pathname)).replace(/^([/\\]|\.\.)+/, '')
    return path.includes('\0') ? null : path
  } catch {
    return null
  }
}

/** Somebody who follows a link to nothing gets the app's own page about that; a file that is not there is just not there. */
function nothing(request, response) {
  if (/text\/html/.test(String(request.headers.accept)))
    say(response, 302, '', { location: '/#/nowhere', 'cache-control': 'no-cache' })
  else say(response, 404, 'There is nothing here.')
}

/** A file that is there now; a rebuild may take it away the moment after. */
async function opened(path) {
  const file = await open(path).catch(() => null)
  const facts = await file?.stat()
  if (facts?.isFile()) return { file, facts }
  await file?.close()
  return null
}

const zip = promisify(gzip)
const zipped = new Map()
async function zippedOnce(path, { file, facts }) {
  const known = zipped.get(path)
  if (known?.changed === facts.mtimeMs) return known.bytes
  const bytes = await zip(await file.readFile(), { level: 9 })
  zipped.set(path, { changed: facts.mtimeMs, bytes })
  return bytes
}

async function send(path, found, request, response, head) {
  const isHead = request.method === 'HEAD'
  const mayZip = /gzip/.test(String(request.headers['accept-encoding'])) && /text|json|svg/.test(head['content-type'])
  if (mayZip) {
    const bytes = await zippedOnce(path, found).finally(() => found.file.close())
    const zipHead = { 'content-encoding': 'gzip', 'content-length': bytes.length, vary: 'accept-encoding' }
    response.writeHead(200, { ...head, ...zipHead })
    response.end(isHead ? undefined : bytes)
    return
  }
  response.writeHead(200, head)
  if (isHead) {
    await found.file.close()
    response.end()
    return
  }
  // Closes the file whoever ends first: the file, or somebody who does not want the rest of it.
  pipeline(found.file.createReadStream(), response, () => undefined)
}

async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return say(response, 405, 'Here one can only look.', { allow: 'GET, HEAD' })
  const wanted = wantedBy(request)
  if (wanted === null) return say(response, 400, 'That is no address.')
  const path = join(root, wanted === '' || wanted === '.' ? 'index.html' : wanted)
  const found = relative(root, path).startsWith('..') ? null : await opened(path)
  if (!found) return nothing(request, response)
  return send(path, found, request, response, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': wanted.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': await policyOf(root),
  })
}

/** Starts serving a folder, to this machine unless told otherwise; port 0 takes any free one. */
export function serve(port = 0, host = '127.0.0.1', root = DIST) {
  const server = createServer((request, response) => {
    answer(root, request, response).catch((problem) => {
      console.error(`${request.url}: ${problem.message}`)
      if (response.headersSent) response.destroy()
      else say(response, 500, 'That did not work.')
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve({ server, url: `http://localhost:${server.address().port}/` }))
  })
}

const isOfThisMachine = (host) => /^(?:127\.|localhost$|::1$)/.test(host)

/** Under which addresses others find this machine. */
const addresses = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** What somebody wants to know who has just started it. */
export function greeting(url, host) {
  const { port } = new URL(url)
  const others = host === '0.0.0.0' || host === '::' ? addresses() : [host]
  const whoSees = isOfThisMachine(host)
    ? 'Only this machine can open it; HOST=0.0.0.0 npm start opens it to your network.'
    : `Everybody on your network can open it: ${others.map((each) => `http://${each}:${port}/`).join(' ')}`
  return `Machinami is open: ${url}\n${whoSees}\nCtrl+C closes it.`
}

function wantedPort(text) {
  const port = Number(text ?? 8080)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  console.error(`PORT must be a number from 0 to 65535, not "${text}".`)
  return process.exit(2)
}

async function main({ PORT, HOST = '127.0.0.1' }) {
  const port = wantedPort(PORT)
  if (!existsSync(join(DIST, 'index.html'))) {
    console.error('The app is not built yet: run `npm run build -w apps/web` first.')
    process.exit(1)
  }
  // Somebody else has the usual port: any other will do, unless this very one was asked for.
  const { url } = await serve(port, HOST).catch((problem) => {
    if (problem.code === 'EADDRINUSE' && PORT === undefined) return serve(0, HOST)
    console.error(`Cannot listen on ${HOST}, port ${port}: ${problem.message}`)
    return process.exit(1)
  })
  console.log(greeting(url, HOST))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.env)
