import type { RestWords } from '../catalogue.ts'
import { many } from '../many.ts'
import { atTable } from './table.ts'

/** What is said after the start screen: around the table and at it. */
export const rest: RestWords = {
  ...atTable,

  setup: {
    title: 'Tafel klaarzetten',
    edition: 'Welk spel?',
    editions: {
      base: 'De klassieker: 15 soorten attracties, vier bezienswaardigheden. Het beste om mee te beginnen.',
      harbor: 'Boten, sushi, bloemen en zes bezienswaardigheden.',
      row: 'Leningen, sloop, verbouwing: gemener en rijker.',
      both: 'Alles van het eerste spel in één grote doos.',
      two: 'Het tweede spel: drie rijen, gedeelde bezienswaardigheden, meteen twee dobbelstenen.',
      legacy: 'Legacy, spel 1: drie eigen bezienswaardigheden, en jouw deel van één sterrenwacht voor iedereen.',
    },
    seats: 'Wie speelt mee?',
    name: 'Naam',
    longName: (most) => `Een naam heeft plaats voor ${most} letters; wat daarna kwam is weggelaten.`,
    person: 'Iemand aan dit scherm',
    personAbout: 'Iemand die hier meespeelt, op dit apparaat.',
    people: 'Mensen',
    levels: 'Op sterkte',
    styles: 'Op karakter',
    level: (n, of) => `Niveau ${n} van ${of}`,
    who: 'Wie speelt hier?',
    add: 'Speler erbij',
    remove: (name) => `${name} weghalen`,
    fewest: (n) => `Voor een spel zijn ${n} spelers nodig; er kan nu niemand weg.`,
    noRoom: (names, most) => `Geen plaats meer voor ${names}: dit spel is voor hooguit ${most} spelers.`,
    market: 'Markt',
    markets: {
      open: 'Alle soorten attracties zijn meteen te koop. Rustig, en je kunt goed vooruit plannen.',
      ten: 'Er liggen tien verschillende attracties. Is er een uitverkocht, dan komt er een nieuwe van de stapel.',
      twelve: 'Zoals tien stapels, maar met twaalf: meer te kiezen.',
      '5-5-2':
        'Drie rijen: vijf attracties voor worpen tot 6, vijf voor 7 en hoger, twee paarse. Elke rij wordt apart aangevuld.',
      '4-4-2': 'Drie rijen met vier, vier en twee: een krappere markt die sneller verandert.',
      rows: 'Drie rijen: vijf lage nummers, vijf hoge, vijf bezienswaardigheden.',
    },
    order: 'Volgorde van kaarten',
    houseRules: 'Huisregels',
    houseRulesHint: 'Op deze punten verschillen de drukken. Laat je alles staan, dan speel je volgens ons regelboek.',
    changed: (n) => (n === 0 ? 'volgens het boek' : `${n} veranderd`),
    usual: 'standaard',
    first: 'Wie begint?',
    firstByRules: 'Zoals de regels zeggen',
    begin: 'Spel beginnen',
    hotSeatHint: 'Je kunt dit scherm delen: kies voor die plaatsen “iemand aan dit scherm”.',
  },

  bots: {
    random: { name: 'Kruis of munt', about: 'Doet maar wat. Voor een eerste keer, of voor de grap.' },
    beginner: { name: 'Beginner', about: 'Ziet wat goed is en kiest vaak iets anders.' },
    learner: { name: 'Leerling', about: 'Kent de kaarten, maakt nog wel eens een uitglijder.' },
    planner: { name: 'Planner', about: 'Rekent de kortste weg naar het doel uit.' },
    strategist: { name: 'Strateeg', about: 'Heeft heel veel spellen gezien; alleen fijne verschillen ontgaan hem.' },
    expert: { name: 'Expert', about: 'Heeft heel veel spellen gezien en kijkt ook nog vooruit. De sterkste.' },
    rusher: { name: 'Sprinter', about: 'Veel goedkope attracties, dan recht op het doel af.' },
    restaurateur: { name: 'Restaurateur', about: 'Leeft van wat anderen gooien.' },
    engineer: { name: 'Ingenieur', about: 'Eerst velden, dan de fabriek die ze telt.' },
    magpie: { name: 'Ekster', about: 'Van alles wat blinkt één.' },
  },

  settings: {
    title: 'Instellingen',
    theme: 'Dag of nacht',
    themes: { auto: 'Zoals mijn apparaat', light: 'Dag', dark: 'Nacht' },
    speed: 'Snelheid van het spel',
    speeds: { calm: 'Rustig', normal: 'Gewoon', fast: 'Vlot', instant: 'Meteen' },
    motion: 'Beweging',
    motions: { auto: 'Zoals mijn apparaat', off: 'Geen' },
    sound: 'Geluid',
    mute: 'Geluid uitzetten',
    unmute: 'Geluid aanzetten',
    volume: 'Volume',
    hand: 'Duimknoppen',
    hands: { left: 'Linkerhand', right: 'Rechterhand' },
    keys: 'Toetsen',
    singleKeys: 'Letters en cijfers',
    onOff: { on: 'Aan', off: 'Uit' },
    keyList: [
      ['1 … 9', 'Eerste tot negende antwoord naast de dobbelstenen'],
      ['B', 'Naar de volgende kaart die je kunt bouwen; Enter bouwt hem'],
      ['R', 'Gooi één dobbelsteen'],
      ['T', 'Gooi twee dobbelstenen'],
      ['P', 'Passen'],
      ['U', 'Terugnemen'],
      ['S', 'Doorspoelen'],
      ['L / O', 'Logboek, kansen'],
      ['H', 'Tip'],
      ['?', 'Deze lijst'],
      ['Tab, pijlen, Enter', 'Ga ergens heen en kies het'],
    ],
    about: 'Over Machinami',
    aboutText:
      'Machinami is vrije software, van spelers voor spelers. Er is geen band met de makers van Machi Koro. Alles draait op je eigen apparaat.',
  },

  licences: {
    title: 'Licenties',
    text: 'Machinami bouwt voort op het werk van anderen. Dit zijn hun namen en de voorwaarden waaronder we het doorgeven.',
  },

  rules: {
    title: 'De regels',
    search: 'Zoek in de regels',
    contents: 'Alles, deel voor deel',
    about: 'Over deze regels',
    found: (n) => many(n, 'regel', 'regels'),
    none: 'Daar gaat geen regel over.',
  },

  gallery: {
    title: 'Alle kaarten',
    search: 'Zoek een kaart',
    all: 'Alle spellen',
    found: (n) => many(n, 'kaart', 'kaarten'),
    none: 'Zo heet geen kaart.',
    copies: (n) => (n === 'players' ? 'één per speler' : many(n, 'exemplaar', 'exemplaren')),
  },

  tutorial: {
    title: 'Leren door te spelen',
    you: 'Jij',
    teacher: 'Hana',
    playOn: 'Speel een echt spel',
    leave: 'Les verlaten',
    step: (n, of) => `${n} van ${of}`,
  },
}
