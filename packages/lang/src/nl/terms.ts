import type { Lang } from '../lang.ts'

type Terms = Pick<Lang, 'editions' | 'homeMade' | 'markets' | 'orders' | 'colors' | 'icons' | 'kinds'>

export const terms: Terms = {
  editions: {
    base: 'Machi Koro',
    harbor: 'Haven',
    row: 'Miljonairslaan',
    both: 'Haven en Miljonairslaan',
    two: 'Machi Koro 2',
    legacy: 'Machi Koro Legacy',
  },
  homeMade: 'Eigen spelregels',
  markets: {
    open: 'Alles op tafel',
    ten: 'Tien stapels',
    twelve: 'Twaalf stapels',
    '5-5-2': 'Vijf laag, vijf hoog, twee groot',
    '4-4-2': 'Vier laag, vier hoog, twee groot',
    rows: 'Drie rijen van vijf',
  },
  orders: {
    automatic: 'Kaarten worden in een vaste volgorde geactiveerd',
    chosen: 'Je kiest zelf welke van je kaarten eerst komt',
  },
  colors: {
    blue: { color: 'blauw', type: 'primaire sector', acts: 'Werkt in ieders beurt.' },
    green: { color: 'groen', type: 'secundaire sector', acts: 'Werkt in je eigen beurt.' },
    red: { color: 'rood', type: 'horeca', acts: 'Werkt in de beurt van andere spelers.' },
    purple: { color: 'paars', type: 'grote attractie', acts: 'Werkt in je eigen beurt.' },
  },
  icons: {
    wheat: 'akkerbouw',
    cow: 'veeteelt',
    gear: 'grondstof',
    bread: 'brood',
    cup: 'koffie',
    factory: 'fabriek',
    fruit: 'fruit',
    briefcase: 'zaken',
    boat: 'boot',
    tower: 'toren',
    flower: 'bloem',
    combo: 'combinatie',
    fox: 'vos',
  },
  kinds: {
    establishment: 'attractie',
    landmark: 'bezienswaardigheid',
    bonus: 'stadsgebouw',
    community: 'gemeenschappelijke bezienswaardigheid',
    action: 'actie',
  },
}
