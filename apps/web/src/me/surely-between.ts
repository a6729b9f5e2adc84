interface Strength {
  readonly mu: number
}

/** The nearest levels below and above somebody, of those that lie outside what their few games leave open. */
export function surelyBetween<Level extends Strength>(
  { mu, sigma }: { readonly mu: number; readonly sigma: number },
  levels: readonly Level[],
): { readonly below: Level | undefined; readonly above: Level | undefined } {
  const byStrength = levels.toSorted((a, b) => a.mu - b.mu)
  return {
    below: byStrength.findLast((level) => level.mu <= mu - sigma),
    above: byStrength.find((level) => level.mu >= mu + sigma),
  }
}
