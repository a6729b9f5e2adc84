import { ALL_CARDS, type Card } from '@machinami/cards'
import type { Fault } from './fault.ts'
import type { Pack, PackHead, Text, Texts } from './pack.ts'
import { cardsShape, deckShape, headShape, namesShape } from './shape.ts'
import { type PlacedText, parseTexts } from './text-file.ts'

/** The files of a pack, by path from its folder: `deck.json`, `text/nl.md`, `art/tea-cart.svg`. */
export type PackFiles = { readonly [path: string]: string }

/** A pack as it lies in its folder, with where each text stands. */
export interface PackSource {
  readonly pack: Pack
  readonly lines: { readonly [language: string]: ReadonlyMap<string, number> }
}

/** Reads a folder, or tells everything that keeps it from being one. What the parts mean together is for `checkPack`. */
export function readPack(files: PackFiles): PackSource | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const head = json(files, 'pack.json', headShape, faults) as PackHead | null
  const deck = json(files, 'deck.json', deckShape, faults) as Pack['deck'] | null
  const rows = json(files, 'cards.json', cardsShape, faults) as readonly Card[] | null
  const names = json(files, 'names.json', namesShape, faults) as Pack['names'] | null
  const texts = head ? readTexts(files, head, faults) : new Map<string, Map<string, PlacedText>>()
  rows?.forEach(({ id }, nth) => {
    const isNew = rows.findIndex((row) => row.id === id) === nth
    if (!isNew) faults.push({ code: 'same-id', file: 'cards.json', place: `[${nth}]`, what: id })
  })
  if (!head || !deck || !rows || !names || faults.length > 0) return { faults }
  const cards = Object.fromEntries([...ALL_CARDS, ...rows].map((card) => [card.id, card]))
  const lines = Object.fromEntries([...texts].map(([language, own]) => [language, linesOf(own)]))
  return {
    pack: { head, deck, cards, names, texts: byId(texts), art: filesAt(files, PICTURES), nets: filesAt(files, NETS) },
    lines,
  }
}

function json(
  files: PackFiles,
  file: string,
  shape: (value: unknown, path: string) => string[],
  faults: Fault[],
): unknown {
  if (!Object.hasOwn(files, file)) {
    faults.push({ code: 'no-file', file })
    return null
  }
  let value: unknown
  try {
    value = JSON.parse(files[file])
  } catch (fault) {
    faults.push({ code: 'not-json', file, ...(fault instanceof Error ? { what: fault.message.slice(0, 120) } : {}) })
    return null
  }
  const wrong = shape(value, '')
  faults.push(...wrong.map((place) => ({ code: 'bad-field' as const, file, place: place.replace(/^\./, '') })))
  return wrong.length === 0 ? value : null
}

function readTexts(files: PackFiles, { languages }: PackHead, faults: Fault[]): Map<string, Map<string, PlacedText>> {
  return new Map(
    languages.map((language) => {
      const file = `text/${language}.md`
      if (!Object.hasOwn(files, file)) faults.push({ code: 'no-file', file })
      const read = parseTexts(file, files[file] ?? '')
      faults.push(...read.faults)
      return [language, read.texts]
    }),
  )
}

const linesOf = (texts: ReadonlyMap<string, PlacedText>) => new Map([...texts].map(([id, { line }]) => [id, line]))

function byId(texts: ReadonlyMap<string, ReadonlyMap<string, PlacedText>>): Texts {
  const all: { [id: string]: { [language: string]: Text } } = {}
  for (const [language, own] of texts)
    for (const [id, { line: _, ...text }] of own) all[id] = { ...all[id], [language]: text }
  return all
}

/** `art/fish-stall.svg` is the picture `fish-stall`. */
const PICTURES = /^art\/([a-z0-9-]+)\.svg$/
const NETS = /^nets\/([a-z0-9-]+)\.txt$/

function filesAt(files: PackFiles, shape: RegExp): { readonly [id: string]: string } {
  const found = Object.entries(files).flatMap(([path, text]) => {
    const [, id] = shape.exec(path) ?? []
    return id === undefined ? [] : [[id, text.trim()] as const]
  })
  return Object.fromEntries(found)
}
