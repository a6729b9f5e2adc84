import type { Past } from '@machinami/cards'
import { BASE } from '../../packages/cards/src/base.ts'
import { PAST } from '../../packages/cards/src/past.ts'

/**
 * The next release, in which the Stadium costs a coin less: as if its row had been changed and `npm run release-rules` been run.
 * Cards are changed where they stand, so that every part of the program sees it.
 */
export function nextRelease(): { readonly price: number; readonly begin: () => void; readonly end: () => void } {
  const stadium = BASE.find(({ id }) => id === 'stadium') as { cost: number }
  const past = PAST as Past[]
  const { cost } = stadium
  return {
    price: cost,
    begin: () => {
      stadium.cost = cost - 1
      past.unshift({ cards: { stadium: { cost } } })
    },
    end: () => {
      stadium.cost = cost
      past.shift()
    },
  }
}
