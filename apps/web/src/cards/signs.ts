import type { Amount, Card, Color, Condition, Count, Icon, Power, Step, Trigger } from '@machinami/cards'
import { isAnyIcon } from '@machinami/lang'
import { impossible } from '../game/impossible.ts'

/** Signs with a drawing of their own (`sign-line`); those that only cards of other games show come with the first of them. */
export type UsualSign = 'one' | 'all' | 'pick' | 'arrow' | 'swap' | 'house' | 'die' | 'again'
export type RareSign =
  | 'struck'
  | 'tarp'
  | 'landmark'
  | 'invest'
  | 'idle'
  | 'empty'
  | 'stack'
  | 'token'
  | 'flag'
  | 'pin'
  | 'mascot'
  | 'fund'
  | 'star'
export type SignGlyph = 'coin' | UsualSign | RareSign

/** Lines and filled shapes, 24 x 24; the pen is the colour of the text. */
export interface DrawnSign {
  readonly d: string
  readonly fill?: string
  readonly more?: string
}

/** A piece of the line of signs that says what a card does. */
export type SignPart =
  | { readonly is: 'figure'; readonly text: string }
  | { readonly is: 'word'; readonly text: 'per' | 'all' | ':' | '=' | '·' | '/' | '≠' }
  | { readonly is: 'glyph'; readonly name: SignGlyph }
  | { readonly is: 'symbol'; readonly name: Icon | Color }
  | { readonly is: 'card'; readonly id: string }
  /** A condition: what follows happens only if this holds. */
  | { readonly is: 'if'; readonly parts: readonly SignPart[] }

const figure = (text: string | number): SignPart => ({ is: 'figure', text: String(text) })
const word = (text: (SignPart & { is: 'word' })['text']): SignPart => ({ is: 'word', text })
const glyph = (name: SignGlyph): SignPart => ({ is: 'glyph', name })
const only = (...parts: SignPart[]): SignPart => ({ is: 'if', parts })

function countSigns(count: Count): SignPart[] {
  switch (count) {
    case 'landmarks':
      return [glyph('landmark')]
    case 'invested':
      return [glyph('invest')]
    case 'closed-now':
      return [glyph('tarp')]
    case 'flags':
      return [glyph('flag')]
    case 'pins':
      return [glyph('pin')]
    case 'mascot':
      return [glyph('mascot')]
    default:
      if ('card' in count) return [{ is: 'card', id: count.card }]
      if ('color' in count) return [{ is: 'symbol', name: count.color }]
      return [...iconSigns(count.icons), ...(count.unique ? [word('≠')] : [])]
  }
}

/** Where every symbol counts, any house does. */
const iconSigns = (icons: readonly Icon[]): SignPart[] =>
  isAnyIcon(icons) ? [glyph('house')] : icons.map((name) => ({ is: 'symbol', name }))

/** How many coins, with what stands before the figure: a plus, or nothing after an arrow. */
function amountSigns(amount: Amount, before: '+' | ''): SignPart[] {
  if (amount === 'half') return [figure('½')]
  if (amount === 'all') return [word('all')]
  if (typeof amount === 'number') return [figure(`${before}${amount}`)]
  if ('dice' in amount) return [...(before ? [figure('+')] : []), glyph('die'), glyph('die')]
  const whose = amount.of === 'everyone' ? [glyph('all')] : []
  return [figure(`${before}${amount.each}`), word('per'), ...whose, ...countSigns(amount.per)]
}

function conditionSigns(condition: Condition): SignPart {
  if ('has' in condition) return only({ is: 'card', id: condition.has })
  if ('payerHasCoins' in condition) return only(figure(`${condition.payerHasCoins}+`))
  if ('different' in condition) return only(figure(condition.different), word('≠'))
  if ('allPins' in condition) return only(glyph('pin'), figure('✓'))
  const most = condition.landmarks === 'at-most' ? '≤' : ''
  const whose = condition.of === 'roller' ? [glyph('one')] : []
  return only(...whose, figure(`${most}${condition.n}`), glyph('landmark'))
}

const FROM = { roller: 'one', 'each-opponent': 'all', 'one-opponent': 'pick' } as const

function verbSigns(step: Step): SignPart[] {
  switch (step.verb) {
    case 'gain':
      return amountSigns(step.amount, '+')
    case 'pay':
      return [figure(`−${step.amount}`)]
    case 'take':
      return [glyph(FROM[step.from]), glyph('arrow'), ...amountSigns(step.amount, '')]
    case 'pool':
      return [glyph('all'), figure('÷')]
    case 'demolish':
      return [glyph('struck')]
    case 'swap':
      return [glyph('house'), glyph('swap'), glyph('house')]
    case 'give':
      return [glyph('house'), glyph('arrow'), glyph(step.to === 'any-opponent' ? 'pick' : 'one')]
    case 'close':
      return step.what === 'this' ? [glyph('tarp')] : [glyph('all'), glyph('tarp')]
    case 'activate':
      return [glyph('again'), glyph('house'), ...(step.closes ? [glyph('tarp')] : [])]
    case 'leave':
      return [glyph('house'), glyph('arrow'), glyph('stack')]
    case 'extra-turn':
      return [glyph('again')]
    case 'extra-action':
      return [figure('+1'), glyph(step.only === 'community' ? 'star' : 'house')]
    case 'ready':
      return [glyph('token')]
    case 'hang':
      return [glyph('flag')]
    case 'take-pin':
      return [glyph('pin')]
    case 'move-mascot':
      return [glyph('mascot'), glyph('arrow')]
    case 'fund':
      return [figure(step.price), glyph('arrow'), glyph('fund')]
    case 'win':
      return [glyph('star')]
    default:
      return impossible(step)
  }
}

const stepSigns = (step: Step): SignPart[] => [
  ...('if' in step && step.if ? [conditionSigns(step.if)] : []),
  ...verbSigns(step),
]

const stepsSigns = (steps: readonly Step[]): SignPart[] =>
  steps.flatMap((step, i) => [...(i > 0 ? [word('·')] : []), ...stepSigns(step)])

function triggerSigns(trigger: Trigger): SignPart[] {
  switch (trigger) {
    case 'built':
      return []
    case 'doubles':
      return [glyph('die'), word('='), glyph('die')]
    case 'built-nothing':
      return [glyph('idle'), word(':')]
    case 'no-coins':
      return [glyph('empty'), word(':')]
    case 'guest':
      return [glyph('one'), glyph('landmark'), word(':')]
    default:
      if ('total' in trigger) return [only(figure(trigger.total))]
      return [...Array.from({ length: trigger.earnedNothingWithDice }, () => glyph('die')), figure('0'), word(':')]
  }
}

function powerSigns(power: Power): SignPart[] {
  switch (power.power) {
    case 'dice':
      return [glyph('die'), glyph('die')]
    case 'reroll':
      return [glyph('die'), glyph('again')]
    case 'raise':
      return [figure(`${power.from}+`), word(':'), figure(`+${power.by}`)]
    case 'boost':
      return [figure(`+${power.coins}`), ...iconSigns(power.icons)]
    case 'discount':
      return [figure(`−${power.coins}`), ...discountSigns(power.on)]
    case 'nudge':
      return [glyph('token'), figure(`±${power.by}`)]
    case 'one-die':
      return [glyph('token'), glyph('die'), word('/'), glyph('die')]
    case 'when':
      return [...triggerSigns(power.trigger), ...stepsSigns(power.does)]
    default:
      return impossible(power)
  }
}

function discountSigns(on: 'landmarks' | 'establishments' | { readonly card: string }): SignPart[] {
  if (on === 'landmarks') return [glyph('landmark')]
  if (on === 'establishments') return [glyph('house')]
  return [{ is: 'card', id: on.card }]
}

const known = new WeakMap<Card, readonly SignPart[]>()

/** What a card does as a line of signs, made from what it says of itself: also for cards nobody has seen before. */
export function signsOf(card: Card): readonly SignPart[] {
  const before = known.get(card)
  if (before) return before
  const signs = freshSigns(card)
  known.set(card, signs)
  return signs
}

function freshSigns(card: Card): SignPart[] {
  if (card.kind === 'action') return [...(card.if ? [conditionSigns(card.if)] : []), ...stepsSigns(card.does)]
  if (card.kind !== 'establishment')
    return card.powers.flatMap((power, i) => [...(i > 0 ? [word('·')] : []), ...powerSigns(power)])
  const built = card.whenBuilt ?? []
  return [
    ...stepsSigns(card.does),
    ...(card.does.length > 0 && built.length > 0 ? [word('·')] : []),
    ...stepsSigns(built),
    ...(card.takesInvestment ? [word('·'), glyph('invest')] : []),
  ]
}
