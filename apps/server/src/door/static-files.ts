import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

type Coding = 'br' | 'gzip' | 'identity'

/** A file as it is sent. */
export interface StaticFile {
  readonly head: { readonly [name: string]: string }
  readonly bytes: Uint8Array
}

/** The files of the app, read once and compressed once each; what is not among them cannot be asked for. */
export class StaticFiles {
  private readonly root: string
  private readonly paths: ReadonlySet<string>
  private readonly known = new Map<string, StaticFile>()
  /** The policy that the build wrote into the page, and what only a header can say. */
  readonly policy: string

  constructor(root: string) {
    this.root = root
    const all = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : []
    this.paths = new Set(
      all
        .filter((each) => each.isFile())
        .map((each) => join(each.parentPath, each.name).slice(root.length).replaceAll('\\', '/')),
    )
    const page = this.paths.has('/index.html') ? readFileSync(join(root, 'index.html'), 'utf8') : ''
    const written = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "default-src 'self'"
    this.policy = `${written}; frame-ancestors 'none'`
  }

  get isEmpty(): boolean {
    return this.paths.size === 0
  }

  /** The file under a path; null where there is none. */
  find(path: string, accepts: string): StaticFile | null {
    const wanted = path === '/' ? '/index.html' : path
    if (!this.paths.has(wanted)) return null
    const type = TYPES[extname(wanted)] ?? 'application/octet-stream'
    const coding: Coding = !/text|json|svg|wasm|javascript/.test(type)
      ? 'identity'
      : /\bbr\b/.test(accepts)
        ? 'br'
        : /\bgzip\b/.test(accepts)
          ? 'gzip'
          : 'identity'
    const key = `${coding} ${wanted}`
    const file = this.known.get(key) ?? this.read(wanted, type, coding)
    if (file) this.known.set(key, file)
    return file
  }

  /** Null where it has vanished since: somebody builds the app anew. */
  private read(path: string, type: string, coding: Coding): StaticFile | null {
    const where = join(this.root, path)
    if (!existsSync(where)) return null
    const plain = readFileSync(where)
    const head = {
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}-${coding}"`,
      vary: 'accept-encoding',
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
    }
    return { head, bytes: compressed(plain, coding) }
  }
}

function compressed(bytes: Uint8Array, coding: Coding): Uint8Array {
  if (coding === 'gzip') return gzipSync(bytes, { level: 9 })
  if (coding === 'identity') return bytes
  // Level 9 takes a tenth of the time of 11, for some percent more bytes.
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}
