import { EDITION_IDS, type EditionId, type Refusal, refuse } from '@machinami/cards'

export const isEdition = (text: string): text is EditionId => (EDITION_IDS as readonly string[]).includes(text)

export const unknownEdition = (what: string): Refusal =>
  refuse('unknown-edition', { what, wanted: EDITION_IDS.join(', ') })
