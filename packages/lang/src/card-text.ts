import {
  type Amount,
  type Card,
  type Community,
  type Condition,
  ICONS,
  type Icon,
  type Landmark,
  type Power,
  type Step,
} from '@machinami/cards'
import { impossible } from './impossible.ts'
import type { Lang } from './lang.ts'
import type { Naming } from './naming.ts'

type Establishment = Extract<Card, { readonly kind: 'establishment' }>
type Action = Extract<Card, { readonly kind: 'action' }>

/** A language's sentences about cards; which of them a card needs, and in what order, is the same in all languages. */
export interface CardWords {
  /** Sentences of steps; `opening` says when the first one happens. */
  readonly steps: (does: readonly Step[], opening: readonly string[], naming: Naming) => string[]
  /** Sentences of a power; `built` says when what happens on building happens. */
  readonly power: (power: Power, built: string, naming: Naming) => string[]
  /** When cards of a colour act. */
  readonly colors: Lang['colors']
  readonly whenBuilt: string
  readonly whenContributed: string
  /** Said only of cards to which landmarks do not add for each card counted. */
  readonly boost: Readonly<Record<Exclude<NonNullable<Establishment['boost']>, 'each'>, string>>
  readonly buildIf: Readonly<Record<NonNullable<Landmark['buildIf']>, string>>
  readonly investment: string
  readonly closed: string
  readonly onePerTown: string
  readonly forEveryone: string
  /** Said of landmarks that give their owner an action, before what it does. */
  readonly gives: (action: string) => string
  /** Said of landmarks without any power. */
  readonly plain: string
  readonly bonus: string
  readonly community: string
  /** Who may contribute, or do it. */
  readonly opensIf: (condition: Condition, naming: Naming) => string
  /** What contributing costs less. */
  readonly less: (less: NonNullable<Community['less']>, naming: Naming) => string
  readonly action: string
}

/** Whether every symbol there is counts: then symbols need not be named. */
export const isAnyIcon = (icons: readonly Icon[]): boolean => new Set(icons).size === ICONS.length

/** What the bank pays counts its owner's things: there nobody else pays. */
export const fromBank = (amount: Amount): Amount =>
  typeof amount === 'object' && 'of' in amount && amount.of === 'payer' ? { ...amount, of: 'owner' } : amount

/** What a language says of whole cards, of powers alone and of steps alone. */
export function cardTexts(words: CardWords): Pick<Lang, 'cardText' | 'power' | 'steps'> {
  const steps = (does: readonly Step[], naming: Naming) => words.steps(does, [], naming)
  const power = (of: Power, naming: Naming) => words.power(of, words.whenBuilt, naming)
  const cardText = (card: Card, naming: Naming, beside: readonly Card[] = []): string[] => {
    switch (card.kind) {
      case 'establishment':
        return establishmentText(words, card, naming)
      case 'landmark':
        return landmarkText(words, card, naming, beside)
      case 'bonus':
        return [...card.powers.flatMap((each) => power(each, naming)), words.bonus]
      case 'community':
        return communityText(words, card, naming)
      case 'action':
        return [...steps(card.does, naming), words.action, ...(card.if ? [words.opensIf(card.if, naming)] : [])]
      default:
        return impossible(card)
    }
  }
  return { cardText, power, steps }
}

function establishmentText(words: CardWords, card: Establishment, naming: Naming): string[] {
  const { does, whenBuilt = [], boost = 'each' } = card
  return [
    ...words.steps(does, [], naming),
    words.colors[card.color].acts,
    ...words.steps(whenBuilt, [words.whenBuilt], naming),
    ...(card.takesInvestment ? [words.investment] : []),
    ...([...does, ...whenBuilt].some((step) => step.verb === 'close') ? [words.closed] : []),
    ...(boost === 'each' ? [] : [words.boost[boost]]),
    ...(card.onePerTown ? [words.onePerTown] : []),
  ]
}

const communityText = (words: CardWords, card: Community, naming: Naming): string[] => [
  ...card.powers.flatMap((each) => words.power(each, words.whenContributed, naming)),
  words.community,
  ...(card.opensIf ? [words.opensIf(card.opensIf, naming)] : []),
  ...(card.less ? [words.less(card.less, naming)] : []),
]

/** Actions that only whoever has this card may do. */
const actionsOf = ({ id }: Landmark, beside: readonly Card[]): Action[] =>
  beside.flatMap((card) => (card.kind === 'action' && card.if && 'has' in card.if && card.if.has === id ? [card] : []))

function landmarkText(words: CardWords, card: Landmark, naming: Naming, beside: readonly Card[]): string[] {
  const does = [
    ...card.powers.flatMap((each) => words.power(each, words.whenBuilt, naming)),
    ...actionsOf(card, beside).flatMap(({ id, does: steps }) => [
      words.gives(naming.cardName(id)),
      ...words.steps(steps, [], naming),
      words.action,
    ]),
  ]
  return [...(does.length === 0 ? [words.plain] : does), ...landmarkNotes(words, card)]
}

const landmarkNotes = (words: CardWords, card: Landmark): string[] => [
  ...(card.for === 'everyone' && card.powers.length > 0 ? [words.forEveryone] : []),
  ...(card.buildIf ? [words.buildIf[card.buildIf]] : []),
]
