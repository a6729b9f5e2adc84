import type { ResultWords } from '../stage-words.ts'

function lacked(n: number, besides: string): string {
  if (n === 0) return `あと${besides}だけでした。`
  return besides === ''
    ? `ランドマークが${n}つ足りませんでした。`
    : `ランドマーク${n}つと${besides}が足りませんでした。`
}

export const result: ResultWords = {
  result: {
    allLandmarks: (n) => `ランドマーク${n}つ完成`,
    byCard: (card) => `${card}で勝利`,
    byLimit: '最後のターンが終わりました',
    short: lacked,
    coinsFor: (price, card, had) => `${card}は${price}、手元は${had}コイン`,
    yourBest: (card, coins, percent) => `${card}の収入は${coins}コイン、全収入の${percent}%でした。`,
    theirBest: (name, card, coins, percent) => `${card}での${name}の収入は${coins}コイン、全収入の${percent}%でした。`,
    byTurn: 'ランドマークと完成したターン',
    net: '他の人との差し引き',
    why: 'なぜ？',
    whyByTurn: 'なぜ？　ターンごとに',
    compareDay: '達人と比べる',
    theyShort: (name, n, besides) => `${name}は${lacked(n, besides)}`,
    yours: (card) => `あなたの${card}`,
    whose: (name, card) => `${name}の${card}`,
    paidIn: (coins, turns, percent) => `${turns}ターンで${coins}、全収入の${percent}%でした。`,
    yourBuy: (card) => `いちばん得な買い物：${card}`,
    theirBuy: (name, card) => `${name}のいちばん得な買い物：${card}`,
    costBrought: (cost, brought) => `費用${cost}、収入${brought}コイン。`,
    bigRoll: (turn) => `コインがいちばん動いた一投：${turn}`,
    charts: 'グラフ',
    moreWays: 'その他',
  },
  plain: {
    onAnyRoll: (totals) => `誰が${totals}を出しても収入`,
    onYourRoll: (totals) => `自分が${totals}を出すと収入`,
    onOthersRoll: (totals) => `他の人が${totals}を出すともらえる`,
    landmark: (left) => (left === 0 ? '最後のランドマーク' : `あと${left}つでそろう`),
    earnsMore: '毎巡の収入が増える',
    nearer: 'ゴールに近づく',
    slows: '先頭の相手が遅くなる',
    further: 'ゴールから遠ざかる',
    againIsBetter: '振り直すほうが平均して得',
    moreIsBetter: '大きい目のほうが得',
    more: 'くわしく',
  },
}
