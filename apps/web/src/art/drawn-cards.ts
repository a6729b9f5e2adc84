import type { CardId } from '@machinami/cards'

/** Which cards the files of drawings without a family name draw. */
export const BASE_DRAWN: readonly CardId[] = [
  'wheat-field',
  'ranch',
  'bakery',
  'cafe',
  'convenience-store',
  'forest',
  'stadium',
  'tv-station',
  'business-center',
  'cheese-factory',
  'furniture-factory',
  'mine',
  'family-restaurant',
  'apple-orchard',
  'farmers-market',
  'train-station',
  'shopping-mall',
  'amusement-park',
  'radio-tower',
]

export const HARBOR_DRAWN: readonly CardId[] = [
  'sushi-bar',
  'flower-garden',
  'flower-shop',
  'pizza-joint',
  'publisher',
  'hamburger-stand',
  'mackerel-boat',
  'tax-office',
  'food-warehouse',
  'tuna-boat',
  'harbor',
  'airport',
  'city-hall',
]

export const ROW_DRAWN: readonly CardId[] = [
  'general-store',
  'corn-field',
  'demolition-company',
  'french-restaurant',
  'loan-office',
  'vineyard',
  'renovation-company',
  'winery',
  'moving-company',
  'tech-startup',
  'exhibit-hall',
  'soda-bottling-plant',
  'park',
  'private-club',
]
