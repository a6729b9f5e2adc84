import { isRefusal } from '@machinami/cards'
import type { Odds, OneMoreOnRoll } from '@machinami/host'
import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'

/** What is known when the table cannot tell. */
const NOTHING: Odds = { seat: 0, mayReroll: false, dice: [], oneMore: null }

/** What a roll would bring a seat as things stand, with one more of a card; null until the table has worked it out. */
export function useCardOdds(game: Game, seat: number, card: string): Odds | null {
  const [odds, setOdds] = useState<Odds | null>(null)
  const calm = game.calm.value
  const at = game.lookingAt.value
  useEffect(() => {
    let isWanted = true
    void game.odds(seat, card).then((found) => {
      if (isWanted) setOdds(isRefusal(found) ? NOTHING : found)
    })
    return () => {
      isWanted = false
    }
  }, [game, seat, card, calm, at])
  return odds
}

/** On whose rolls a card acts at all is for the rules to say. */
export const acts = (roll: OneMoreOnRoll): boolean => roll.acts.some((chance) => chance > 0)

/** The chance that a card acts, with one die and with two: on its owner's roll, or else on another's. */
export function chancesIn(odds: Odds | null): readonly number[] {
  const more = odds?.oneMore
  if (!more) return []
  return acts(more.own) ? more.own.acts : more.theirs.acts
}
