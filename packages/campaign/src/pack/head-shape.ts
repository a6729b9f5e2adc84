import { fields, id, list, map, oneOf, type Shape, test, text, whole } from '../shape.ts'
import { PACK_FORMAT } from './pack.ts'

export const isLanguage = (name: string): boolean => /^[a-z]{2}$/.test(name)
const language = test((value) => typeof value === 'string' && isLanguage(value))
const words = map(isLanguage, text)

export const headShape: Shape = fields(
  {
    format: oneOf(PACK_FORMAT),
    id,
    title: words,
    languages: list(language, 1, 20),
    games: whole(1, 99),
    colours: list(id, 4, 4),
  },
  { storyIn: list(language, 1, 20) },
)
