import type { HistoryWords } from '../history-words.ts'
import { oneOr } from '../many.ts'

export const history: HistoryWords = {
  title: 'Mijn spellen',
  here: 'op dit apparaat',
  goingOn: (n) => `Nog bezig, ${n}`,
  finished: (n) => `Afgelopen, ${n}`,
  showAll: (n) => `Toon alle ${n}`,
  find: 'Zoek op naam, spel of datum',
  none: 'Nog geen spel. Elk spel dat je speelt wordt hier bewaard, bezig of afgelopen.',
  noneFound: 'Geen spel dat daarbij past.',
  yourTurn: 'Jouw beurt: ga verder',
  goOn: 'Verder spelen',
  turnOf: (name) => `${name} is aan de beurt`,
  won: 'gewonnen',
  luck: 'geluk',
  skill: 'kunde',
  wonBy: (name) => `${name} won`,
  givenUp: 'opgegeven',
  turns: (n) => oneOr(n, '1 beurt', `${n} beurten`),
  unreadable: 'Bewaard door een andere versie en hier niet te lezen. Je kunt het verslag opslaan of het spel wissen.',
  more: (game) => `Meer over ${game}`,
  review: 'Waarom liep het zo?',
  look: 'Bekijk het beurt voor beurt',
  name: 'Naam van dit spel',
  nameHint: 'Zondagavond',
  record: 'Verslag opslaan',
  erase: 'Dit spel wissen',
  erased: (game) => `Gewist: ${game}.`,
  takeBack: 'Terughalen',
  takeAlong: 'Alles opslaan als bestand',
  bringIn: 'Bestand inlezen',
  broughtIn: (n, known, bad) =>
    [
      n === 0 ? 'Er is geen spel ingelezen.' : oneOr(n, 'Er is 1 spel ingelezen.', `Er zijn ${n} spellen ingelezen.`),
      known > 0 ? oneOr(known, '1 was hier al.', `${known} waren hier al.`) : '',
      bad > 0 ? oneOr(bad, '1 was onleesbaar en is weggelaten.', `${bad} waren onleesbaar en zijn weggelaten.`) : '',
    ]
      .filter((each) => each !== '')
      .join(' '),
  eraseAll: 'Alles wissen',
  eraseAllSure: (games) =>
    `${oneOr(games, '1 spel verdwijnt', `Alle ${games} spellen verdwijnen`)} voorgoed, met analyses, je cijfers door de tijd en je antwoorden op de straat van de dag. Campagnes en instellingen blijven. Sla eerst alles op als bestand als je het terug wilt kunnen halen.`,
  eraseAllYes: 'Ja, wis alles',
  allErased: 'Alles is gewist.',
  room: (games, size) => `${oneOr(games, '1 spel', `${games} spellen`)}, ${size} op dit apparaat.`,
  nearlyFull:
    'De browser heeft bijna geen ruimte meer. Sla alles op als bestand en wis dan wat je niet meer nodig hebt.',
  mayGo: 'Als de browser ruimte nodig heeft, mag hij spellen wissen.',
  keepForGood: 'Vraag dat niet te doen',
  keptForGood: 'De browser heeft beloofd geen spel uit zichzelf te wissen.',
  notForGood: 'De browser belooft het niet. Sla af en toe alles op als bestand.',
}
