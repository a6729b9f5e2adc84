import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const INLINE = /<script>([\s\S]*?)<\/script>/g

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * What the page may do: run its own files and its own first lines, and nothing else. The bots' nets are WebAssembly; styles
 * of single elements are written by the page itself.
 */
const policyFor = (html: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...[...html.matchAll(INLINE)].map(([, text]) => hashOf(text))].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** Writes the content policy into the page, for every server that will ever send it. Comes after whatever writes scripts. */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<meta charset="utf-8" />',
          `$&\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(html)}" />`,
        ),
    },
  }
}
