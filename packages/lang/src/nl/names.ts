import type { Noun } from '@machinami/cards'
import { overFamilies } from '../families.ts'

const nouns = overFamilies<readonly [article: 'de' | 'het', name: string]>(
  {
    'wheat-field': ['het', 'Graanveld'],
    ranch: ['de', 'Veehouderij'],
    bakery: ['de', 'Bakkerij'],
    cafe: ['het', 'Café'],
    'convenience-store': ['de', 'Supermarkt'],
    forest: ['het', 'Bos'],
    stadium: ['het', 'Stadion'],
    'tv-station': ['het', 'TV-station'],
    'business-center': ['het', 'Bedrijvencomplex'],
    'cheese-factory': ['de', 'Kaasfabriek'],
    'furniture-factory': ['de', 'Meubelfabriek'],
    mine: ['de', 'Mijn'],
    'family-restaurant': ['het', 'Restaurant'],
    'apple-orchard': ['de', 'Appelboomgaard'],
    'farmers-market': ['de', 'Groente- en fruitmarkt'],
    'train-station': ['het', 'Treinstation'],
    'shopping-mall': ['het', 'Winkelcentrum'],
    'amusement-park': ['het', 'Pretpark'],
    'radio-tower': ['het', 'Radiostation'],

    'sushi-bar': ['de', 'Sushibar'],
    'flower-garden': ['het', 'Bloemenveld'],
    'flower-shop': ['de', 'Bloemenwinkel'],
    'pizza-joint': ['de', 'Pizzeria'],
    publisher: ['de', 'Uitgeverij'],
    'hamburger-stand': ['de', 'Hamburgertent'],
    'mackerel-boat': ['de', 'Makreelboot'],
    'tax-office': ['het', 'Belastingkantoor'],
    'food-warehouse': ['het', 'Voedselmagazijn'],
    'tuna-boat': ['de', 'Tonijnboot'],
    harbor: ['de', 'Haven'],
    airport: ['de', 'Luchthaven'],
    'city-hall': ['het', 'Stadhuis'],

    'general-store': ['de', 'Dorpswinkel'],
    'corn-field': ['het', 'Maïsveld'],
    'demolition-company': ['het', 'Sloopbedrijf'],
    'french-restaurant': ['de', 'Franse bistro'],
    'loan-office': ['het', 'Kredietkantoor'],
    vineyard: ['de', 'Wijngaard'],
    'renovation-company': ['het', 'Renovatiebedrijf'],
    winery: ['de', 'Wijnmakerij'],
    'moving-company': ['het', 'Verhuisbedrijf'],
    'tech-startup': ['de', 'Start-up'],
    'exhibit-hall': ['de', 'Expositiehal'],
    'soda-bottling-plant': ['de', 'Frisdrankfabriek'],
    park: ['het', 'Park'],
    'private-club': ['de', 'Sociëteit'],

    'shopping-district': ['de', 'Winkelstraat'],
    observatory: ['de', 'Sterrenwacht'],
    charterhouse: ['het', 'Kartuizerklooster'],
    forge: ['de', 'Smidse'],
    museum: ['het', 'Museum'],
    temple: ['de', 'Tempel'],
    'launch-pad': ['het', 'Lanceerplatform'],

    'fox-meadow': ['de', 'Vossenweide'],
    'gold-mine': ['de', 'Goudmijn'],
    fountain: ['de', 'Fontein'],

    token: ['het', 'fiche'],
    mascot: ['de', 'mascotte'],
    pin: ['de', 'pin'],
    fund: ['het', 'fonds'],
  },
  // The Legacy box calls its field otherwise than the base game.
  { 'legacy-wheat-field': ['de', 'Graanakker'] },
)

export function names(id: string): Noun | undefined {
  const noun = nouns(id)
  return noun && { article: noun[0], name: noun[1] }
}
