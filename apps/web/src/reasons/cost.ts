/** A chance as it is shown, with so many digits behind whole per cents. */
const shown = (chance: number, digits: number): number => Math.round(chance * 100 * 10 ** digits) / (100 * 10 ** digits)

/** A difference of less than this is a matter of taste. */
const TASTE = 0.005

/** Best first: is it a matter of taste which one is taken? */
export const areEqual = (chances: readonly (number | null)[]): boolean => {
  const [best, ...others] = chances
  return others.length > 0 && others.every((each) => best !== null && each !== null && best - each < TASTE)
}

/** Whole per cents, or tenths where whole ones would make different chances look alike. */
export const digitsOf = (chances: readonly (number | null)[]): number =>
  new Set(chances.map((chance) => shown(chance ?? 0, 0))).size < chances.length ? 1 : 0
