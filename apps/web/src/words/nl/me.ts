import { oneOr } from '../many.ts'
import type { MeWords } from '../me-words.ts'

export const me: MeWords = {
  title: 'Ik door de tijd',
  games: (n) => oneOr(n, '1 afgelopen spel, alleen op dit apparaat', `${n} afgelopen spellen, alleen op dit apparaat`),
  none: 'Nog niets te vertellen: speel een spel uit en kom terug.',
  work: (n) =>
    oneOr(n, 'Beoordeel het spel dat nog niet beoordeeld is', `Beoordeel de ${n} spellen die nog niet beoordeeld zijn`),
  working: (n, of) => `Spel ${n} van ${of} wordt beoordeeld`,
  stop: 'Stoppen',
  wins: (n, of) => `${n} van ${of} gewonnen, en waar dat vandaan komt`,
  fromStart: 'uit de beginkansen',
  luck: 'geluk',
  skill: 'spel',
  winsLabel: 'gewonnen',
  addsUp: 'Klopt precies, spel voor spel. Spel: jouw keuzes en de fouten van de anderen.',
  lucky: (wins, games) => `Je hebt ${wins} winst aan geluk gehad in ${oneOr(games, '1 spel', `${games} spellen`)}`,
  unlucky: (wins, games) => `Je hebt ${wins} winst aan pech gehad in ${oneOr(games, '1 spel', `${games} spellen`)}`,
  evenLuck: (games) => `Geen geluk en geen pech in ${oneOr(games, '1 spel', `${games} spellen`)}`,
  further: (share) => `${share} van alle spelers zit verder van het midden dan jij. Zo zijn dobbelstenen.`,
  bands: { half: 'de helft van alle spelers', most: '19 van de 20' },
  luckiest: (points, when) => `Gelukkigste spel ${points}, ${when}`,
  unluckiest: (points, when) => `Ongelukkigste spel ${points}, ${when}`,
  accuracy: (now) => `Precisie ${now}`,
  accuracyHow: '100 is telkens de keuze van de expert; de lijn is het gemiddelde van tien spellen',
  rating: (value, margin) => `${value} ± ${margin}`,
  ratingHow:
    'Een waardering uit wie van wie won, twee tot vijf spelers. In 2 van 3 gevallen ligt de ware waarde binnen ±.',
  between: (low, high) => `Je speelt tussen ${low} en ${high}`,
  above: (level) => `Je speelt sterker dan de ${level}`,
  below: (level) => `Je speelt zwakker dan de ${level}`,
  cards: 'Lievelingskaarten, en wat ze je opbrengen',
  cardsHow: 'munten per kaart, na aftrek van de prijs',
  built: (n, games) => `${n} gebouwd, in ${oneOr(games, '1 spel', `${games} spellen`)}`,
  results: 'Uitslagen',
  players: (n) => `${n} spelers`,
  won: (n, of) => `${n} van ${of} gewonnen`,
  streak: (n) => `langste reeks: ${n} keer gewonnen`,
  onlyHere:
    'Alles is hier uitgerekend uit je eigen spellen. Neem het mee of wis het samen met die spellen, bij Mijn spellen.',
}
