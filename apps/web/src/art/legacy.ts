export const LEGACY_ART: Record<string, () => string> = {}
export const LEGACY_TALL: readonly string[] = []
