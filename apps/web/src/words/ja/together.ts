import type { TogetherWords } from '../together-words.ts'

export const together: TogetherWords = {
  found: {
    title: 'みんなでキャンペーン',
    about: 'それぞれが自分の画面で自分の街を受け持ちます。カードはみんなで一緒に読み、何週間休んでもかまいません。',
    towns: '街の数',
    begin: '始めて招待する',
    orFile: '続きから遊ぶ',
    file: 'キャンペーンのファイルを開く',
    fileHint: 'このページや別のサーバー、ターミナルで書き出したファイルです。',
    notRead: 'このキャンペーンはここでは続けられません。',
  },
  waitFor: (names) => `${names}を待っています。`,
  allRead: '全員の準備ができたら先へ進みます。',
  without: (names) => `${names}を待たずに進む`,
  youWatch: '観戦中です。',
  talk: '会話',
  safe: '何も失われません。ここまでの内容はすべてサーバーに残っています。',
  playTown: (town) => `${town}を受け持つ`,
  kept: '進むたびにサーバーに保存します。いつでも「あなたのテーブル」から戻れます。',
  inGame: (game) => `ゲーム${game}の準備ができました`,
  comes: '全員がそろうと始まります。',
  beginWithout: '今すぐ始める',
  hand: {
    bot: 'ボット',
    anybody: '来てくれた人',
    anybodyHint: 'リンクか合言葉で来た人が受け持てます。',
    own: (name) => `また${name}`,
    waits: '来る人を待っています',
  },
}
