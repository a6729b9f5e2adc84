import { Coin } from '../pictures/coin-face-icon.tsx'
import { lang } from '../words/index.ts'

/** Somebody's coins. */
export const Purse = ({ seat, coins }: { readonly seat: number; readonly coins: number }) => (
  <span class="purse display" data-purse={seat}>
    <Coin />
    <span aria-hidden="true">{coins}</span>
    <span class="unseen">{lang().coins(coins)}</span>
  </span>
)
