import type { Rules } from '@machinami/engine'
import type { Problem } from './bot.ts'
import { type Net, Tables } from './net/net.ts'
import { loadNet } from './net/weights.ts'
import type { ReadyNet } from './net-bot.ts'

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

/** The weight file of an edition as it is shipped, not yet looked at; undefined where there is none. */
export async function shippedFile(edition: string): Promise<unknown> {
  return Object.hasOwn(FILES, edition) ? (await FILES[edition]()).FILE : undefined
}

async function load(rules: Rules): Promise<Problem | null> {
  if (!Object.hasOwn(FILES, rules.ruleset.edition)) return 'no-net'
  try {
    return useFile(await shippedFile(rules.ruleset.edition), rules)
  } catch {
    return 'not-loaded'
  }
}

/** Uses a weight file for a ruleset, if it is one. */
export function useFile(file: unknown, rules: Rules): Problem | null {
  const net = loadNet(file, rules)
  if (typeof net === 'string') return net
  useNet(net, rules)
  return null
}

function useNet(net: Net, rules: Rules): void {
  ready.set(rules, { net, tables: new Tables(net) })
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
