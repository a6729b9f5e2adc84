import type { Amount, Card, Condition, Count, Establishment, Step } from '@machinami/cards'
import * as V from './codes/verb.ts'
import {
  A_TYPE,
  ALL,
  ALL_COPIES,
  BOOST_EACH,
  BOOST_NEVER,
  BOOST_ONCE,
  CLOSES,
  conditionCode,
  EVERYONE,
  FIXED,
  FROM_EACH,
  FROM_ONE,
  FROM_ROLLER,
  HALF,
  MAJORS,
  ONLY_COMMUNITY,
  OPTIONAL,
  OWNER,
  PAYER,
  PER_CARD,
  PER_CLOSED,
  PER_FLAG,
  PER_INVESTED,
  PER_LANDMARK,
  PER_MASCOT,
  PER_PIN,
  REMAINDER_TO_OWNER,
  THROW_EACH_COPY,
  THROW_EACH_OWNER,
  THROW_ONCE,
  THROWN,
  TO_RIGHT,
} from './codes.ts'

/** Collects the steps of all cards into flat columns; `add` gives back the range a list of steps got. */
export function stepTable(cards: readonly Card[], numberOf: ReadonlyMap<string, number>) {
  const verb: number[] = []
  const amountKind: number[] = []
  const amount: number[] = []
  const whose: number[] = []
  const countAt: number[] = []
  const countEnd: number[] = []
  const counted: number[] = []
  const unique: number[] = []
  const condition: number[] = []
  const conditionArg: number[] = []
  const option: number[] = []
  const numberFor = (id: string) => numberOf.get(id) ?? -1

  function addStep(step: Step) {
    verb.push(V[step.verb])
    const value = 'amount' in step ? step.amount : 'price' in step ? step.price : 0
    amountKind.push(kindOfAmount(value))
    amount.push(figureOf(value))
    whose.push(
      typeof value === 'object' && 'of' in value ? { owner: OWNER, payer: PAYER, everyone: EVERYONE }[value.of] : OWNER,
    )
    countAt.push(counted.length)
    if (typeof value === 'object' && 'per' in value) counted.push(...cardsCounted(value.per, cards, numberFor))
    countEnd.push(counted.length)
    unique.push(typeof value === 'object' && 'per' in value && isUnique(value.per) ? 1 : 0)
    const needs = 'if' in step ? step.if : undefined
    condition.push(conditionCode(needs))
    conditionArg.push(needs ? argumentOf(needs, numberFor) : 0)
    option.push(optionOf(step))
  }

  return {
    add(steps: readonly Step[]): { at: number; end: number } {
      const at = verb.length
      steps.forEach(addStep)
      return { at, end: verb.length }
    },
    columns: () => ({
      steps: verb.length,
      verb: Int8Array.from(verb),
      amountKind: Int8Array.from(amountKind),
      amount: Int16Array.from(amount),
      whose: Int8Array.from(whose),
      countAt: Int32Array.from(countAt),
      countEnd: Int32Array.from(countEnd),
      counted: Int16Array.from(counted),
      unique: Uint8Array.from(unique),
      condition: Int8Array.from(condition),
      conditionArg: Int16Array.from(conditionArg),
      option: Int8Array.from(option),
    }),
  }
}

function argumentOf(condition: Condition, numberFor: (id: string) => number): number {
  if ('has' in condition) return numberFor(condition.has)
  if ('n' in condition) return condition.n
  if ('allPins' in condition) return 0
  return 'different' in condition ? condition.different : condition.payerHasCoins
}

const isUnique = (per: Count) => typeof per === 'object' && 'unique' in per && per.unique === true

function kindOfAmount(amount: Amount): number {
  if (typeof amount === 'number') return FIXED
  if (amount === 'half') return HALF
  if (amount === 'all') return ALL
  if ('dice' in amount) return THROWN
  if (typeof amount.per === 'object') return PER_CARD
  switch (amount.per) {
    case 'landmarks':
      return PER_LANDMARK
    case 'invested':
      return PER_INVESTED
    case 'closed-now':
      return PER_CLOSED
    case 'flags':
      return PER_FLAG
    case 'pins':
      return PER_PIN
    case 'mascot':
      return PER_MASCOT
  }
}

function figureOf(amount: Amount): number {
  if (typeof amount === 'number') return amount
  if (typeof amount === 'string') return 0
  return 'dice' in amount ? amount.dice : amount.each
}

function cardsCounted(per: Count, cards: readonly Card[], numberFor: (id: string) => number): number[] {
  if (typeof per === 'string') return []
  const counts = (card: Establishment) =>
    'card' in per ? card.id === per.card : 'color' in per ? card.color === per.color : per.icons.includes(card.icon)
  return cards
    .filter((card): card is Establishment => card.kind === 'establishment' && counts(card))
    .map((card) => numberFor(card.id))
}

function optionOf(step: Step): number {
  switch (step.verb) {
    case 'gain': {
      const thrown = typeof step.amount === 'object' && 'dice' in step.amount ? step.amount.thrown : 'once'
      return { once: THROW_ONCE, 'each-owner': THROW_EACH_OWNER, 'each-copy': THROW_EACH_COPY }[thrown]
    }
    case 'take':
      return { roller: FROM_ROLLER, 'each-opponent': FROM_EACH, 'one-opponent': FROM_ONE }[step.from]
    case 'pool':
      return step.remainder === 'owner' ? REMAINDER_TO_OWNER : 0
    case 'swap':
      return (step.majors ? MAJORS : 0) | (step.optional ? OPTIONAL : 0)
    case 'give':
      return (step.majors ? MAJORS : 0) | (step.to === 'right-neighbour' ? TO_RIGHT : 0)
    case 'close':
      return step.what === 'a-type' ? A_TYPE : 0
    case 'activate':
      return (step.copies === 'all' ? ALL_COPIES : 0) | (step.closes ? CLOSES : 0)
    case 'pay':
    case 'demolish':
    case 'leave':
    case 'extra-turn':
    case 'ready':
    case 'hang':
    case 'take-pin':
    case 'move-mascot':
    case 'fund':
    case 'win':
      return 0
    case 'extra-action':
      return step.only === 'community' ? ONLY_COMMUNITY : 0
  }
}

export const boostModeOf = (card: Establishment): number =>
  ({ each: BOOST_EACH, once: BOOST_ONCE, never: BOOST_NEVER })[card.boost ?? 'each']
