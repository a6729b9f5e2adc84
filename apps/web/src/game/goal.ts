import type { Ruleset } from '@machinami/cards'
import type { Town } from '@machinami/engine'
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

/** What a town lacks to win besides landmarks, in words. */
export function besidesLandmarks({ info, cards }: Game, { sites, coins }: Town): string[] {
  const isShared = (id: string) => cards.get(id)?.kind === 'community'
  return info.ruleset.goal.flatMap((part) => {
    if ('contributed' in part) return sites.flatMap(({ id, built }) => (isShared(id) && !built ? [nameOf(id)] : []))
    return 'coins' in part && coins < part.coins ? [lang().coins(part.coins)] : []
  })
}

/** What a town with all its landmarks still lacks to win, in words; nothing as long as landmarks are missing. */
export function lackingBesides(game: Game, seat: number): string[] {
  const town = game.towns[seat].value
  if (game.winner.value !== null || town.landmarks < landmarksNeeded(game.info.ruleset)) return []
  return besidesLandmarks(game, town)
}

/** Whether a town lacks one thing only to win; where one landmark is enough, everybody always would. */
export function isOneShort(game: Game, seat: number): boolean {
  const needed = landmarksNeeded(game.info.ruleset)
  const town = game.towns[seat].value
  return needed > 1 && Math.max(0, needed - town.landmarks) + besidesLandmarks(game, town).length === 1
}
