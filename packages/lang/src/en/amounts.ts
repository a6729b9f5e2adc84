import type { Amount, Condition, Count, Icon, Step, Throws, Whose } from '@machinami/cards'
import { fromBank, isAnyIcon } from '../card-text.ts'
import { impossible } from '../impossible.ts'
import type { Naming } from '../naming.ts'
import { coins, either } from './grammar.ts'
import { terms } from './terms.ts'

/** `bread or cup card`; a ruleset may name no symbol at all, which every card has. */
export const iconCards = (icons: readonly Icon[], join = either, noun = 'card'): string =>
  icons.length === 0 ? `${noun} without a symbol` : `${join(icons.map((icon) => terms.icons[icon]))} ${noun}`

function owned(what: string, of: Whose): string {
  if (of === 'everyone') return `${what} in any town`
  return `${what} ${of === 'owner' ? 'you' : 'they'} own`
}

export function per(count: Count, of: Whose, naming: Naming): string {
  if (count === 'landmarks')
    return of === 'everyone' ? 'landmark in any town' : `landmark ${of === 'owner' ? 'you' : 'they'} have built`
  if (count === 'invested') return perInvested(of)
  if (count === 'closed-now') return perClosed(of)
  if (count === 'flags')
    return of === 'everyone' ? 'flag that hangs anywhere' : `flag ${of === 'owner' ? 'you' : 'they'} have hung`
  if (count === 'pins')
    return `${naming.cardName('pin')} ${of === 'everyone' ? 'taken by anybody' : `${of === 'owner' ? 'you' : 'they'} have taken`}`
  if (count === 'mascot') return owned(`card of the kind ${naming.cardName('mascot')} is with`, of)
  if ('card' in count) return owned(naming.cardName(count.card), of)
  if ('color' in count) return owned(`${terms.colors[count.color].color} card`, of)
  if ('icons' in count) {
    const cards = isAnyIcon(count.icons) ? 'building' : iconCards(count.icons)
    return owned(`${count.unique ? 'different ' : ''}${cards}`, of)
  }
  return impossible(count)
}

function perInvested(of: Whose): string {
  if (of === 'owner') return 'coin on this card'
  return of === 'payer' ? 'coin on their own card of this kind' : 'coin on any card of this kind, whoever owns it'
}

function perClosed(of: Whose): string {
  if (of === 'everyone') return 'card that has just closed'
  return `of ${of === 'owner' ? 'your' : 'their'} cards that has just closed`
}

const THROWN: Readonly<Record<Throws, string>> = {
  once: 'thrown once for the whole table',
  'each-owner': 'thrown once for all your copies together',
  'each-copy': 'thrown anew for each copy',
}

/** How many coins; `their` is whose purse is halved or emptied. */
function amountWords(amount: Amount, their: 'your' | 'their', naming: Naming): string {
  if (typeof amount === 'number') return coins(amount)
  if (amount === 'half') return `half of ${their} coins, rounded down`
  if (amount === 'all') return `all of ${their} coins`
  if ('dice' in amount) return `as many coins as two dice show, ${THROWN[amount.thrown]}`
  if ('each' in amount) return `${coins(amount.each)} for each ${per(amount.per, amount.of, naming)}`
  return impossible(amount)
}

export function gainWords(amount: Amount, naming: Naming): string {
  if (amount === 'half') return 'the bank pays you half as many coins as you have, rounded down'
  if (amount === 'all') return 'the bank pays you as many coins as you have'
  return `the bank pays you ${amountWords(fromBank(amount), 'your', naming)}`
}

export const rolled = 'whoever rolled'

export type Take = Extract<Step, { readonly verb: 'take' }>

function payer({ from, if: condition }: Take): string {
  const rich = condition && 'payerHasCoins' in condition ? ` with ${coins(condition.payerHasCoins)} or more` : ''
  switch (from) {
    case 'roller':
      return condition && aboutRoller(condition) ? 'they pay' : `${rolled} pays`
    case 'each-opponent':
      return `every other player${rich} pays`
    case 'one-opponent':
      return `one other player of your choice${rich} pays`
    default:
      return impossible(from)
  }
}

const aboutRoller = (condition: Condition) =>
  'payerHasCoins' in condition || ('landmarks' in condition && condition.of === 'roller')

export const takeWords = (step: Take, naming: Naming): string =>
  `${payer(step)} you ${amountWords(step.amount, 'their', naming)}`
