import { ALL_CARDS, type Card } from '@machinami/cards'
import { faultIn } from '@machinami/engine'
import { isId, type Shape } from '../shape.ts'
import type { Fault } from './fault.ts'
import { headShape, isLanguage } from './head-shape.ts'
import { readJson } from './json-file.ts'
import type { Pack, PackHead, Text, Texts } from './pack.ts'
import { cardsShape, deckShape, namesShape, placeIn } from './shape.ts'
import { type PlacedText, parseTexts } from './text-file.ts'

/** The files of a pack, by path from its folder: `deck.json`, `text/nl.md`, `art/tea-cart.svg`. */
export type PackFiles = { readonly [path: string]: string }

/** A pack as it lies in its folder, with where each text stands. */
export interface PackSource {
  readonly pack: Pack
  readonly lines: { readonly [language: string]: ReadonlyMap<string, number> }
  /** What is wrong with single rows, names and texts: the rest can be looked at all the same. */
  readonly slips: readonly Fault[]
}

/** Reads a folder, or tells everything that keeps it from being one. What the parts mean together is for `checkPack`. */
export function readPack(files: PackFiles): PackSource | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const slips: Fault[] = []
  const head = json(files, 'pack.json', headShape, faults) as PackHead | null
  const deck = json(files, 'deck.json', deckShape, faults) as Pack['deck'] | null
  const rows = json(files, 'cards.json', cardsShape, faults) as readonly Card[] | null
  const names = json(files, 'names.json', namesShape, faults) as Pack['names'] | null
  const texts = head ? readTexts(files, head, slips) : new Map<string, Map<string, PlacedText>>()
  slips.push(...faultsInRows(rows ?? []), ...faultsInNames(names ?? {}), ...strangers(files, head))
  if (!head || !deck || !rows || !names || faults.length > 0) return { faults: [...faults, ...slips] }
  const cards = Object.fromEntries([...ALL_CARDS, ...rows].map((card) => [card.id, card]))
  const lines = Object.fromEntries([...texts].map(([language, own]) => [language, linesOf(own)]))
  return {
    pack: { head, deck, cards, names, texts: byId(texts), art: filesAt(files, PICTURES), nets: filesAt(files, NETS) },
    lines,
    slips,
  }
}

function json(files: PackFiles, file: string, shape: Shape, faults: Fault[]): unknown {
  if (!Object.hasOwn(files, file)) {
    faults.push({ code: 'no-file', file })
    return null
  }
  const read = readJson(file, files[file])
  faults.push(...read.faults)
  if (!('value' in read)) return null
  const wrong = shape(read.value, '')
  faults.push(
    ...wrong.map((path): Fault => {
      const place = path.replace(/^\./, '')
      return { code: 'bad-field', file, ...(place === '' ? {} : { place }) }
    }),
  )
  return wrong.length === 0 ? read.value : null
}

/** Rows that are no cards, and two of one id. */
function faultsInRows(rows: readonly Card[]): Fault[] {
  const file = 'cards.json'
  return rows.flatMap((row, nth): Fault[] => {
    const { id } = row
    const isNew = rows.findIndex((each) => each.id === id) === nth
    const fault = faultIn('card', row)
    return [
      ...(isNew ? [] : [{ code: 'same-id' as const, file, place: `[${nth}]`, what: id }]),
      ...(fault === null ? [] : [{ code: 'bad-field' as const, file, place: `${id}${placeIn(fault)}` }]),
    ]
  })
}

/** Names that cannot be shown, in languages that are none or of things that cannot be. */
function faultsInNames(names: Pack['names']): Fault[] {
  return Object.entries(names).flatMap(([id, words]) =>
    Object.entries(words).flatMap(([language, noun]): Fault[] => {
      const fault = isId(id) && isLanguage(language) ? faultIn('name', noun) : ''
      return fault === null ? [] : [{ code: 'bad-field', file: 'names.json', place: `${id}.${language}${fault}` }]
    }),
  )
}

function readTexts(files: PackFiles, { languages }: PackHead, faults: Fault[]): Map<string, Map<string, PlacedText>> {
  return new Map(
    languages.flatMap((language) => {
      const file = `text/${language}.md`
      const source = files[file] ?? ''
      const isText = Object.hasOwn(files, file) && !source.includes('\0')
      const read = isText ? parseTexts(file, source) : null
      if (read) faults.push(...read.faults)
      else if (source === '') faults.push({ code: 'no-file', file })
      else faults.push({ code: 'bad-text-file', file, line: 1, wanted: 'UTF-8' })
      return read ? [[language, read.texts] as const] : []
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
/** What a lesson that was not good enough goes on from. */
const DRAFTS = /^nets\/[a-z0-9-]+\.draft$/
const JSON_FILES = ['pack.json', 'deck.json', 'cards.json', 'names.json']
/** Where files of a pack lie: others beside them are nobody's business. */
const PLACES = /^(?:[^/.][^/]*\.json|(?:text|art|nets)\/[^/.][^/]*)$/

/** Files that lie where those of a pack do, and are none: a name misspelt, or a language that is not on the lid. */
function strangers(files: PackFiles, head: PackHead | null): Fault[] {
  const isOurs = (path: string) => {
    const [, language] = /^text\/([a-z]{2})\.md$/.exec(path) ?? []
    if (language !== undefined) return !head || head.languages.includes(language)
    return JSON_FILES.includes(path) || [PICTURES, NETS, DRAFTS].some((shape) => shape.test(path))
  }
  return Object.keys(files)
    .filter((path) => PLACES.test(path) && !isOurs(path))
    .map((file) => ({ code: 'never-used', file }))
}

function filesAt(files: PackFiles, shape: RegExp): { readonly [id: string]: string } {
  const found = Object.entries(files).flatMap(([path, text]) => {
    const [, id] = shape.exec(path) ?? []
    return id === undefined ? [] : [[id, text.trim()] as const]
  })
  return Object.fromEntries(found)
}
