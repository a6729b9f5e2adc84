import type { CardNames, Noun } from '@machinami/cards'
import type { CardName, FACE_DOWN } from '@machinami/engine'
import { rootOf } from './families.ts'
import type { Lang } from './lang.ts'
import { capital, valueOf } from './text.ts'

/** How to call a card, or a marker. Enough to word a card's own text. */
export interface Naming {
  readonly cardName: (id: CardName) => string
  /** The article that goes with that name, where one is known. */
  readonly articleOf?: (id: CardName) => string | undefined
}

/** `fish-stall`: Fish Stall. */
const nameMadeOf = (id: CardName): string => rootOf(id).split('-').map(capital).join(' ')

/** A pick that the reader may not see. */
const hidden: typeof FACE_DOWN = 'face-down'

function nounFor({ code, names }: Pick<Lang, 'code' | 'names'>, brought: CardNames, id: CardName): Noun {
  if (id === hidden) return '…'
  const known = valueOf(brought, id) ?? {}
  // An article of one language means nothing in another.
  const foreign = valueOf(known, 'en') ?? Object.values(known).at(0)
  return valueOf(known, code) ?? names(id) ?? (foreign && nameOf(foreign)) ?? nameMadeOf(id)
}

const nameOf = (noun: Noun): string => (typeof noun === 'string' ? noun : noun.name)

/**
 * What cards are called: as their ruleset says in the reader's language, else as the language itself does, else as the
 * ruleset says in English or any language, else by their id.
 */
export function namingFor(lang: Pick<Lang, 'code' | 'names'>, brought: CardNames = {}): Naming {
  const noun = (id: CardName) => nounFor(lang, brought, id)
  return {
    cardName: (id) => nameOf(noun(id)),
    articleOf: (id) => {
      const said = noun(id)
      return typeof said === 'string' ? undefined : said.article
    },
  }
}

/** A sentence whose things are called as their rules say: `Which {pin} do you take?` */
export const withNames = (sentence: string, naming: Naming): string =>
  sentence.replace(/\{(\w+)\}/g, (_, id: string) => naming.cardName(id))

/** What an edition is called; rules from outside are nobody's edition. */
export const editionName = ({ editions, homeMade }: Pick<Lang, 'editions' | 'homeMade'>, id: string): string =>
  valueOf<string>(editions, id) ?? homeMade
