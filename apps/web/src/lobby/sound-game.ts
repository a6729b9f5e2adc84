import { isRefusal } from '@machinami/cards'
import type { DiceFrom, Save } from '@machinami/host'
import { isTooDeep } from '../store/depth.ts'
import type { ListedGame } from '../store/games.ts'
import { standingInRecord } from './row-of-record.ts'

/** What a file says is an object may be nothing: `null` is one, too. */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isDice = (dice: Save['dice']): dice is DiceFrom =>
  isObject(dice) && ('number' in dice ? Number.isSafeInteger(dice.number) : typeof dice.game === 'string')

/** A game as this program would have written it: what is said of it is read from its record again. */
export function soundGame(each: unknown): { readonly game: ListedGame; readonly save: Save } | null {
  if (isTooDeep(each)) return null
  const { game, save } = (each ?? {}) as { game?: Partial<ListedGame>; save?: Partial<Save> }
  if (!game || typeof game.key !== 'string' || !/^[a-z0-9-]{1,40}$/.test(game.key)) return null
  if (typeof save?.record !== 'string') return null
  const standing = standingInRecord(save.record)
  if (isRefusal(standing)) return null
  const time = (value: unknown) => (Number.isFinite(value) ? Number(value) : Date.now())
  const { key, title } = game
  // Whoever opened a game only to look at it did not sit there.
  const people = Array.isArray(game.people) && game.people.length === 0 ? [] : standing.people
  return {
    game: {
      ...standing,
      ...{ key, people, begun: time(game.begun), updated: time(game.updated) },
      title: typeof title === 'string' ? title.slice(0, 80) : '',
    },
    save: {
      format: 1,
      record: save.record,
      ...(typeof save.seed === 'string' ? { seed: save.seed } : {}),
      ...(isDice(save.dice) ? { dice: save.dice } : {}),
      ...(isObject(save.ruleset) ? { ruleset: save.ruleset } : {}),
      ...(isObject(save.snapshot) ? { snapshot: save.snapshot } : {}),
    },
  }
}
