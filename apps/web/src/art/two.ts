export const TWO_ART: Record<string, () => string> = {}
export const TWO_TALL: readonly string[] = []
