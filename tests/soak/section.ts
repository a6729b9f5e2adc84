import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../docs/SOAK.md')

/** Writes one part of docs/SOAK.md anew, between its two marks. */
export function writeSection(name: string, text: string): void {
  const [from, to] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`]
  const before = readFileSync(FILE, 'utf8')
  const [start, end] = [before.indexOf(from) + from.length, before.indexOf(to)]
  if (start < from.length || end < start) throw new Error(`docs/SOAK.md has no place for ${name}`)
  writeFileSync(FILE, `${before.slice(0, start)}\n${text.trim()}\n\n${before.slice(end)}`)
}
