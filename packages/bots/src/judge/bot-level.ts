import { LEVEL_IDS, MIDDLE_LEVEL, STYLE_IDS } from '../ids.ts'
import { MANNER_FITS } from './manner-fits.ts'

/** How strong manners are in a game; where nobody has tried, as in all others together. */
function levelOfManners(id: string, edition: string): number {
  const all = Object.values(MANNER_FITS)
  const fits = Object.hasOwn(MANNER_FITS, edition) ? [MANNER_FITS[edition]] : all
  return fits.reduce((sum, fit) => sum + fit[id], 0) / fits.length
}

/** The level of a bot, 0 the weakest to 4 the strongest, or about where it lies between two. Nobody is weaker than the weakest. */
export function levelOfBot(id: string, edition: string): number {
  const level = (LEVEL_IDS as readonly string[]).indexOf(id)
  if (level >= 0) return level
  if ((STYLE_IDS as readonly string[]).includes(id)) return levelOfManners(id, edition)
  return id === 'random' ? 0 : MIDDLE_LEVEL
}
