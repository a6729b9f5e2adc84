import type { Refusal } from '@machinami/cards'
import type { Lang } from '../lang.ts'

/** `「base」`, or a word for it where the refusal names nothing. */
const it = ({ what }: Refusal, otherwise: string): string => (what === undefined ? otherwise : `「${what}」`)
const hint = ({ wanted }: Refusal, lead: string): string => (wanted === undefined ? '' : `${lead}：${wanted}`)
const at = ({ line }: Refusal): string => (line === undefined ? '' : `${line}行目：`)

export const refusals: Lang['refusals'] = {
  'unknown-edition': (no) => `${it(no, 'その名前')}というセットはありません。${hint(no, '選べるもの')}`,
  'wrong-player-count': (no) => `${no.what ?? 'その'}人では遊べません。${hint(no, '人数')}`,
  'unknown-market': (no) => `このセットに${it(no, 'その')}という場の並べ方はありません。${hint(no, '選べるもの')}`,
  'unknown-house-rule': (no) =>
    `このセットに${it(no, 'その')}というハウスルールはありません。${hint(no, '選べるもの')}`,
  'unknown-house-option': (no) => `そのハウスルールで${it(no, 'それ')}は選べません。${hint(no, '選べるもの')}`,
  'unknown-order': (no) => `${it(no, 'その')}という発動順はありません。${hint(no, '選べるもの')}`,
  'unknown-card': (no) => `このゲームに${it(no, 'その')}というカードはありません。`,
  'broken-ruleset': (no) => `このルールでは遊べません。${it(no, 'カード')}を見直してください。${hint(no, '正しい値')}`,
  'cannot-be-won': (no) => `このルールでは誰も勝てません。${it(no, '勝利条件')}を見直してください。`,

  'unknown-seat': (no) => `${it(no, 'その')}という席はありません。${hint(no, '選べるもの')}`,
  'not-your-question': () => '今は他のプレイヤーが選ぶ番です。自分の番までお待ちください。',
  'stale-question': () => 'それはもう決まっています。最新の場を見てください。',
  'not-an-option': (no) => `今は${it(no, 'それ')}を選べません。表示されている中から選んでください。`,
  'game-over': () => 'ゲームは終わっています。続けるには新しいゲームを始めてください。',
  'not-a-move': (no) => `${it(no, 'それ')}は指示として読めません。${hint(no, '書き方')}`,
  'nothing-to-undo': () => '取り消せる手がありません。もう新しい目やカードが出ています。',

  'not-a-record': (no) => `${it(no, 'これ')}はゲームの記録ではありません。`,
  'newer-record': (no) =>
    `新しいバージョン${no.what ? `（${no.what}）` : ''}の記録です。更新してからもう一度開いてください。`,
  'bad-header': (no) => `${at(no)}記録の先頭が読めません（${it(no, '内容が足りません')}）。${hint(no, '正しい形')}`,
  'bad-line': (no) => `${at(no)}${it(no, 'この行')}は読めません。${hint(no, '正しい形')}`,
  'bad-cause': (no) => `${at(no)}その時点で${it(no, 'これ')}は選べません。${hint(no, '正しい形')}`,
  'facts-differ': (no) => `${at(no)}ルールどおりなら${it(no, 'この内容')}にはなりません。${hint(no, '正しい結果')}`,
  'ruleset-differs': () => '記録の中のルールが、先頭に書かれたルールと違います。',
  'record-unfinished': () => 'ゲームが終わる前に記録が切れています。',
  'record-goes-on': (no) => `${at(no)}ゲームが終わった後も記録が続いています。`,
  'dice-differ': (no) => `${at(no)}目${it(no, '')}はシードから出たものではありません。${hint(no, 'シードの目')}`,
  'no-seed': () => '記録にシードがないので、サイコロを確かめられません。',
  'seed-differs': () => 'シードが、ゲームの前に約束されたものと違います。',

  'unknown-bot': (no) => `${it(no, 'その名前')}というボットはいません。${hint(no, '選べるもの')}`,
  'unknown-language': (no) => `${it(no, 'その言語')}にはまだ対応していません。${hint(no, '選べるもの')}`,
  'unreadable-file': (no) => `ファイル${it(no, '')}を読めません。名前を確かめて、もう一度試してください。`,
  'bad-number': (no) => `${it(no, 'それ')}はここで使える数ではありません。${hint(no, '使える数')}`,
}
