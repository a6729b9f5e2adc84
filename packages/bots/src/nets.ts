import { EDITIONS, type EditionId } from '@machinami/cards'
import type { Rules } from '@machinami/engine'
import type { Problem } from './bot.ts'
import type { Depth, Familiarity } from './net/depth.ts'
import type { ReadyNet, ReadySearch, searchesWith } from './net-bot.ts'

/** Weight files by edition. They are loaded when a game needs them, never before. */
const FILES: { readonly [edition: string]: () => Promise<{ readonly FILE: unknown }> } = {
  base: () => import('./weights/base.ts'),
  harbor: () => import('./weights/harbor.ts'),
  both: () => import('./weights/both.ts'),
  legacy: () => import('./weights/legacy.ts'),
  row: () => import('./weights/row.ts'),
  two: () => import('./weights/two.ts'),
}

/** Editions with a net of their own. */
export const EDITIONS_WITH_NET: readonly string[] = Object.keys(FILES)

const ready = new WeakMap<Rules, ReadyNet>()
const problems = new WeakMap<Rules, Problem>()

/** The net of a ruleset, if it has been loaded. */
export const readyNet = (rules: Rules): ReadyNet | null => ready.get(rules) ?? null

/** Where nets are kept that were taught on demand: the text of a weight file by the hash of the rules, or null. */
export type NetShelf = (hash: string) => Promise<string | null>
let shelf: NetShelf = () => Promise.resolve(null)

/** From now on nets are also looked for there, wherever a game is not one that a shipped net was taught. */
export function lookForNetsOn(other: NetShelf): void {
  shelf = other
}

/** Loads the net for a ruleset; says what went wrong, or null. Asking twice costs nothing. */
export async function prepareNet(rules: Rules): Promise<Problem | null> {
  if (ready.has(rules)) return null
  const known = problems.get(rules)
  if (known) return known
  const problem = await load(rules)
  // What did not arrive may arrive next time.
  if (problem && problem !== 'not-loaded') problems.set(rules, problem)
  return problem
}

/** Uses a net that came with a game, as text, for its rules; says what is wrong with it, or null. */
export async function useNet(text: string, rules: Rules): Promise<Problem | null> {
  try {
    const { useFile } = await import('./net-file.ts')
    return useFile(JSON.parse(text), rules, true)
  } catch {
    return 'not-a-net'
  }
}

/** The weight file of an edition as it is shipped, not yet looked at; undefined where there is none. */
export async function shippedFile(edition: string): Promise<unknown> {
  return Object.hasOwn(FILES, edition) ? (await FILES[edition]()).FILE : undefined
}

async function load(rules: Rules): Promise<Problem | null> {
  const problem = await loadShipped(rules)
  if (knowledge.get(rules)?.familiarity === 'taught') return problem
  const kept = await shelf(rules.hash)
  return kept !== null && (await useNet(kept, rules)) === null ? null : problem
}

async function loadShipped(rules: Rules): Promise<Problem | null> {
  const edition = editionFor(rules)
  if (edition === null) return 'no-net'
  try {
    // How a net is read and searched with comes when a game needs one, too.
    const [file, { useFile }] = await Promise.all([shippedFile(edition), import('./net-file.ts')])
    return useFile(file, rules)
  } catch {
    return 'not-loaded'
  }
}

/** The edition whose net is asked: the game's own, or for home-made rules the one that shares most cards with them. */
function editionFor({ ruleset }: Rules): string | null {
  if (Object.hasOwn(FILES, ruleset.edition)) return ruleset.edition
  const ids = new Set(ruleset.cards.map(({ id }) => id))
  const strangers = (edition: string): number => {
    const { cards } = EDITIONS[edition as EditionId]
    const shared = cards.filter(({ id }) => ids.has(id)).length
    return shared === 0 ? Number.POSITIVE_INFINITY : cards.length + ids.size - 2 * shared
  }
  const [nearest] = [...EDITIONS_WITH_NET].sort((a, b) => strangers(a) - strangers(b))
  return Number.isFinite(strangers(nearest)) ? nearest : null
}

/** What a net says about a game: what it was taught, and how far from that the game is. */
export interface Knowledge {
  /** The edition it was taught, and the hashes of its rulesets. */
  readonly edition: string
  readonly rulesets: readonly string[]
  readonly depth: Depth
  /** Where this is `far` the net is out of its depth, and the planner plays. */
  readonly familiarity: Familiarity
}

const knowledge = new WeakMap<Rules, Knowledge>()

/** What is known about a game once its bots are prepared; null where no net was asked. */
export const knowledgeOf = (rules: Rules): Knowledge | null => knowledge.get(rules) ?? null

/** From now on a ruleset has a net. */
export function keepNet(rules: Rules, net: ReadyNet, search: typeof searchesWith): void {
  ready.set(rules, net)
  newSearches = search
}

export const keepKnowledge = (rules: Rules, known: Knowledge): void => void knowledge.set(rules, known)

let newSearches: typeof searchesWith | null = null

/** Searches by ruleset for one bot; null where no net is ready. */
export function searches(): (rules: Rules) => ReadySearch | null {
  let searchFor: ((rules: Rules) => ReadySearch | null) | null = null
  return (rules) => {
    searchFor ??= newSearches?.(readyNet) ?? null
    return searchFor?.(rules) ?? null
  }
}

/** A short mark by which a log tells nets apart. */
export function netMark(rules: Rules): string | null {
  const net = readyNet(rules)?.net
  if (!net) return null
  let hash = 0x811c9dc5
  for (const array of [net.seat, net.table, net.order, net.out])
    for (const weight of new Uint32Array(Float32Array.from(array).buffer)) hash = Math.imul(hash ^ weight, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
