import type { Condition, Power, Step, Trigger } from '@machinami/cards'
import { cardTexts } from '../card-text.ts'
import { impossible } from '../impossible.ts'
import type { Naming } from '../naming.ts'
import { gainWords, iconCards, per, takeWords } from './amounts.ts'
import { coins, number, things } from './grammar.ts'
import { terms } from './terms.ts'

function conditionWords(condition: Condition, payer: string, naming: Naming): string {
  if ('has' in condition) return `自分に「${naming.cardName(condition.has)}」があれば`
  if ('payerHasCoins' in condition) return `${payer}が${coins(condition.payerHasCoins)}以上持っていれば`
  if ('different' in condition)
    return `自分の施設が${number(condition.different)}種類以上あるか、まだ売っている種類をすべて持っていれば`
  if ('allPins' in condition) return `${naming.cardName('pin')}がすべて取られていれば`
  if ('landmarks' in condition) {
    const whose = condition.of === 'owner' ? '自分' : 'サイコロを振ったプレイヤー'
    if (condition.n === 0 && condition.landmarks === 'at-most') return `${whose}のランドマークが1つもなければ`
    return `${whose}のランドマークが${things(condition.n)}${condition.landmarks === 'at-most' ? '以下' : '以上'}なら`
  }
  return impossible(condition)
}

function mainClause(step: Step, naming: Naming): string {
  switch (step.verb) {
    case 'gain':
      return gainWords(step.amount, naming)
    case 'pay':
      return `銀行に${coins(step.amount)}払う`
    case 'take':
      return takeWords(step, naming)
    case 'pool':
      return `全員のコインを集めて同じ枚数ずつ分ける（${step.remainder === 'bank' ? '足りない分は銀行が足す' : '余りは自分がもらう'}）`
    case 'demolish':
      return '自分のランドマークを1つ取り壊す（なければ何も起きない）'
    case 'swap':
      return `自分の施設1軒と他のプレイヤーの施設1軒を交換${step.optional ? 'してもよい' : 'する'}（大施設${step.majors ? 'も選べる' : 'は選べない'}）`
    case 'give':
      return `自分の施設1軒を${step.to === 'right-neighbour' ? '右隣のプレイヤー' : '他のプレイヤー1人'}に渡す（大施設${step.majors ? 'も選べる' : 'は選べない'}）`
    case 'close':
      if (step.what === 'this') return 'このカードは休業する'
      return '大施設以外の施設を1種類選び、全員のその施設を休業させる'
    case 'activate':
      return `${step.copies === 'one' ? '自分の青か緑の施設1軒を、出た目に関係なく発動してもよい' : '自分の青か緑の施設を1種類選び、出た目に関係なくすべて発動してもよい'}${step.closes ? '（その後、休業する）' : ''}`
    case 'leave':
      return 'このカードを市場に戻す'
    case 'extra-turn':
      return 'この手番の後にもう1回手番を行う'
    case 'extra-action':
      return step.only ? 'すぐに寄付してもよい' : 'この手番にもう1回行動してもよい'
    case 'ready':
      return `自分の${naming.cardName('token')}がまた使えるようになる`
    case 'hang':
      return '空いている番号に旗を1本掲げる（残っていなければ1本移す）'
    case 'take-pin':
      return `空いている${naming.cardName('pin')}を1本選んで取る`
    case 'move-mascot':
      return `${naming.cardName('mascot')}を紫以外の好きな種類の施設に移してもよい`
    case 'fund':
      return `1つ${coins(step.price)}で、好きな数だけ${naming.cardName('fund')}に出す`
    case 'win':
      return 'ただちにゲームに勝利する'
    default:
      return impossible(step)
  }
}

/** A rich payer is named in the main clause; every other condition comes first. */
const isInMain = (step: Step, condition: Condition) =>
  step.verb === 'take' && step.from !== 'roller' && 'payerHasCoins' in condition

function conditionOf(step: Step, naming: Naming): string[] {
  const condition = 'if' in step ? step.if : undefined
  const payer = step.verb === 'take' ? 'サイコロを振ったプレイヤー' : '自分'
  return condition && !isInMain(step, condition) ? [conditionWords(condition, payer, naming)] : []
}

function stepSentences(does: readonly Step[], opening: readonly string[], naming: Naming): string[] {
  return does.map((step, i) => {
    const before = i === 0 ? opening : ['その後']
    return `${[...before, ...conditionOf(step, naming), mainClause(step, naming)].join('、')}。`
  })
}

function triggerWords(trigger: Trigger, built: string): string {
  if (trigger === 'built') return built
  if (trigger === 'doubles') return '自分の手番にゾロ目を出したとき'
  if (trigger === 'built-nothing') return '自分の手番に何も建てなかったとき'
  if (trigger === 'no-coins') return '建設の直前にコインが1枚もないとき'
  if (trigger === 'guest') return '他のプレイヤーがランドマークを建て、その数が自分より多くなったとき'
  if ('total' in trigger) return `自分の手番に出た目の合計が${number(trigger.total)}のとき`
  if ('earnedNothingWithDice' in trigger)
    return `自分の手番にサイコロを${trigger.earnedNothingWithDice}個振って収入がなかったとき`
  return impossible(trigger)
}

function powerSentences(power: Power, built: string, naming: Naming): string[] {
  switch (power.power) {
    case 'dice':
      return ['サイコロを1個振るか2個振るか選べる。']
    case 'reroll':
      return ['手番ごとに1回、サイコロを振り直せる。振り直した目を使う。']
    case 'raise':
      return [`自分の手番に出た目の合計が${number(power.from)}以上のとき、${number(power.by)}を足してもよい。`]
    case 'boost':
      return [`自分の${iconCards(power.icons, 'と')}の収入が、1軒につき${coins(power.coins)}増える。`]
    case 'discount':
      if (power.on === 'landmarks') return [`自分のランドマークの建設費が${coins(power.coins)}安くなる。`]
      if (power.on === 'establishments')
        return [`自分の施設の建設費が${coins(power.coins)}安くなる（${coins(1)}より安くはならない）。`]
      return [`「${naming.cardName(power.on.card)}」の建設費が${coins(power.coins)}安くなる。`]
    case 'nudge':
      return [
        `サイコロを振った後、${naming.cardName('token')}を使って合計を${number(power.by)}まで増やすか減らしてもよい。`,
      ]
    case 'one-die':
      return [`サイコロを2個振った後、${naming.cardName('token')}を使って片方だけを数えてもよい。`]
    case 'when':
      return stepSentences(power.does, [triggerWords(power.trigger, built)], naming)
    default:
      return impossible(power)
  }
}

export const { cardText, power, steps } = cardTexts({
  steps: stepSentences,
  power: powerSentences,
  colors: terms.colors,
  whenBuilt: '建てたとき',
  whenContributed: '寄付したとき',
  boost: {
    once: 'ランドマークによる追加収入は、数えた施設の数に関係なく1回だけ。',
    never: 'ランドマークによる追加収入はない。',
  },
  buildIf: { 'only-town-without-landmark': 'ランドマークがないのが自分の街だけのときに建てられる。' },
  investment: '自分の手番の終わりに、1コインを上に置いてもよい（置いたコインは戻らない）。',
  closed: '休業中の施設は、次に発動する代わりに営業を再開する。',
  onePerTown: '1つの街に1軒まで。',
  forEveryone: '誰が建てても、全員に効果がある。',
  gives: (action) => `自分だけの行動「${action}」ができる。`,
  plain: 'このランドマークに効果はない。',
  bonus: '最初からすべての街にある。ランドマークではなく、失うこともない。',
  community: 'どの街も1回だけ寄付できる。',
  opensIf: (condition, naming) => `${conditionWords(condition, '自分', naming)}、行える。`,
  less: ({ each, per: count }, naming) => `${per(count, 'owner', '', naming)}、寄付が${coins(each)}安くなる。`,
  action: '建設の代わりに行える。',
})
