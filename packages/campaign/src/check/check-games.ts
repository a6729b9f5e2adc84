import { isRefusal, type Refusal, type Ruleset } from '@machinami/cards'
import { compile, Random } from '@machinami/engine'
import { drawFree, freeRuleset } from '../machine/free-play.ts'
import type { CampaignState } from '../machine/state.ts'
import type { Fault } from '../pack/fault.ts'
import type { Change, Pack } from '../pack/pack.ts'
import { unsealed } from '../seal/unsealed.ts'
import { BUILT_IN } from './check-words.ts'
import { type Pick, rehearse } from './rehearse.ts'
import type { Placed } from './walk.ts'

const REHEARSALS = 6
/** Games of free play drawn at the end of each. */
const DRAWS = 4

/** Goes through the campaign with two, three and four towns and other choices every time; every game must be playable. */
export function checkGames(pack: Pack, deck: readonly Placed[]): Fault[] {
  const found = new Map<string, Fault>()
  const tell = (fault: Fault) => {
    const key = `${fault.file} ${fault.place ?? fault.what}`
    if (!found.has(key)) found.set(key, fault)
  }
  const stops = deck.filter(({ record }) => record.record === 'stop' && record.until === 'won')
  const sealed = unsealed(pack)
  for (const towns of [2, 3, 4])
    for (let nth = 0; nth < REHEARSALS; nth++) {
      const random = new Random(nth, towns)
      // All first sides, all second sides, then at random.
      const choose: Pick = (options) =>
        nth < 2 ? options[nth * (options.length - 1)] : options[random.below(options.length)]
      try {
        const { rulesets, last } = rehearse(sealed, towns, choose, () => random.below(towns))
        rulesets.forEach((ruleset, game) => {
          const read = deck.slice(0, deck.indexOf(stops[game]) + 1)
          faultsIn(read, ruleset, `game ${game + 1}`).forEach(tell)
        })
        for (const ruleset of freely(last, random)) faultsIn(deck, ruleset, 'free-play').forEach(tell)
      } catch (fault) {
        const what = fault instanceof Error ? fault.message : String(fault)
        tell({ code: 'unplayable', file: 'deck.json', what })
      }
    }
  return [...found.values()]
}

/** Some games of free play, if there is any. */
function freely(state: CampaignState, random: Random): Ruleset[] {
  return Array.from({ length: DRAWS }, () => drawFree(state, random.below(2 ** 30))).flatMap((draw) =>
    isRefusal(draw) ? [] : [freeRuleset(state, draw)],
  )
}

function faultsIn(deck: readonly Placed[], ruleset: Ruleset, game: string): Fault[] {
  const rules = compile(ruleset)
  if (!isRefusal(rules)) return []
  const { refused, what } = rules
  const told = `${game}: ${refused}${what === undefined ? '' : ` ${what}`}`
  return [{ code: 'unplayable', ...placeOf(deck, ruleset, rules), what: told }]
}

/** Where a writer finds what the engine does not take: the row of a card, the record that set a field, or the game. */
function placeOf(
  deck: readonly Placed[],
  ruleset: Ruleset,
  { what = '' }: Refusal,
): { readonly file: string; readonly place?: string } {
  const [, nth, field = ''] = /^ruleset\.cards\.(\d+)(\..+)$/.exec(what) ?? []
  const card = ruleset.cards.find(({ id }, i) => (nth === undefined ? id === what : i === Number(nth)))
  if (card && !BUILT_IN.has(card.id)) return { file: 'cards.json', place: `${card.id}${field}` }
  const [, set] = /^(?:ruleset\.)?(?:towns\.\d+\.)?(\w+)/.exec(what) ?? []
  const at =
    deck.findLast(({ record }) => set !== undefined && fieldsOf(record as Change).includes(set)) ??
    deck.findLast(({ record }) => record.record === 'free-play' || record.record === 'stop')
  return { file: 'deck.json', ...(at ? { place: at.place } : {}) }
}

const fieldsOf = ({ rules = {}, town = {} }: Change): string[] => [...Object.keys(rules), ...Object.keys(town)]
