import { ALL_CARDS } from '@machinami/cards'
import { BLANKS } from '../machine/texts.ts'
import { isDrawing } from '../pack/drawing.ts'
import type { Fault } from '../pack/fault.ts'
import type { Change, DeckRecord, Pack, Text } from '../pack/pack.ts'
import type { PackSource } from '../pack/read-pack.ts'
import { lengthOf } from '../pack/text-file.ts'
import { markersOf } from '../seal/needs.ts'
import { cardsIn } from './references.ts'
import type { Placed } from './walk.ts'

/** Words a side of a story has, and the most of a rule; letters where a language has no spaces. */
const STORY = { least: 60, most: 140 }
const RULE = { most: 70, mostLetters: 160 }

interface Wanted {
  readonly texts: readonly string[]
  /** Texts that may be missing. */
  readonly perhaps: readonly string[]
  readonly stories: readonly string[]
  readonly named: readonly string[]
  readonly drawn: readonly string[]
}

const NOTHING: Wanted = { texts: [], perhaps: [], stories: [], named: [], drawn: [] }

/** Cards that need no row in a pack. */
export const BUILT_IN = new Set<string>(ALL_CARDS.map(({ id }) => id))

/** Whether every text, name and picture is there in every language, of a fitting length, and none is left over. */
export function checkWords(source: PackSource, deck: readonly Placed[]): Fault[] {
  const wanted = deck.map(({ record }) => wantedBy(record))
  const nets = new Set(deck.flatMap(({ record }) => (record.record === 'stop' && record.net ? [record.net] : [])))
  const missing = [...nets].filter((id) => !Object.hasOwn(source.pack.nets, id))
  return [
    ...checkTexts(source, deck, wanted),
    ...checkNames(source.pack, wanted),
    ...missing.map((id): Fault => ({ code: 'no-file', file: `nets/${id}.txt`, what: id })),
    ...checkLeftOver(source, wanted, nets),
  ]
}

function wantedBy(record: DeckRecord): Wanted {
  const cards = cardsIn(record).map(({ id }) => id)
  const own = cards.filter((id) => !BUILT_IN.has(id))
  const base = { ...NOTHING, named: own, drawn: own, perhaps: [...cards, ...markersOf(record as Change)] }
  switch (record.record) {
    case 'start':
      return { ...base, texts: [record.reference], perhaps: [...cards, record.reference] }
    case 'story': {
      const sides = record.sides === 1 ? ['a'] : ['a', 'b']
      const stories = sides.map((side) => `${record.id}.${side}`)
      return { ...base, stories, drawn: record.sides === 1 ? [record.id] : [record.id, `${record.id}-b`] }
    }
    case 'stop':
    case 'reference':
      return { ...base, texts: [record.id] }
    case 'rule':
      return { ...base, texts: [record.id], drawn: [...own, record.id] }
    case 'free-play':
      return { ...base, texts: [record.id] }
    case 'sticker':
      return { ...base, texts: [record.id], named: [record.id], drawn: [record.id] }
    case 'pair':
      return { ...base, texts: [`${record.id}.A`, `${record.id}.B`] }
    case 'ask':
      return { ...base, texts: [record.id, ...(record.options ?? []).map((each) => `${record.id}.${each}`)] }
    case 'box': {
      const things = record.things.map(({ id }) => id)
      return { ...base, texts: [`box-${record.n}`], named: things, drawn: [`box-${record.n}`, ...things] }
    }
    default:
      return base
  }
}

function checkTexts({ pack, lines }: PackSource, deck: readonly Placed[], wanted: readonly Wanted[]): Fault[] {
  // Of a language whose file cannot be read that alone is told.
  const canRead = (language: string) => Object.hasOwn(lines, language)
  const languages = pack.head.languages.filter(canRead)
  const storyIn = (pack.head.storyIn ?? languages).filter(canRead)
  const rules = new Set(deck.flatMap(({ record }) => (record.record === 'rule' ? [record.id] : [])))
  const check = (id: string, language: string, isStory: boolean, isOptional: boolean): Fault[] => {
    const file = `text/${language}.md`
    const text = pack.texts[id]?.[language]
    if (!text || text.paragraphs.length === 0)
      return isOptional && !pack.texts[id] ? [] : [{ code: 'no-text', file, what: id }]
    const line = lines[language]?.get(id)
    const at = { file, what: id, ...(line === undefined ? {} : { line }) }
    const n = lengthOf(text, language)
    const [least, most] = isStory
      ? [STORY.least, STORY.most]
      : rules.has(id)
        ? [0, language === 'ja' ? RULE.mostLetters : RULE.most]
        : [0, 400]
    if (rules.has(id) && text.title === undefined) return [{ code: 'no-text', ...at, wanted: '## title' }]
    const strange = blanksIn(text).find((blank) => !BLANKS.some((each) => each === blank))
    if (strange !== undefined)
      return [{ code: 'bad-text-file', ...at, what: `{${strange}}`, wanted: BLANKS.join(', ') }]
    if (n < least) return [{ code: 'too-short', ...at, what: `${id}: ${n}`, wanted: String(least) }]
    return n > most ? [{ code: 'too-long', ...at, what: `${id}: ${n}`, wanted: String(most) }] : []
  }
  return wanted.flatMap(({ texts, perhaps, stories }) => [
    ...texts.flatMap((id) => languages.flatMap((language) => check(id, language, false, false))),
    ...perhaps.flatMap((id) => languages.flatMap((language) => check(id, language, false, true))),
    ...stories.flatMap((id) => storyIn.flatMap((language) => check(id, language, true, false))),
  ])
}

const blanksIn = ({ title = '', paragraphs }: Text): string[] =>
  Array.from([title, ...paragraphs].join(' ').matchAll(/\{([^{}]*)\}/g), ([, blank]) => blank)

function checkNames(pack: Pack, wanted: readonly Wanted[]): Fault[] {
  const named = [...new Set(wanted.flatMap((each) => each.named))]
  const drawn = [...new Set(wanted.flatMap((each) => each.drawn))]
  return [
    ...named.flatMap((id) =>
      pack.head.languages
        .filter((language) => !pack.names[id]?.[language])
        .map((language): Fault => ({ code: 'no-name', file: 'names.json', place: `${id}.${language}`, what: id })),
    ),
    ...drawn
      .filter((id) => !pack.art[id])
      .map((id): Fault => ({ code: 'no-picture', file: `art/${id}.svg`, what: id })),
    ...Object.keys(pack.art)
      .filter((id) => !isDrawing(pack.art[id]))
      .map((id): Fault => ({ code: 'bad-picture', file: `art/${id}.svg`, what: id })),
  ]
}

/** What nothing in the deck ever shows. It would never be sealed, nor read. */
function checkLeftOver({ pack, lines }: PackSource, wanted: readonly Wanted[], nets: ReadonlySet<string>): Fault[] {
  const texts = new Set(wanted.flatMap((each) => [...each.texts, ...each.perhaps, ...each.stories]))
  const things = new Set(wanted.flatMap((each) => [...each.named, ...each.drawn, ...each.texts, ...each.perhaps]))
  const unused = (file: string, what: string, line?: number): Fault => ({
    code: 'never-used',
    file,
    what,
    ...(line === undefined ? {} : { line }),
  })
  const rows = Object.keys(pack.cards).filter((id) => !BUILT_IN.has(id) && !things.has(id))
  return [
    ...rows.map((id) => unused('cards.json', id)),
    ...Object.keys(pack.names)
      .filter((id) => !things.has(id))
      .map((id) => unused('names.json', id)),
    ...Object.keys(pack.art)
      .filter((id) => !things.has(id))
      .map((id) => unused(`art/${id}.svg`, id)),
    ...Object.keys(pack.nets)
      .filter((id) => !nets.has(id))
      .map((id) => unused(`nets/${id}.txt`, id)),
    ...Object.entries(lines).flatMap(([language, ids]) =>
      [...ids].filter(([id]) => !texts.has(id)).map(([id, line]) => unused(`text/${language}.md`, id, line)),
    ),
  ]
}
