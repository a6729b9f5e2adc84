import type { FirstWords } from '../catalogue.ts'

/** What the start screen says, and everything that may be said on any screen. */
export const ja: FirstWords = {
  rest: async () => (await import('./table.ts')).atTable,
  around: async () => (await import('./around.ts')).around,
  lessons: async () => (await import('./lessons.ts')).texts,
  ruleBook: async () => (await import('virtual:rule-book/ja')).default,
  aside: async () => (await import('./aside.ts')).aside,
  examples: async () => (await import('./examples.ts')).examples,
  kept: async () => (await import('./kept.ts')).kept,
  playOn: async () => (await import('./play-on.ts')).playOn,
  me: async () => (await import('./me.ts')).me,
  daily: async () => (await import('./daily.ts')).daily,
  review: async () => (await import('./review.ts')).review,
  history: async () => (await import('./history.ts')).history,
  campaign: async () => (await import('./campaign.ts')).campaign,
  friends: async () => (await import('./friends.ts')).friends,
  together: async () => (await import('./together.ts')).together,

  tagline: '街いちばんの、にぎやかな通りをつくろう。',
  unofficial: '「街コロ」シリーズの非公式ファンプロジェクトです。文章・絵・プログラムはすべてオリジナルです。',
  back: '戻る',
  close: '閉じる',
  sentences: (texts) => texts.join(''),
  beside: (one, other) => `${one}・${other}`,
  language: '言語',
  noWords: 'この言語を読み込めませんでした。通信を確認して、もう一度お試しください。',

  start: {
    playNow: 'すぐに遊ぶ',
    planHint: (edition, people, bots) =>
      [edition, ...(people > 1 ? [`${people}人`] : []), ...(bots > 0 ? [`ボット${bots}人`] : [])].join('・'),
    goOn: '続きから遊ぶ',
    goOnHint: (edition, turn) => `${edition}・${turn}ターン目`,
    table: 'テーブルを準備する',
    tableHint: 'セット・人数・ボット',
    friends: '友だちと遊ぶ',
    friendsHint: 'リンクか合言葉で',
    learn: '3分でおぼえる',
    learnHint: '遊びながら',
    learnAgain: 'おぼえる',
    more: 'その他',
    campaign: 'キャンペーン',
    campaignHint: '10ゲームでひとつの島、封をしたカード',
    rules: 'ルール',
    cards: 'カード',
    me: 'これまでの成績',
    daily: '今日の街',
    games: 'これまでのゲーム',
    settings: '設定',
    openFile: 'ファイルを開く',
    dropHere: 'ここで放すとファイルを開きます',
    nothingKept: 'このブラウザーには保存できません。遊べますが、ページを閉じるとゲームは消えます。',
    brokenSave:
      '前のゲームは別のバージョンで保存されていて、ここでは読めません。新しいゲームはいつでも始められます。前のゲームは、削除するまでこのブラウザーに残ります。',
    forgetSave: '前のゲームを削除する',
  },
  badRecord: {
    foreign:
      'このファイルはゲームの記録ではありません。ゲームの最後にダウンロードしたテキストファイルを選んでください。',
    damaged: '記録の一部が欠けているか、壊れていて開けません。元のファイルでもう一度お試しください。',
    changed: '記録の内容が合いません。あとから書き換えられたようです。開けるのは元のファイルだけです。',
  },
  nowhere: {
    title: 'この通りは行き止まりです',
    text: 'リンク先が見つかりません。途中で切れてしまったのかもしれません。',
    home: 'トップへ',
  },
  oops: {
    title: '問題が起きました',
    text: 'こちらの不具合です。ゲームは最後の手まで保存されています。',
    again: 'もう一度読み込む',
    notFetched: 'この部分を読み込めませんでした。通信を確認して、もう一度お試しください。',
  },
  update: {
    text: '新しいバージョンがあります。ゲームはそのまま続けられます。',
    now: '今すぐ使う',
    later: 'あとで',
  },

  names: { you: 'あなた', seat: (n) => `席${n}`, player: (n) => `プレイヤー${n}` },
  botNames: { Hana: 'ハナ', Kenji: 'ケンジ', Mei: 'メイ', Sora: 'ソラ', Yuki: 'ユキ' },
}
