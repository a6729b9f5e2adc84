import type { TogetherWords } from '../together-words.ts'

export const together: TogetherWords = {
  found: {
    title: 'Samen een campagne',
    about:
      'Iedereen speelt een eigen stad, elk op een eigen scherm. Kaarten lees je samen, en tussendoor mag het weken stilliggen.',
    towns: 'Steden',
    begin: 'Beginnen en uitnodigen',
    orFile: 'Of ga verder met een campagne',
    file: 'Campagnebestand openen',
    fileHint: 'Van deze pagina, van een andere server of uit de terminal.',
    notRead: 'Deze campagne kan hier niet verder.',
  },
  waitFor: (names) => `Wachten op ${names}.`,
  allRead: 'Het gaat verder als iedereen klaar is.',
  without: (names) => `Verder zonder ${names}`,
  youWatch: 'Je kijkt mee.',
  talk: 'Praten',
  safe: 'Er gaat niets verloren: de server heeft elke stap die hier te zien was.',
  playTown: (town) => `Speel ${town}`,
  kept: 'De server bewaart alles na elke stap. Kom terug wanneer je wilt: de campagne staat bij je tafels.',
  inGame: (game) => `Spel ${game} ligt op tafel`,
  comes: 'Het begint als iedereen er is.',
  beginWithout: 'Nu beginnen',
  hand: {
    bot: 'Een bot',
    anybody: 'Wie er maar komt',
    anybodyHint: 'Wie met de link of de code komt, mag de stad nemen.',
    own: (name) => `Weer ${name}`,
    waits: 'wacht op iemand',
  },
}
