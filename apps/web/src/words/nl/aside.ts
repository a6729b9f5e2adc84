import type { AsideWords } from '../catalogue.ts'
import { result } from './result.ts'

export const aside: AsideWords = {
  ...result,
  noGame: {
    title: 'Er loopt nu geen spel',
    text: 'Begin er meteen een, of zet een tafel klaar zoals jij wilt.',
  },
  reasons: {
    title: 'Wat de expert zou doen',
    thinking: 'Even nadenken…',
    explain:
      'Rondes en munten zijn gemiddelden over alle worpen en gelden alleen voor deze stap; in de winstkans zit ook wat erop volgt. Niemand kent de volgende worp.',
    chancesFor: (level, isKnown) =>
      `De winstkansen gelden voor wie aan deze tafel zit; ${isKnown ? `naar je spellen te oordelen speel je ongeveer als de ${level}` : `zolang er nog geen spel van je beoordeeld is, rekenen we je als ${level}`}.`,
    noNet: 'Voor dit spel zijn er nog geen winstkansen. De kortste weg naar het doel staat vooraan.',
    brings: (coins) => `levert gemiddeld ${coins} munten op`,
    saves: 'houdt alle munten voor later',
    paysToPass: (card) => `${card}: levert munten op als je niets bouwt`,
    equal: 'Deze keuzes zijn ongeveer even goed: kies wat je leuk vindt.',
    noAdvice: 'Hier is geen advies: dit kies je zelf.',
    doIt: 'Doe dit',
    toWin: 'winstkans',
  },
  fairDice: {
    title: 'De dobbelstenen',
    promise:
      'Alle worpen van dit spel stonden vast en waren verzegeld voordat de eerste viel. Bewaar dit zegel, dan kun je na afloop nagaan dat er niets is veranderd.',
    alone:
      'Speel je alleen tegen bots, dan blijkt eruit dat er na het begin niets is veranderd, maar niet dat niemand de worpen vooraf heeft uitgekozen.',
    commitment: 'Zegel',
    check: 'De worpen controleren',
    kept: 'Het zegel dat je hebt bewaard, als je dat hebt gedaan',
    checkNow: 'Controleren',
    right: (n) => `Alle ${n} worpen en getrokken kaarten zijn zoals ze waren verzegeld.`,
    untold: 'Waar deze worpen uit voortkomen, is hier niet bekend, dus niemand kan ze controleren.',
    shared: (names) => `Er telt ook een geheim getal van ${names} in mee, dus niemand kon ze alleen uitkiezen.`,
    missing: (names) => `Had een geheim getal voor de worpen beloofd, maar hield het achter: ${names}.`,
    missingCheck: 'Onder ‘De worpen controleren’ zie je of al het andere is zoals het was verzegeld.',
  },
  end: {
    won: (name) => `${name} wint`,
    youWon: 'Jij wint',
    coinsOverTime: 'Munten',
    incomeOverTime: 'Totale inkomsten',
    chartOf: (what) => `${what} tijdens het spel`,
    landmarks: 'Bezienswaardigheden',
    buildings: 'Attracties',
    earned: 'Van de bank',
    taken: 'Van anderen gekregen',
    best: 'Beste kaart',
    bestName: (card) => `${card},`,
    player: 'Speler',
    rematch: 'Nog een keer',
    change: 'Tafel aanpassen',
    look: 'De steden bekijken',
    result: 'Uitslag',
    record: 'Het verslag van dit spel',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    notCopied: 'De browser laat ons niet kopiëren. Hier staat de tekst, al geselecteerd; of download het verslag.',
    download: 'Downloaden',
    downloadRecord: 'Verslag downloaden',
    home: 'Naar het startscherm',
  },
}
