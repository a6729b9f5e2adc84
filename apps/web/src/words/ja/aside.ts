import type { AsideWords } from '../catalogue.ts'
import { result } from './result.ts'

export const aside: AsideWords = {
  ...result,
  noGame: {
    title: '途中のゲームはありません',
    text: 'すぐに始めるか、好きなようにテーブルを準備してください。',
  },
  reasons: {
    title: '達人ならこうします',
    thinking: '考えています…',
    explain:
      '巡数とコインは、この一手だけを見たサイコロの平均です。勝率にはその先も含まれます。次の出目は誰にもわかりません。',
    chancesFor: (level, isKnown) =>
      `勝率はこのテーブルのメンバーでのものです。${isKnown ? `これまでのゲームから、あなたは${level}くらいとみています` : `あなたのゲームを調べるまでは、${level}くらいとみなします`}。`,
    noNet: 'このゲームの勝率はまだわかりません。ゴールに近い順に並べています。',
    brings: (coins) => `平均${coins}コインの収入`,
    saves: 'コインを使わずに取っておく',
    paysToPass: (card) => `何も建てないと${card}の効果でコインがもらえる`,
    equal: 'どれもほぼ互角です。お好きなものをどうぞ。',
    noAdvice: 'ここは助言なし。あなた次第です。',
    doIt: 'これにする',
    toWin: '勝率',
  },
  fairDice: {
    title: 'サイコロ',
    promise:
      'このゲームの出目は、最初の一投の前にすべて決まり、封印されています。この封印コードを控えておくと、あとで何も変えられていないことを確かめられます。',
    alone:
      '1人でボットと遊ぶときにわかるのは、始まったあとに何も変えられていないことだけです。始まる前に出目が選ばれていないことまではわかりません。',
    commitment: '封印コード',
    check: 'サイコロを確かめる',
    kept: '控えておいた封印コード（あれば）',
    checkNow: '確かめる',
    right: (n) => `出目と引いたカード、あわせて${n}回、すべて封印どおりでした。`,
    untold: 'この出目のもとになった値がわからないため、確かめられません。',
    shared: (names) => `${names}の秘密の数も加わっているため、誰かが1人で出目を選ぶことはできません。`,
    missing: (names) => `サイコロに秘密の数を加えると約束しながら、出さなかった人：${names}。`,
    missingCheck: 'そのほかが封印どおりかどうかは「サイコロを確かめる」でわかります。',
  },
  end: {
    won: (name) => `${name}の勝ち`,
    youWon: 'あなたの勝ち',
    coinsOverTime: 'コイン',
    incomeOverTime: '累計収入',
    chartOf: (what) => `${what}の移り変わり`,
    landmarks: 'ランドマーク',
    buildings: '施設',
    earned: '銀行から',
    taken: '人から',
    best: '稼ぎ頭',
    bestName: (card) => card,
    player: 'プレイヤー',
    rematch: 'もう一度',
    change: '設定を変える',
    look: '街をながめる',
    result: '結果',
    record: 'このゲームの記録',
    copy: 'コピー',
    copied: 'コピーしました',
    notCopied: 'ブラウザーがコピーを許可していません。下の選択済みの文をコピーするか、ダウンロードしてください。',
    download: 'ダウンロード',
    downloadRecord: '記録をダウンロード',
    home: 'トップへ',
  },
}
