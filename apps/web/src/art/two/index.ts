import { ESTABLISHMENTS } from './establishments.ts'
import { LARGE_LANDMARKS } from './large-landmarks.ts'
import { SMALL_LANDMARKS } from './small-landmarks.ts'

/** Machi Koro 2. */
export const TWO_ART: Record<string, () => string> = { ...ESTABLISHMENTS, ...SMALL_LANDMARKS, ...LARGE_LANDMARKS }
export const TWO_TALL = Object.keys({ ...SMALL_LANDMARKS, ...LARGE_LANDMARKS })
