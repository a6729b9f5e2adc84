import type { FirstWords } from '../catalogue.ts'
import { many } from '../many.ts'

/** What the start screen says, and everything that may be said on any screen. */
export const nl: FirstWords = {
  rest: async () => (await import('./table.ts')).atTable,
  around: async () => (await import('./around.ts')).around,
  lessons: async () => (await import('./lessons.ts')).texts,
  ruleBook: async () => (await import('virtual:rule-book/nl')).default,
  aside: async () => (await import('./aside.ts')).aside,
  examples: async () => (await import('./examples.ts')).examples,
  kept: async () => (await import('./kept.ts')).kept,
  playOn: async () => (await import('./play-on.ts')).playOn,
  me: async () => (await import('./me.ts')).me,
  daily: async () => (await import('./daily.ts')).daily,
  review: async () => (await import('./review.ts')).review,
  history: async () => (await import('./history.ts')).history,
  campaign: async () => (await import('./campaign.ts')).campaign,
  friends: async () => (await import('./friends.ts')).friends,
  together: async () => (await import('./together.ts')).together,

  tagline: 'Bouw de gezelligste straat van de stad.',
  unofficial: 'Een onofficieel project van liefhebbers van Machi Koro. Teksten, tekeningen en code zijn van onszelf.',
  back: 'Terug',
  close: 'Sluiten',
  sentences: (texts) => texts.join(' '),
  beside: (one, other) => `${one} · ${other}`,
  language: 'Taal',
  noWords: 'Deze taal kon niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.',

  start: {
    playNow: 'Nu spelen',
    planHint: (edition, people, bots) =>
      [edition, ...(people > 1 ? [`${people} mensen`] : []), ...(bots > 0 ? [many(bots, 'bot', 'bots')] : [])].join(
        ', ',
      ),
    goOn: 'Verder spelen',
    goOnHint: (edition, turn) => `${edition}, beurt ${turn}`,
    table: 'Tafel klaarzetten',
    tableHint: 'Uitgave, mensen, bots',
    friends: 'Met vrienden spelen',
    friendsHint: 'Met een link of een code',
    learn: 'Leer het in drie minuten',
    learnHint: 'Door te spelen',
    learnAgain: 'Leren',
    more: 'Meer',
    campaign: 'Campagne',
    campaignHint: 'Tien spellen, één eiland, verzegelde kaarten',
    rules: 'Regels',
    cards: 'Kaarten',
    me: 'Mijn spel in cijfers',
    daily: 'Straat van de dag',
    games: 'Mijn spellen',
    settings: 'Instellingen',
    openFile: 'Bestand openen',
    dropHere: 'Laat los om dit bestand te openen',
    nothingKept:
      'Deze browser bewaart hier niets. Je kunt gewoon spelen, maar als je de pagina sluit, is het spel weg.',
    brokenSave:
      'Je laatste spel komt uit een andere versie en is hier niet te lezen. Je kunt gewoon een nieuw spel beginnen; het oude blijft in deze browser tot je het verwijdert.',
    forgetSave: 'Oud spel verwijderen',
  },
  nowhere: {
    title: 'Deze straat loopt dood',
    text: 'Deze link kennen we niet. Misschien is er een stuk van afgevallen.',
    home: 'Naar het startscherm',
  },
  oops: {
    title: 'Er ging iets mis',
    text: 'Dat was onze fout, niet die van jou. Je spel is bewaard tot en met de laatste zet.',
    again: 'Pagina opnieuw laden',
    notFetched: 'Dit onderdeel kon niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.',
  },
  update: {
    text: 'Er is een nieuwe versie. Je spel blijft staan waar het is.',
    now: 'Nu gebruiken',
    later: 'Later',
  },

  names: { you: 'Jij', seat: (n) => `Plaats ${n}`, player: (n) => `Speler ${n}` },
  botNames: { Hana: 'Hana', Kenji: 'Kenji', Mei: 'Mei', Sora: 'Sora', Yuki: 'Yuki' },
}
