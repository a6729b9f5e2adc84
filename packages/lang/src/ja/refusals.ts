import type { Refusal } from '@machinami/cards'
import type { RefusalWords } from '../lang.ts'

/** `「x」というセット`, `そのようなセット`. */
const such = ({ what }: Refusal, noun: string): string =>
  what === undefined ? `そのような${noun}` : `「${what}」という${noun}`
/** `「base」`, or a word for it where the refusal names nothing. */
const it = ({ what }: Refusal, otherwise: string): string => (what === undefined ? otherwise : `「${what}」`)
const hint = ({ wanted }: Refusal, lead: string): string => (wanted === undefined ? '' : `${lead}：${wanted}`)

/** `（席：4、ルール：3）` */
const both = ({ what, wanted }: Refusal): string =>
  what === undefined || wanted === undefined ? '' : `（席：${what}、ルール：${wanted}）`

export const place: RefusalWords['place'] = ({ line, place, moment }) => {
  if (place !== undefined) return `${place}：`
  if (line !== undefined) return `${line}行目：`
  return moment === undefined ? '' : moment === 0 ? '開始時：' : `${moment}手目：`
}

export const records: RefusalWords['records'] = {
  foreign: 'このファイルはゲームの記録ではありません。ゲームの最後にダウンロードしたテキストファイルを選んでください。',
  damaged: '記録の一部が欠けているか、壊れていて開けません。元のファイルでもう一度お試しください。',
  changed: '記録の内容が合いません。あとから書き換えられたようです。開けるのは元のファイルだけです。',
}

export const refusals: RefusalWords['refusals'] = {
  'unknown-edition': (why) => `${such(why, 'セット')}はありません。${hint(why, '選べるもの')}`,
  'wrong-player-count': (why) =>
    `${why.what === undefined ? 'その人数' : `${why.what}人`}では遊べません。${hint(why, '人数')}`,
  'unknown-market': (why) => `このセットに${such(why, '市場の並べ方')}はありません。${hint(why, '選べるもの')}`,
  'unknown-house-rule': (why) => `このセットに${such(why, 'ハウスルール')}はありません。${hint(why, '選べるもの')}`,
  'unknown-house-option': (why) => `そのハウスルールで${it(why, 'それ')}は選べません。${hint(why, '選べるもの')}`,
  'same-house-rule': (why) =>
    `${it(why, 'ハウスルール')}が2回指定されています。ハウスルールは1回ずつ指定してください。`,
  'unknown-order': (why) => `${such(why, '発動順')}はありません。${hint(why, '選べるもの')}`,
  'unknown-card': (why) => `このゲームに${such(why, 'カード')}はありません。${hint(why, '選べるもの')}`,
  'broken-ruleset': (why) =>
    `このルールでは遊べません。${it(why, 'カード')}を見直してください。${hint(why, '正しい値')}`,
  'cannot-be-won': (why) => `このルールでは誰も勝てません。${it(why, '勝利条件')}を見直してください。`,
  'bad-name': (why) => `${it(why, 'それ')}は名前にできません。${hint(why, '文字数')}`,
  'same-name': (why) => `${it(why, '同じ名前')}は一度しか使えません。別の名前にしてください。`,

  'unknown-seat': (why) => `${such(why, '席')}はありません。${hint(why, '選べるもの')}`,
  'not-your-question': () => '今は他のプレイヤーが選ぶ番です。自分の番までお待ちください。',
  'stale-question': () => 'それはもう決まっています。最新の状況を見てください。',
  'not-an-option': (why) => `今は${it(why, 'それ')}を選べません。表示されている中から選んでください。`,
  'game-over': () => 'ゲームは終わっています。続けるには新しいゲームを始めてください。',
  'not-a-move': (why) => `${it(why, 'それ')}は手として読めません。${hint(why, '書き方')}`,
  'nothing-to-undo': () => '取り消せる手がありません。新しい目やカードが出た後は取り消せません。',
  'bad-snapshot': () => '保存されたゲームが壊れているため、そこから続けられません。',

  'not-a-record': (why) => `${it(why, 'これ')}はゲームの記録ではありません。`,
  'newer-record': (why) =>
    `新しいバージョン${why.what ? `（${why.what}）` : ''}の記録です。更新してからもう一度開いてください。`,
  'bad-header': (why) => `記録の先頭を読めません（${it(why, '内容が足りません')}）。${hint(why, '正しい形')}`,
  'bad-line': (why) => `${it(why, 'この行')}を読めません。${hint(why, '正しい形')}`,
  'bad-cause': (why) => `その時点で${it(why, 'これ')}は選べません。${hint(why, '正しい形')}`,
  'facts-differ': (why) => `ルールどおりなら${it(why, 'この内容')}にはなりません。${hint(why, '正しい結果')}`,
  'ruleset-differs': () => '記録の中のルールが、先頭に書かれたルールと違います。',
  'seats-differ': (why) => `席とルールの人数が違います${both(why)}。どちらかを直してください。`,
  'record-unfinished': () => 'ゲームが終わる前に記録が切れています。',
  'record-goes-on': () => `ゲームが終わった後も記録が続いています。`,
  'dice-differ': (why) =>
    `${why.what === undefined ? 'この目' : `目「${why.what}」`}はシードから出たものではありません。${hint(why, 'シードの目')}`,
  'no-seed': () => '記録にシードがないので、サイコロを確かめられません。',
  'bad-seed': (why) => `サイコロのシードとして使えません。${hint(why, '使える形')}`,
  'seed-differs': () => 'シードが、ゲームの前に約束されたものと違います。',
  'promise-differs': () => '封印コードは、別のシード、別のルール、別のプレイヤー、または別のゲームのものです。',
  'commitment-differs': () => 'ゲームの前に控えた封印コードと違います。',
  'nonce-differs': (why) => `${it(why, 'プレイヤー')}がサイコロに加えた数は、約束したものと違います。`,
  'nonce-too-late': (why) =>
    `${it(why, 'このプレイヤー')}はもうサイコロに数を加えられません。他の人の数が見えています。`,

  'not-a-link': () => 'これはゲームのリンクではありません。完全なリンクは長い文字列で終わります。',
  'newer-link': () => 'このリンクは新しいバージョンで作られました。更新してから開いてください。',
  'link-damaged': () => 'このリンクは壊れているか、途中で切れています。もう一度、全体を送ってもらってください。',

  'not-a-campaign': (why) => `${it(why, 'これ')}はキャンペーンのファイルではありません。`,
  'newer-campaign': (why) =>
    `新しいバージョン${why.what ? `（${why.what}）` : ''}のキャンペーンです。更新してからもう一度開いてください。`,
  'campaign-damaged': () => 'このキャンペーンは保存後に変更されたか、壊れています。ファイルはそのまま残してあります。',
  'pack-damaged': () => '封をしたカードが開きません。パックが壊れています。ここまでの内容は残っています。',
  'pack-faulty': (why) => `このパックはまだ遊べません。${hint(why, '見つかった誤り')}`,

  'unknown-bot': (why) => `${such(why, 'ボット')}はいません。${hint(why, '選べるもの')}`,
  'unknown-language': (why) => `${it(why, 'その言語')}にはまだ対応していません。${hint(why, '選べるもの')}`,
  'unreadable-file': (why) => `ファイル${it(why, '')}を読めません。名前を確かめて、もう一度試してください。`,
  'bad-number': (why) => `${it(why, 'それ')}はここで使える数ではありません。${hint(why, '使える数')}`,

  'broken-down': () => 'ゲームの中で問題が起きました。こちらの不具合です。ここまでのゲームは残っています。',
}
