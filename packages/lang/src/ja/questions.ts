import type { Asking, Context, Lang, QuestionWords } from '../lang.ts'
import { withNames } from '../naming.ts'
import { everyone } from './grammar.ts'

/** A question to a player, and what the others wait for that player to do. */
const toPlayer = (question: string, what: string): QuestionWords => ({
  prompt: ({ card }, ctx) => `${card === null ? '' : `${ctx.cardName(card)}：`}${withNames(question, ctx)}`,
  waiting: ({ seats }, ctx) => `${everyone(ctx, seats)}が${withNames(what, ctx)}のを待っています。`,
})

/** What chance does is the same news for everybody. */
const news = (text: string): QuestionWords => ({ prompt: () => text, waiting: () => text })

const boatThrow = ({ card }: Asking, ctx: Context) =>
  `${card === null ? '漁船' : ctx.cardName(card)}のためにサイコロを振っています。`

export const questions: Lang['questions'] = {
  none: news('ゲームは終わりました。'),
  throw: news('サイコロを振っています。'),
  'boat-throw': { prompt: boatThrow, waiting: boatThrow },
  'first-throw': news('サイコロで最初のプレイヤーを決めています。'),
  draw: news('カードをめくっています。'),
  dice: toPlayer('サイコロを何個振りますか？', 'サイコロを振る'),
  reroll: toPlayer('この目を使いますか？　振り直しますか？', '振り直すか決める'),
  raise: toPlayer('目の合計を増やしますか？', '合計を増やすか決める'),
  order: toPlayer('次にどのカードを発動しますか？', '発動する順番を選ぶ'),
  whom: toPlayer('誰からもらいますか？', '誰からもらうか選ぶ'),
  offer: toPlayer('どのカードを渡しますか？', '渡すカードを選ぶ'),
  want: toPlayer('代わりにどのカードをもらいますか？', 'もらうカードを選ぶ'),
  demolish: toPlayer('どのランドマークを取り壊しますか？', '取り壊すランドマークを選ぶ'),
  hand: toPlayer('どのカードを誰に渡しますか？', '渡すカードと相手を選ぶ'),
  close: toPlayer('どの施設を休業させますか？', '休業させる施設を選ぶ'),
  activate: toPlayer('どのカードを発動しますか？', '発動するカードを選ぶ'),
  build: toPlayer('何を建てますか？', '建設する'),
  opening: toPlayer('最初のサイコロの前に何を建てますか？', '最初の建設をする'),
  invest: toPlayer('1コイン投資しますか？', '投資するか決める'),
  shift: toPlayer('{token}を使って合計を変えますか？', '{token}を使うか決める'),
  pin: toPlayer('この番号の{pin}を取りますか？', '{pin}を取るか決める'),
  'take-pin': toPlayer('どの{pin}を取りますか？', '{pin}を選ぶ'),
  hang: toPlayer('どの番号に旗を掲げますか？', '旗を掲げる'),
  mascot: toPlayer('{mascot}をどこに移しますか？', '{mascot}を移す'),
  fund: toPlayer('{fund}にいくつ出しますか？', '{fund}に出す数を決める'),
  pick: toPlayer('どのカードで始めますか？　他の人にはまだ見えません。', '最初のカードを選ぶ'),
}
