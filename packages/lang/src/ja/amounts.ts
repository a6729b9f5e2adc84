import type { Amount, Condition, Count, Icon, Step, Throws, Whose } from '@machinami/cards'
import { fromBank, isAnyIcon } from '../card-text.ts'
import { impossible } from '../impossible.ts'
import type { Naming } from '../naming.ts'
import { coins } from './grammar.ts'
import { terms } from './terms.ts'

/** `「パン」か「カップ」の施設`; a ruleset may name no symbol at all, which every card has. */
export const iconCards = (icons: readonly Icon[], join: string): string =>
  icons.length === 0 ? 'マークのない施設' : `${icons.map((icon) => `「${terms.icons[icon]}」`).join(join)}の施設`

/** Whose cards; `theirs` is how the payer is called. */
const ownerWords = (of: Whose, theirs: string) => ({ owner: '自分の', payer: theirs, everyone: '全員の' })[of]

export function per(count: Count, of: Whose, theirs: string, naming: Naming): string {
  const own = ownerWords(of, theirs)
  if (count === 'landmarks') return `${own}ランドマーク1つにつき`
  if (count === 'invested')
    return of === 'owner' ? 'このカードの上のコイン1枚につき' : `${own}同じカードの上のコイン1枚につき`
  if (count === 'flags') return `${own}掲げた旗1本につき`
  if (count === 'pins') return `${own}取った${naming.cardName('pin')}1本につき`
  if (count === 'mascot') return `${own}${naming.cardName('mascot')}がいる種類の施設1軒につき`
  if (count === 'closed-now') return `${own}新たに休業した施設1軒につき`
  if ('card' in count) return `${own}「${naming.cardName(count.card)}」1軒につき`
  if ('color' in count) return `${own}${terms.colors[count.color].color}の施設1軒につき`
  if ('icons' in count) {
    const cards = isAnyIcon(count.icons) ? '施設' : iconCards(count.icons, 'か')
    return `${own}${cards}1${count.unique ? '種類' : '軒'}につき`
  }
  return impossible(count)
}

const THROWN: Readonly<Record<Throws, string>> = {
  once: '全員分をまとめて1回',
  'each-owner': '自分の分をまとめて1回',
  'each-copy': 'カード1枚ごとに1回',
}

const throwWords = (amount: { readonly dice: 2; readonly thrown: Throws }) =>
  `サイコロを${amount.dice}個振り（${THROWN[amount.thrown]}）、`

export function gainWords(paid: Amount, naming: Naming): string {
  const amount = fromBank(paid)
  if (typeof amount === 'number') return `銀行から${coins(amount)}もらう`
  if (amount === 'half') return '自分のコインの半分（端数切り捨て）を銀行からもらう'
  if (amount === 'all') return '自分のコインと同じ枚数を銀行からもらう'
  if ('dice' in amount) return `${throwWords(amount)}出た目の数だけ銀行からコインをもらう`
  if ('each' in amount) return `${per(amount.per, amount.of, '', naming)}、銀行から${coins(amount.each)}もらう`
  return impossible(amount)
}

export type Take = Extract<Step, { readonly verb: 'take' }>

export const aboutRoller = (condition: Condition): boolean =>
  'payerHasCoins' in condition || ('landmarks' in condition && condition.of === 'roller')

/** Who pays, up to where the amount begins: `他のプレイヤー全員から`. */
function payer({ from, if: condition }: Take): string {
  const rich = condition && 'payerHasCoins' in condition ? `${coins(condition.payerHasCoins)}以上持っている` : ''
  switch (from) {
    case 'roller':
      return condition && aboutRoller(condition) ? 'そのプレイヤーから' : 'サイコロを振ったプレイヤーから'
    case 'each-opponent':
      return `${rich}他のプレイヤー全員から`
    case 'one-opponent':
      return `${rich}他のプレイヤー1人を選び、そのプレイヤーから`
    default:
      return impossible(from)
  }
}

export function takeWords(step: Take, naming: Naming): string {
  const { amount } = step
  const each = step.from === 'each-opponent'
  const from = payer(step)
  if (typeof amount === 'number') return `${from}${coins(amount)}${each ? 'ずつ' : ''}もらう`
  if (amount === 'half') return `${from}、${each ? 'それぞれ' : ''}コインの半分（端数切り捨て）をもらう`
  if (amount === 'all') return `${from}コインをすべてもらう`
  if ('dice' in amount) return `${throwWords(amount)}${from}出た目の数だけコインをもらう`
  if ('each' in amount) {
    const count = per(amount.per, amount.of, each ? 'それぞれの' : 'そのプレイヤーの', naming)
    return `${from}、${count}${coins(amount.each)}${each && amount.of !== 'payer' ? 'ずつ' : ''}もらう`
  }
  return impossible(amount)
}
