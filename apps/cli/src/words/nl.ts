import { help } from './nl-help.ts'
import type { Words } from './words.ts'

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

export const nl: Words = {
  help,
  usage: {
    unknownCommand: (name) => `Er is geen opdracht ‘${name}’.`,
    unknownOption: (flag) => `Er is hier geen optie ‘${flag}’.`,
    missingValue: (flag) => `De optie ‘${flag}’ heeft een waarde nodig.`,
    missingArgument: (name) => `Er ontbreekt iets: ${name}.`,
    tooMany: 'Dat is meer dan deze opdracht aankan.',
    other: 'Deze opdrachtregel is niet te begrijpen.',
    badChoice: (flag, value, wanted) => `‘${value}’ is geen keuze voor ${flag}. Kies een van deze: ${wanted}.`,
    seeHelp: (command) => `Voor hulp: ${command}`,
  },
  files: {
    cannotWrite: (file) =>
      `Het spel kan niet naar ‘${file}’ worden geschreven. Controleer de plaats en probeer opnieuw.`,
    exists: (file) => `‘${file}’ bestaat al en wordt niet overschreven. Kies een andere naam.`,
  },
  play: {
    you: 'Jij',
    player: (n) => `Speler ${n}`,
    commitment: (hash) => `De worpen zijn verzegeld. Zegel: ${hash}`,
    seedTold: (seed) => `Het startgetal van de worpen was ${seed}`,
    checkWith: 'Iedereen kan ze met het zegel vergelijken:',
    seedShape: '32-128 hexadecimale cijfers',
    seedMissing: (file) =>
      `Het verzegelde startgetal van dit spel ontbreekt, dus niemand kan verder spelen: ‘${file}’.`,
    savedIn: (file) => `Het spel wordt geschreven naar ${file}`,
    leftIn: (file) => `Het spel wacht op je in ${file}. Verder spelen:`,
    nothingToResume: 'Er is geen onafgemaakt spel om mee verder te gaan.',
    odds: { dice: (n) => (n === 1 ? 'één steen' : 'twee stenen'), mean: 'gem.' },
    market: { card: 'kaart', numbers: 'bij', price: 'prijs', left: 'over', yours: 'van jou' },
    notYet: 'Nog te duur:',
    left: (n) => `nog ${n}`,
    owned: (n) => `je hebt er ${n}`,
    closed: (n) => `(${n} gesloten)`,
    onAverage: (change) => `gemiddeld ${change}`,
    keys: (canUndo) => `↑↓ of nummer, Enter${canUndo ? ' · u terugnemen' : ''} · s tafel tonen · q bewaren en stoppen`,
    typing: 'Antwoord met een nummer of een zet zoals ‘build bakery’. Verder: undo, show, quit.',
    undone: 'Teruggenomen.',
    endTurn: 'Verder?',
    goOn: 'Verder',
    handOver: (name) => `De volgende keuze is geheim. ${name} neemt het toetsenbord, de anderen kijken weg.`,
  },
  sim: {
    players: (n) => `${n} spelers`,
    games: (n, seed) => `${n} spellen, startgetal ${seed}`,
    unfinished: (n) => `(${n} onafgemaakt gestopt)`,
    progress: (done, of) => `${done} van ${of} spellen`,
    heads: {
      bot: 'bot',
      seat: 'plaats',
      wins: 'gewonnen',
      share: 'aandeel',
      interval: '95%-interval',
      turns: 'beurten',
      mean: 'gemiddeld',
      least: 'minst',
      most: 'meest',
      card: 'kaart',
      perGame: 'gebouwd per spel',
      builders: 'bouwers',
      builderWins: 'bouwers die wonnen',
    },
    reference: (mean, known) => `Zuiver willekeurige spellen horen ${known} beurten te duren; deze duren er ${mean}:`,
    ok: 'klopt',
    off: 'klopt niet',
    speed: (turns, seconds, threads, rate) =>
      `${turns} beurten in ${seconds} s op ${counted(threads, 'draad', 'draden')}: ${rate} beurten per seconde`,
  },
  replay: {
    factsOnly:
      'Dit spel is gespeeld met regels die dit programma niet heeft. De feiten staan er zoals ze zijn opgeschreven.',
    unfinished: 'Het verslag stopt hier; het spel is niet afgelopen.',
    step: 'Enter voor de volgende beurt, q om te stoppen.',
  },
  verify: {
    good: ({ moments, finished, checkedLuck }) =>
      [
        `${counted(moments, 'zet', 'zetten')} volgens de regels`,
        checkedLuck === null
          ? 'worpen niet gecontroleerd (geen startgetal)'
          : `${counted(checkedLuck, 'worp', 'worpen')} uit het startgetal`,
        finished ? 'afgelopen' : 'nog niet afgelopen',
      ].join(', '),
  },
  bench: {
    title: (node) => `Zuiver willekeurig spel, één kern, Node ${node}`,
    note: 'Per seconde rekentijd; spellen en vergelijkingen zijn medianen. Cijfers van één machine op één moment: vergelijk verhoudingen.',
    modes: { listed: 'volledige lijsten', logged: 'volledige lijsten, met logboek', sampled: 'zonder lijsten' },
    lost: (share) => `${share} verlies`,
    times: (factor) => `× ${factor}`,
    heads: {
      game: 'spel',
      mode: 'antwoorden',
      games: 'spellen/s',
      best: 'M beurten/s, beste',
      median: 'mediaan',
      compared: 'vergeleken',
      copy: 'stand kopiëren',
      stateBytes: 'bytes van een stand',
      recordBytes: 'bytes van een verslag',
    },
  },
}
