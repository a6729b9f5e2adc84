import type { CampaignAnswer, CampaignQuestion, CampaignState, GameSeat } from '@machinami/campaign'
import type { Random } from '@machinami/engine'
import type { Outside } from './outside.ts'
import { trySides } from './try-sides.ts'

/** So many of a pack's suggestions are as good as the first. */
const AS_GOOD = 3

/** Questions of a bot's town; those anybody may answer only where nobody else is there. */
export function isForBots({ towns }: CampaignState, { town }: CampaignQuestion): boolean {
  return town === null ? towns.every(({ player }) => player.bot !== undefined) : towns[town].player.bot !== undefined
}

/** What a bot answers for a town, or the host where anybody may answer and nobody is there; step by step (`trySides`). */
export function* botAnswering(
  state: CampaignState,
  question: CampaignQuestion,
  seats: readonly GameSeat[],
  random: Random,
  outside: Outside,
): Generator<undefined, CampaignAnswer, undefined> {
  const { kind, town, options = [] } = question
  const any = <T>(from: readonly T[]): T => from[random.below(from.length)]
  switch (kind) {
    case 'colour':
      return { kind, colour: String(any(options)) }
    case 'name':
      return { kind, name: freeName(state, outside.townNames, town ?? 0) }
    case 'side':
      return { kind, side: yield* trySides(state, town ?? 0, random) }
    case 'number':
      return { kind, number: Number(any(likedAnswers(state, options))) }
    case 'option':
      return { kind, option: String(any(likedAnswers(state, options))) }
    case 'sign':
      return { kind, date: outside.today() }
    case 'start-game':
      return { kind, date: outside.today(), seats }
    case 'start-free-game':
      return { kind, date: outside.today(), seats, seed: random.below(2 ** 30) }
    case 'finish-game':
      throw new Error('a game is finished by being played')
    default:
      return { kind }
  }
}

/** A name from the list that no other town has; each town looks for its own place in it first. */
function freeName({ towns }: CampaignState, names: readonly string[], town: number): string {
  const taken = new Set(towns.map(({ name }) => name?.toLowerCase()))
  return (
    [...names.slice(town), ...names].find((name) => !taken.has(name.toLowerCase())) ?? `${names[0]} ${towns.length}`
  )
}

/** What the pack says bots like, as far as it is free; everything where it says nothing. */
export function likedAnswers(
  { now }: CampaignState,
  options: readonly (string | number)[],
): readonly (string | number)[] {
  const wishes = now.at === 'asking' ? (now.ask.bots ?? []) : []
  const free = wishes.filter((wish) => options.includes(wish)).slice(0, AS_GOOD)
  return free.length === 0 ? options : free
}
