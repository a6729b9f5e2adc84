import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Catalogue, houseRulesOf, isRefusal, type Past, rulesetFor, type Setup } from '@machinami/cards'
import { formatSetup, rulesetHash } from '@machinami/engine'
import { sha256 } from '@machinami/engine/inside'

/** The last release in full, to see what has changed since, and a fingerprint of the games of every release. */
export interface Released {
  /** By release, the first one first. */
  readonly fingerprints: readonly string[]
  readonly latest: Catalogue
}

const file = join(import.meta.dirname, 'released.json')

export const readReleased = (): Released => JSON.parse(readFileSync(file, 'utf8'))

export const writeReleased = (released: Released): void => writeFileSync(file, `${JSON.stringify(released, null, 2)}\n`)

/** A catalogue without notes: they are no rules, and may change at any time. */
export const withoutNotes = (catalogue: Catalogue): Catalogue =>
  JSON.parse(JSON.stringify(catalogue, (name, value) => (name === 'source' ? undefined : value)))

/** What was different in the release before: null when nothing was. */
export function changesSince(was: Catalogue, now: Catalogue): Past | null {
  const past = {
    cards: differing(was.cards, now.cards, fields),
    editions: differing(was.editions, now.editions, fields),
    markets: differing(was.markets, now.markets, (market) => market),
    house: differing(was.house, now.house, (rule) => rule),
  }
  const parts = Object.entries(past).filter(([, ids]) => Object.keys(ids).length > 0)
  return parts.length === 0 ? null : Object.fromEntries(parts)
}

type All<T> = { readonly [id: string]: T }

function differing<T>(was: All<T>, now: All<T>, as: (was: T, now: T | undefined) => unknown): All<unknown> {
  const ids = [...new Set([...Object.keys(was), ...Object.keys(now)])]
  const changed = ids.filter((id) => !isDeepStrictEqual(was[id], now[id]))
  return Object.fromEntries(changed.map((id) => [id, id in was ? as(was[id], now[id]) : null]))
}

const fields = <T extends object>(was: T, now: T | undefined): unknown =>
  differing({ ...was } as All<unknown>, { ...now } as All<unknown>, (field) => field)

/** Games of every edition: each number of players, market and order, and each house rule by itself. */
function* setupsOf(catalogue: Catalogue): Generator<Setup> {
  for (const [id, { mostPlayers, markets }] of Object.entries(catalogue.editions)) {
    const edition = id as Setup['edition']
    for (let players = 2; players <= mostPlayers; players++)
      for (const market of markets)
        for (const order of ['automatic', 'chosen'] as const) yield { edition, players, market, order }
    yield { edition, players: 2 }
    yield { edition, players: 2, first: 1 }
    yield { edition, players: 2, first: -1 }
    for (const rule of houseRulesOf(edition, catalogue))
      for (const option of rule.options) yield { edition, players: 2, house: { [rule.id]: option.id } }
  }
}

/** One hash over the rules of all these games. */
export function fingerprint(catalogue: Catalogue): string {
  const lines = Array.from(setupsOf(catalogue), (setup) => {
    const ruleset = rulesetFor(setup, catalogue)
    return `${formatSetup(setup)} ${isRefusal(ruleset) ? ruleset.refused : rulesetHash(ruleset)}`
  })
  return sha256(lines.join('\n'))
}
