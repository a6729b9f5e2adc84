import type { Ruleset } from '@machinami/cards'
import { nameOf } from '../words/card-words.ts'
import { lang } from '../words/index.ts'
import type { Game } from './game.ts'

/** How many landmarks a town needs; nought where landmarks do not win. */
export function landmarksNeeded({ goal, cards }: Ruleset): number {
  for (const part of goal)
    if ('landmarks' in part)
      return part.landmarks === 'all' ? cards.filter((card) => card.kind === 'landmark').length : part.landmarks
  return 0
}

/** What a town with all its landmarks still lacks to win, in words; nothing as long as landmarks are missing. */
export function lackingBesides(game: Game, seat: number): string[] {
  const town = game.towns[seat].value
  const { goal } = game.info.ruleset
  if (game.winner.value !== null || town.landmarks < landmarksNeeded(game.info.ruleset)) return []
  const isShared = (id: string) => game.cards.get(id)?.kind === 'community'
  return goal.flatMap((part) => {
    if ('contributed' in part)
      return town.sites.flatMap(({ id, built }) => (isShared(id) && !built ? [nameOf(id)] : []))
    return 'coins' in part && town.coins < part.coins ? [lang().coins(part.coins)] : []
  })
}

/** Whether a town is one landmark away from all it needs; where one is enough, everybody always would be. */
export function isOneShort(game: Game, seat: number): boolean {
  const needed = landmarksNeeded(game.info.ruleset)
  return needed > 1 && game.towns[seat].value.landmarks === needed - 1
}
