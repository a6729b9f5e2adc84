import { isDrawing, type Learned } from '@machinami/campaign'

/** A pack may come from anybody: what is no drawing is no picture. */
export const onlyDrawn = (learned: Learned): Learned => ({
  ...learned,
  art: Object.fromEntries(Object.entries(learned.art).filter(([, markup]) => isDrawing(markup))),
})
