import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CampaignState, Pack } from '@machinami/campaign'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What our neutral words say anyway, in rules, languages and other editions, is no secret of a story. */
const NEUTRAL = [
  ...['packages/lang/src', 'packages/cards/src', 'apps/web/src/words'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  ),
  ...['RULES.md', 'RULES.nl.md', 'RULES.ja.md'],
]
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** So much of a sentence nobody writes by chance; fewer letters stand anywhere. */
const ENOUGH = 44
const LEAST_BYTES = 6

/** Something of a pack that would spoil it. */
export interface Secret {
  readonly of: 'texts' | 'names' | 'cards'
  readonly id: string
  readonly text: string
}

/** Every id, name, title and sentence of a pack, in every language. */
export function secretsOf({ texts, names, cards }: Pack): Secret[] {
  const all = [
    ...Object.entries(texts).flatMap(([id, inLanguages]) =>
      Object.values(inLanguages).flatMap(({ title = '', paragraphs }) =>
        [title, ...paragraphs].map((text): Secret => ({ of: 'texts', id, text: text.slice(0, ENOUGH) })),
      ),
    ),
    ...Object.entries(names).flatMap(([id, inLanguages]) =>
      Object.values(inLanguages).map(
        (name): Secret => ({ of: 'names', id, text: typeof name === 'string' ? name : String(name?.name) }),
      ),
    ),
    ...Object.keys(cards).map((id): Secret => ({ of: 'cards', id, text: id })),
  ]
  const telling = all.filter(({ text }) => Buffer.byteLength(text) >= LEAST_BYTES)
  const neutral = new Search(telling.map(({ text }) => text)).in(NEUTRAL)
  return telling.filter(({ text }) => !neutral.has(text))
}

type Read = Pick<CampaignState, 'texts' | 'names' | 'cards'>

export const isUnread = (read: Read, { of, id }: Secret): boolean => !Object.hasOwn(read[of], id)

/** Looks for many texts at once: one after the other would take minutes. */
export class Search {
  readonly #byStart = new Map<string, string[]>()

  constructor(texts: readonly string[]) {
    for (const text of new Set(texts)) {
      const start = text.slice(0, 2)
      const others = this.#byStart.get(start)
      if (others) others.push(text)
      else this.#byStart.set(start, [text])
    }
  }

  in(text: string): Set<string> {
    const found = new Set<string>()
    for (let at = 0; at < text.length; at++)
      for (const each of this.#byStart.get(text.slice(at, at + 2)) ?? []) if (text.startsWith(each, at)) found.add(each)
    return found
  }
}
