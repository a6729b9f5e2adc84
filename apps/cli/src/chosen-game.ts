import type { Ruleset, Setup } from '@machinami/cards'
import { rulesetHash } from '@machinami/engine'
import type { Lang } from '@machinami/lang'
import { harmless } from './harmless.ts'

/** Which game is played: its complete rules, and the set-up that gives them unless they are home-made. */
export interface ChosenGame {
  readonly ruleset: Ruleset
  readonly setup?: Setup
}

/** What a game is called: home-made ones have only what their file says. */
export function editionName({ editions }: Lang, { edition }: Pick<Ruleset, 'edition'>): string {
  const names: { readonly [id: string]: string } = editions
  return Object.hasOwn(names, edition) ? names[edition] : harmless(edition)
}

/** The game as results name it, short. */
export function namedGame({ setup, ruleset }: ChosenGame): object {
  if (setup) return { setup }
  const { edition, players } = ruleset
  return { rules: { edition, players, hash: rulesetHash(ruleset) } }
}
