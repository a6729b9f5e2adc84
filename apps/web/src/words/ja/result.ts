import type { ResultWords } from '../stage-words.ts'

export const result: ResultWords = {
  result: {
    allLandmarks: (n) => `ランドマーク${n}つ完成`,
    byCard: (card) => `${card}で勝利`,
    byLimit: '最後のターンが終わりました',
    short: (n) => `ランドマークが${n}つ足りませんでした。`,
    coinsFor: (price, card, had) => `${card}は${price}、手元は${had}コイン`,
    yourBest: (card, coins, percent) => `${card}の収入は${coins}コイン、全収入の${percent}%でした。`,
    theirBest: (name, card, coins, percent) => `${name}の${card}の収入は${coins}コイン、全収入の${percent}%でした。`,
    byTurn: 'ランドマークと完成したターン',
    net: '他の人との差し引き',
    why: 'なぜ？',
    compareDay: '達人と比べる',
  },
  plain: {
    onAnyRoll: (totals) => `誰が${totals}を出しても収入`,
    onYourRoll: (totals) => `自分が${totals}を出すと収入`,
    onOthersRoll: (totals) => `他の人が${totals}を出すともらえる`,
    landmark: (left) => (left === 0 ? '最後のランドマーク' : `あと${left}つでそろう`),
    more: 'くわしく',
  },
}
