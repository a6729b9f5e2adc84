import { coin } from '../art/coin.ts'
import { lang } from '../words/index.ts'
import { Raw } from './raw.tsx'

const COIN = coin(20)

/** Somebody's coins. */
export const Purse = ({ seat, coins }: { readonly seat: number; readonly coins: number }) => (
  <span class="purse display" data-purse={seat}>
    <Raw svg={COIN} />
    <span aria-hidden="true">{coins}</span>
    <span class="unseen">{lang().coins(coins)}</span>
  </span>
)
