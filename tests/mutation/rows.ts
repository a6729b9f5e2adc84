import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_CARDS, type Card, COLORS, HOUSE_RULES, ICONS } from '@machinami/cards'
import { goldenFiles } from '../golden/files.ts'
import { forgetRules } from '../golden/lay.ts'
import { playGolden } from '../golden/play.ts'

/**
 * Mutants of the card rows: every figure one higher, every word exchanged, every condition and step left out, one at a
 * time. A golden game that names the card has to notice. (Printed figures are checked by cards.test.ts as well; here
 * the games are on their own.)
 */
type Node = { [name: string]: unknown }

const EXCHANGE: { readonly [word: string]: string } = {
  owner: 'everyone',
  everyone: 'owner',
  payer: 'owner',
  roller: 'owner',
  'at-most': 'at-least',
  'at-least': 'at-most',
  half: 'all',
  all: 'half',
  bank: 'owner',
  once: 'each-copy',
  one: 'all',
  this: 'a-type',
  'each-opponent': 'one-opponent',
  'one-opponent': 'each-opponent',
  'any-opponent': 'right-neighbour',
  'right-neighbour': 'any-opponent',
  doubles: 'built',
  'built-nothing': 'no-coins',
  'no-coins': 'built-nothing',
  landmarks: 'invested',
}

interface Change {
  readonly what: string
  readonly make: () => void
  readonly undo: () => void
}

function set(node: Node, key: string, value: unknown, what: string): Change {
  const before = node[key]
  return {
    what: `${what} ${JSON.stringify(before)} -> ${JSON.stringify(value)}`,
    make: () => (node[key] = value),
    undo: () => (node[key] = before),
  }
}

function changes(node: Node, path: string): Change[] {
  return Object.entries(node).flatMap(([key, value]): Change[] => {
    const what = `${path}.${key}`
    if (key === 'id' || key === 'kind' || key === 'verb' || key === 'power' || key === 'source') return []
    if (typeof value === 'number') return [set(node, key, value + 1, what)]
    if (typeof value === 'boolean')
      return [
        set(node, key, key === 'major' || key === 'onePerTown' || key === 'takesInvestment' ? undefined : !value, what),
      ]
    if (key === 'color') return [set(node, key, COLORS[(COLORS.indexOf(value as 'blue') + 1) % COLORS.length], what)]
    if (key === 'icon') return [set(node, key, ICONS[(ICONS.indexOf(value as 'wheat') + 1) % ICONS.length], what)]
    if (typeof value === 'string') return value in EXCHANGE ? [set(node, key, EXCHANGE[value], what)] : []
    if (typeof value !== 'object' || value === null) return []
    const inside = changes(value as Node, what)
    if (key === 'if') return [set(node, key, undefined, what), ...inside]
    if (Array.isArray(value) && value.length > 0) return [set(node, key, value.slice(0, -1), what), ...inside]
    return inside
  })
}

const files = goldenFiles()

/** Whether a golden game that names one of these cards plays differently now. */
function isNoticed(cards: readonly string[]): boolean {
  return files.some(({ text }) => {
    if (!cards.some((card) => text.includes(card))) return false
    forgetRules()
    try {
      return playGolden(text) !== text
    } catch {
      return true
    }
  })
}

/** Fields that packages/cards/src/cards.test.ts compares with the printed figures. */
const PRINTED = /^[^.]+\.(color|icon|on|cost|copies|major|onePerTown)\b/
/** For whom a landmark works makes no difference if all it does is done when it is built. */
const actsOnlyWhenBuilt = (card: Card) =>
  'powers' in card && card.powers.every((power) => power.power === 'when' && power.trigger === 'built')
const isOpen = (card: Card, { what }: Change) =>
  !PRINTED.test(what) && !(actsOnlyWhenBuilt(card) && what.startsWith(`${card.id}.for `))

const rows = ALL_CARDS.map((card: Card) => ({
  cards: [card.id],
  all: changes(card as unknown as Node, card.id).filter((change) => isOpen(card, change)),
}))
const options = HOUSE_RULES.flatMap((rule) =>
  rule.options.slice(1).map((option) => ({
    cards: [`${rule.id}=${option.id}`],
    all: changes(option as unknown as Node, `${rule.id}=${option.id}`),
  })),
)
const survivors: string[] = []
let tried = 0
for (const { cards, all } of [...rows, ...options])
  for (const { what, make, undo } of all) {
    tried++
    make()
    if (!isNoticed(cards)) survivors.push(what)
    undo()
  }
const score = ((100 * (tried - survivors.length)) / tried).toFixed(1)
const text = `${tried} mutants of card rows and house options, ${survivors.length} survived, score ${score} %`
mkdirSync(join(import.meta.dirname, '../../out/mutation'), { recursive: true })
writeFileSync(join(import.meta.dirname, '../../out/mutation/rows.txt'), [text, ...survivors, ''].join('\n'))
console.log([text, ...survivors].join('\n'))
