import type { Lang } from '../lang.ts'

type Terms = Pick<Lang, 'editions' | 'homeMade' | 'markets' | 'orders' | 'colors' | 'icons' | 'kinds'>

export const terms: Terms = {
  editions: {
    base: 'Machi Koro',
    harbor: 'Harbor',
    row: 'Millionaire’s Row',
    both: 'Harbor and Millionaire’s Row',
    two: 'Machi Koro 2',
    legacy: 'Machi Koro Legacy',
  },
  homeMade: 'Home-made rules',
  markets: {
    open: 'Everything on the table',
    ten: 'Ten stacks',
    twelve: 'Twelve stacks',
    '5-5-2': 'Five low, five high, two major',
    '4-4-2': 'Four low, four high, two major',
    rows: 'Three rows of five',
  },
  orders: {
    automatic: 'Cards act in a fixed order',
    chosen: 'You choose which of your cards acts first',
  },
  colors: {
    blue: { color: 'blue', type: 'primary industry', acts: 'Acts on anybody’s turn.' },
    green: { color: 'green', type: 'secondary industry', acts: 'Acts on your own turn.' },
    red: { color: 'red', type: 'restaurant', acts: 'Acts on other players’ turns.' },
    purple: { color: 'purple', type: 'major building', acts: 'Acts on your own turn.' },
  },
  icons: {
    wheat: 'wheat',
    cow: 'cow',
    gear: 'gear',
    bread: 'bread',
    cup: 'cup',
    factory: 'factory',
    fruit: 'fruit',
    briefcase: 'briefcase',
    boat: 'boat',
    tower: 'tower',
    flower: 'flower',
    combo: 'combo',
    fox: 'fox',
  },
  kinds: {
    establishment: 'building',
    landmark: 'landmark',
    bonus: 'town building',
    community: 'community landmark',
    action: 'action',
  },
}
