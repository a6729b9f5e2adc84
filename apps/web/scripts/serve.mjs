// Serves the built app. Static files are all it needs: the game runs in the browser.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
}
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self'; object-src 'none'; base-uri 'none'"

const zipped = new Map()
function zip(path, changed) {
  const known = zipped.get(path)
  if (known?.changed === changed) return known.bytes
  const bytes = gzipSync(readFileSync(path), { level: 9 })
  zipped.set(path, { changed, bytes })
  return bytes
}

/** The file a request asks for, from the folder served; null for what is no address. */
function wantedBy(request) {
  try {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    return normalize(decodeURIComponent(pathname)).replace(/^([/\\]|\.\.)+/, '')
  } catch {
    return null
  }
}

/** Somebody who follows a link to nothing gets the app's own page about that; a file that is not there is just not there. */
function nothing(request, response) {
  if (/text\/html/.test(String(request.headers.accept))) {
    response.writeHead(302, { location: '/#/nowhere', 'cache-control': 'no-cache' })
    response.end()
    return
  }
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('There is nothing here.')
}

function answer(root, request, response) {
  const wanted = wantedBy(request)
  if (wanted === null || wanted.includes('\0')) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('That is no address.')
    return
  }
  const path = join(root, wanted === '' || wanted === '.' ? 'index.html' : wanted)
  if (!path.startsWith(root) || !existsSync(path) || !statSync(path).isFile()) {
    nothing(request, response)
    return
  }
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const head = {
    'content-type': type,
    'cache-control': wanted.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': POLICY,
  }
  const mayZip = /gzip/.test(String(request.headers['accept-encoding'])) && /text|json|svg/.test(type)
  if (!mayZip) {
    response.writeHead(200, head)
    createReadStream(path).pipe(response)
    return
  }
  const bytes = zip(path, statSync(path).mtimeMs)
  response.writeHead(200, {
    ...head,
    'content-encoding': 'gzip',
    'content-length': bytes.length,
    vary: 'accept-encoding',
  })
  response.end(bytes)
}

/** Starts serving a folder; port 0 takes any free one. */
export function serve(port = 0, host = '127.0.0.1', root = DIST) {
  const server = createServer((request, response) => answer(root, request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve({ server, url: `http://localhost:${server.address().port}/` }))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!existsSync(join(DIST, 'index.html'))) {
    console.error('The app is not built yet: run `npm run build -w apps/web` first.')
    process.exit(1)
  }
  const wanted = Number(process.env.PORT ?? 8080)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
    console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`)
    process.exit(2)
  }
  const host = process.env.HOST ?? '0.0.0.0'
  // Somebody else has the usual port: any other will do, unless this very one was asked for.
  const { url } = await serve(wanted, host).catch((problem) => {
    if (problem.code === 'EADDRINUSE' && process.env.PORT === undefined) return serve(0, host)
    console.error(`Cannot listen on port ${wanted}: ${problem.message}`)
    process.exit(1)
  })
  console.log(`Machinami is open: ${url}`)
}
