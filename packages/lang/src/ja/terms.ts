import type { Lang } from '../lang.ts'

type Terms = Pick<Lang, 'editions' | 'homeMade' | 'markets' | 'orders' | 'colors' | 'icons' | 'kinds'>

export const terms: Terms = {
  editions: {
    base: '街コロ',
    harbor: '街コロプラス',
    row: '街コロシャープ',
    both: '街コロプラス＆シャープ',
    two: '街コロ通',
    legacy: '街コロレガシー',
  },
  homeMade: '自作ルール',
  markets: {
    open: '全種類を並べる',
    ten: '10種類を並べる',
    twelve: '12種類を並べる',
    '5-5-2': '小さい目5・大きい目5・大施設2',
    '4-4-2': '小さい目4・大きい目4・大施設2',
    rows: '5種類ずつ3列',
  },
  orders: {
    automatic: '決まった順番で発動する',
    chosen: '自分のカードの順番を自分で選ぶ',
  },
  colors: {
    blue: { color: '青', type: '一次産業', acts: '誰の手番でも発動する。' },
    green: { color: '緑', type: '二次産業', acts: '自分の手番に発動する。' },
    red: { color: '赤', type: '飲食店', acts: '他のプレイヤーの手番に発動する。' },
    purple: { color: '紫', type: '大施設', acts: '自分の手番に発動する。' },
  },
  icons: {
    wheat: '麦',
    cow: '牛',
    gear: '歯車',
    bread: 'パン',
    cup: 'カップ',
    factory: '工場',
    fruit: '果物',
    briefcase: 'カバン',
    boat: '船',
    tower: '塔',
    flower: '花',
    combo: 'コンボ',
    fox: 'キツネ',
  },
  kinds: {
    establishment: '施設',
    landmark: 'ランドマーク',
    bonus: '公共の建物',
    community: '共同ランドマーク',
    action: '行動',
  },
}
