import type { ReviewWords } from '../review-words.ts'

export const review: ReviewWords = {
  progress: (done) => `${done}手を評価`,
  won: (name, turns) => `${turns}ターンで${name}の勝ち。なぜ？`,
  notOver: (turns) => `${turns}ターン終えて、まだ勝者はいません。`,
  sum: '勝率のポイントで：開始＋運＋自分の選択＋他の人の選択＝結果。精度100は毎回達人と同じ選択です。',
  heads: {
    player: 'プレイヤー',
    start: '開始',
    luck: '運',
    own: '自分の選択',
    others: '他の人の選択',
    result: '結果',
    accuracy: '精度',
  },
  curve: '勝率（この先を達人同士で続けた場合）',
  turn: (n) => `${n}ターン目`,
  turningPoints: '勝負の分かれ目',
  threw: (name, dice) => `${name}の出目は${dice}`,
  drew: (card) => `${card}が市場に出た`,
  chose: (name, answer) => `${name}：${answer}`,
  choices: '3ポイント以上失った選択',
  noChoices: '3ポイント以上失った選択はありません。',
  best: (answer) => `最善：${answer}`,
  cost: (points, from, to) => `${points}ポイントの損（${from}が${to}に）`,
  luckiest: (name, what, points) => `${name}の最大の幸運：${what}、${points}`,
  unluckiest: (name, what, points) => `${name}の最大の不運：${what}、${points}`,
  dice: 'サイコロ',
  thrown: (dice, throws) => `サイコロ${dice}個、${throws}回`,
  oddest: (total, came, expected, games) =>
    `いちばん珍しいのは${total}：${came}回（期待は${expected}回）。これほど珍しいのは${games}ゲームに1回です。`,
  further: (of100) => `全体では、公平な100ゲームのうち${of100}ゲームがこれより大きくずれます。`,
  cards: 'カードがもたらしたコイン',
  cardHeads: { card: 'カード', built: '建設', price: '費用', brought: '収入', net: '差引' },
  restsOn: {
    taught: (margin) =>
      `このゲームを学んだネットと、全席達人という仮定によります。数字の誤差は${margin}ポイントほどです。`,
    near: (margin) =>
      `ほぼ同じルールを学んだネットと、全席達人という仮定によります。数字の誤差は${margin}ポイントほどです。`,
    planner: (margin) =>
      `このルールを知るネットはありません。勝率はゴールまでの巡数の見積もりによる大まかなもので、誤差は${margin}ポイント以上です。`,
    facts: 'このプログラムにないルールで遊ばれたゲームです。記録された事実だけを示します。勝率はわかりません。',
  },
  drift: (points) => `選択のうち最大${points}ポイントは、評価側が後から気づいた分で、誰の選択でもありません。`,
  written: (file) => `ふり返りを${file}に書きました`,
  behindAddress: (example) => `Machinamiのアドレス（${example} など）の後ろに付けて開きます`,
  history: {
    heads: { date: '日付', file: 'ファイル', game: 'ゲーム', players: 'プレイヤー', turns: 'ターン', result: '結果' },
    won: (name) => `${name}の勝ち`,
    running: '途中',
    givenUp: '中止',
    unreadable: (n) => `${n}個のファイルはゲームではないか、壊れています。そのまま残してあります。`,
    none: (folder) => `${folder}に記録されたゲームはありません。`,
    progress: (done) => `${done}個のファイルを読みました`,
  },
}
