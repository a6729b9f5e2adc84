import { isRefusal, type Ruleset } from '@machinami/cards'
import { type CampaignAnswer, eventFor } from '../machine/answers.ts'
import { dueEvent } from '../machine/due.ts'
import type { CampaignEvent } from '../machine/events.ts'
import type { CampaignQuestion } from '../machine/questions.ts'
import { rulesetFor } from '../machine/ruleset.ts'
import type { CampaignState } from '../machine/state.ts'
import { beginning, tell } from '../machine/tell.ts'
import type { Deck } from '../seal/deck.ts'

/** How a rehearsal decides: among so many options, by what they are about. */
export type Pick = (options: readonly (string | number)[], question: CampaignQuestion) => string | number

/** Who wins game n. */
export type Winner = (game: number) => number

const MOST_STEPS = 20_000

/**
 * Goes through a campaign without playing its games, and gives the rules of each of them: for checks, for teaching nets
 * and for simulations. `choose` decides whatever the table is asked; `watch` sees every state.
 */
export function rehearse(
  deck: Deck,
  towns: number,
  choose: Pick,
  wins: Winner,
  watch: (state: CampaignState) => void = () => {},
): { readonly rulesets: Ruleset[]; readonly last: CampaignState } {
  const players = Array.from({ length: towns }, (_, town) => ({ name: `p${town + 1}` }))
  let state = beginning(deck, { kind: 'begun', pack: deck.head.id, hash: deck.hash, players, date: '' })
  const rulesets: Ruleset[] = []
  for (let steps = 0; steps < MOST_STEPS && !state.isOver; steps++) {
    const due = dueEvent(deck, state)
    if (!due && state.questions.length === 0) throw new Error('the deck ends before the campaign does')
    if (state.now.at === 'before-game' && !due) rulesets.push(rulesetFor(state))
    state = tell(deck, state, due ?? rehearsed(deck, state, choose, wins))
    watch(state)
  }
  return { rulesets, last: state }
}

function rehearsed(deck: Deck, state: CampaignState, choose: Pick, wins: Winner): CampaignEvent {
  const [question] = state.questions
  const { n: q, kind } = question
  const { game } = state
  if (kind === 'start-game')
    return { q, kind: 'gameStarted', game, date: '', seats: state.towns.map(({ player }) => player), rules: '' }
  if (kind === 'finish-game') return { q, kind: 'gameFinished', game, winner: wins(game), record: '' }
  const event = eventFor(deck, state, question, answer(question, choose))
  if (isRefusal(event)) throw new Error(`the deck cannot go on: ${event.refused}`)
  return event
}

function answer(question: CampaignQuestion, choose: Pick): CampaignAnswer {
  const { kind, town, options = [] } = question
  switch (kind) {
    case 'name':
      return { kind, name: `town ${town}` }
    case 'colour':
      return { kind, colour: String(options[0]) }
    case 'side':
      return { kind, side: choose(options, question) as 'A' | 'B' }
    case 'number':
      return { kind, number: Number(choose(options, question)) }
    case 'option':
      return { kind, option: String(choose(options, question)) }
    case 'sign':
      return { kind, date: '2000-01-01' }
    default:
      return { kind } as CampaignAnswer
  }
}
