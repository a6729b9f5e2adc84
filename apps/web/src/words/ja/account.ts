import type { AccountWords } from '../account-words.ts'

export const account: AccountWords = {
  title: 'アカウント',
  link: 'どの端末でも自分のゲームを',
  about:
    '遊ぶのにアカウントはいりません。アカウントを作ると、テーブルやゲーム、キャンペーン、名前、設定を、別の端末でも使えます。',
  name: 'アカウントの名前',
  password: 'パスワード',
  passwordHint: '8文字以上。メールでの再発行はないので、控えておいてください。',
  enter: 'ログイン',
  make: 'アカウントを作る',
  byPasskey: 'パスワードなしで',
  aboutPasskeys:
    'パスキーはこの端末が預かり、指紋や顔、端末の暗証番号で開きます。新しいアカウントには、名前だけを入力してください。',
  passkey: 'パスキーでログイン',
  makeByPasskey: 'パスキーで新しいアカウント',
  noPasskey: {
    insecure: 'パスキーには、httpsで開いたページが必要です。ここではパスワードが使えます。',
    unnamed: 'パスキーには、数字ではなく名前のアドレスが必要です。ここではパスワードが使えます。',
    unsupported: 'このブラウザーではパスキーを使えません。パスワードなら使えます。',
  },
  inAs: (name) => `${name}としてログインしています。`,
  kept: (tables, games, campaigns) =>
    `テーブル${tables}卓、ゲーム${games}件、キャンペーン${campaigns}件、名前と設定を保存しています。`,
  full: 'アカウントがいっぱいです。一部のゲームはこの端末だけに残っています。古いゲームを消すと空きができます。',
  addPasskey: 'この端末のパスキーを加える',
  noPasskeyCame: {
    'no-choice': 'パスキーを受け取れませんでした。もう一度試すか、パスワードを使ってください。',
    'has-one': 'この端末には、このアカウントのパスキーがもうあります。',
  },
  passkeys: (n) => `パスキー${n}個でログインできます。`,
  changePassword: 'パスワードを変える',
  addPassword: 'パスワードを加える（パスキーのない場所のために）',
  oldPassword: '今のパスワード',
  newPassword: '新しいパスワード',
  change: '変える',
  changed: '新しいパスワードを保存しました。他の端末では、もう一度ログインしてください。',
  everything: '保存されている自分の情報をすべてダウンロード',
  leave: 'この端末からログアウト',
  leaveHint: 'テーブル、ゲーム、キャンペーンは、この端末にもアカウントにも残ります。',
  erase: 'アカウントを消す',
  eraseSure: 'すべて消しますか？',
  eraseHint:
    'アカウントと保存したものは、二度と戻りません。あなたが作ったテーブルの終わったゲームも消えます。続いているゲームからは抜け、代わりにボットが遊びます。',
  eraseYes: 'すべて消す',
  eraseNo: '残す',
  erased: 'アカウントを消しました。',
}
