import type { Learned } from '@machinami/campaign'

const DRAWN = /^(?:[^<]|<\/?(?:g|path|rect|circle|ellipse)[\s/>])*$/
const UNWANTED = /\son\w+\s*=|href|url\(|style\s*=/i

/** A pack may come from anybody: what is no drawing is no picture. */
export const onlyDrawn = (learned: Learned): Learned => ({
  ...learned,
  art: Object.fromEntries(
    Object.entries(learned.art).filter(([, markup]) => DRAWN.test(markup) && !UNWANTED.test(markup)),
  ),
})
