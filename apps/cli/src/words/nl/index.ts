import type { Words } from '../catalogue.ts'
import { counted } from '../counted.ts'
import { seatsOf } from '../seats-of.ts'
import { campaign } from './campaign.ts'
import { help } from './help.ts'
import { review } from './review.ts'

export const nl: Words = {
  help,
  campaign,
  review,
  server: { notBuilt: 'De server is nog niet gebouwd. ‘npm start’ bouwt en opent hem.' },
  usage: {
    unknownCommand: (name) => `Er is geen opdracht ‘${name}’.`,
    unknownOption: (flag) => `Er is hier geen optie ‘${flag}’.`,
    missingValue: (flag) => `De optie ‘${flag}’ heeft een waarde nodig.`,
    missingArgument: (name) => `Er ontbreekt iets: ${name}.`,
    tooMany: 'Dat is meer dan deze opdracht aankan.',
    other: 'Deze opdrachtregel is niet te begrijpen.',
    badChoice: (flag, value, wanted) => `‘${value}’ is geen keuze voor ${flag}. Kies een van deze: ${wanted}.`,
    notTogether: (one, other) => `‘${one}’ en ‘${other}’ gaan niet samen. Kies er een.`,
    onlyWith: (one, other) => `‘${one}’ werkt alleen samen met ‘${other}’.`,
    notHere: (flag, command) => `‘${flag}’ doet niets bij ‘${command}’.`,
    seeHelp: (command) => `Voor hulp: ${command}`,
    brokenDown: 'Er is iets stuk in Machinami zelf; het ligt niet aan jou.',
    report: (what) => `Meld het alsjeblieft, met je opdrachtregel en dit erbij: ${what}`,
  },
  files: {
    cannotWrite: (file) =>
      `Er kan niets naar ‘${file}’ worden geschreven. Controleer de plaats en probeer het opnieuw.`,
    existsAlready: (file) => `‘${file}’ bestaat al.`,
    exists: (file) => `‘${file}’ bestaat al en wordt niet overschreven. Kies een andere naam of voeg --force toe.`,
    inUse: (file, owner, lock) =>
      `‘${file}’ wordt op dit moment door een ander proces gebruikt (${owner}). Beëindig dat eerst. Draait het niet meer, verwijder dan ‘${lock}’.`,
    noFolder: (folder) => `Er is geen map ‘${folder}’. Maak die eerst of kies een andere plaats.`,
    noFile: (name) => `‘${name}’ is geen bestand om in te schrijven. Geef de naam van een bestand.`,
    movedTo: (from, to) =>
      `Het spel kan niet meer naar ‘${from}’ worden geschreven. Het wordt voortaan geschreven naar ‘${to}’.`,
    nowhere: (file) =>
      `Het spel kan niet meer naar ‘${file}’ worden geschreven en ook nergens anders. Het gaat door; elke zet probeert het opnieuw.`,
    overwrite: 'Overschrijven',
    leaveAsItIs: 'Laten zoals het is',
    tryAgain: 'Probeer opnieuw te bewaren',
    leaveUnsaved: 'Stop zonder te bewaren',
  },
  bots: {
    asPlanner: (bots) => `Geen net past bij dit spel. Deze bots spelen hier als de planner: ${bots}.`,
    notLoaded: (bots) => `Het net van dit spel kan niet worden geladen. Deze bots spelen nu als de planner: ${bots}.`,
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
    contradicts: (flag, value, recorded) =>
      `‘${flag} ${value}’ past niet bij het spel waarmee je verdergaat, met ‘${recorded}’. Laat de optie weg.`,
    homeMade: 'eigen regels',
    odds: { dice: (n) => (n === 1 ? 'één steen' : 'twee stenen'), mean: 'gem.' },
    market: {
      card: 'kaart',
      numbers: 'bij',
      price: 'prijs',
      left: 'over',
      yours: 'van jou',
      notForYou: 'niet voor jou',
    },
    notYet: 'Nog te duur:',
    left: (n) => `nog ${n}`,
    owned: (n) => `je hebt er ${n}`,
    closed: (n) => `(${n} gesloten)`,
    onAverage: (change) => `gemiddeld ${change}`,
    keys: (canUndo) => `↑↓ of nummer, Enter${canUndo ? ' · u terugnemen' : ''} · s tafel tonen · q bewaren en stoppen`,
    typing: (move) => `Antwoord met een nummer of een zet zoals ‘${move}’. Verder: undo, show, quit.`,
    undone: 'Teruggenomen.',
    endTurn: 'Verder?',
    goOn: 'Verder',
    handOver: (name) => `De volgende keuze is geheim. ${name} neemt het toetsenbord, de anderen kijken even niet mee.`,
  },
  menu: {
    edition: 'Welke uitgave speel je?',
    players: 'Met hoeveel spelers?',
    playerCount: (n) => `${n} spelers`,
    ready: 'Klaar?',
    start: 'Begin het spel',
    market: 'Markt',
    opponents: 'Tegenstanders',
    order: 'Volgorde van kaarten',
    mixedBots: 'bots van verschillende sterkte',
    onlyPeople: 'mensen aan dit toetsenbord',
    keys: (canGoBack) => `↑↓ of nummer, Enter${canGoBack ? ' · u terug' : ''} · q stoppen`,
  },
  teach: {
    progress: (done) => `${done} geleerd`,
    known: (file) => `De bots kennen deze regels al: ${file}. Met --force beginnen ze opnieuw.`,
    goesOn: (done) => `We gaan verder waar de vorige les werd afgebroken: ${done}.`,
    brokenOff: (done) => `Afgebroken op ${done}; de volgende les gaat hier verder.`,
    better: (games, share, file) =>
      `Na ${games} spellen wint het net ${share} van de planner; voortaan spelen de niveaus ermee: ${file}`,
    notBetter: (games, share) =>
      `Na ${games} spellen wint het net ${share} van de planner: niet duidelijk beter, dus de niveaus blijven spelen zoals de planner. Meer --seconds kan helpen.`,
  },
  sim: {
    players: (n) => `${n} spelers`,
    games: (n, seed) => `${counted(n, 'spel', 'spellen')}, startgetal ${seed}`,
    unfinished: (n) => `(${n} onafgemaakt gestopt)`,
    sameBot: (bot) => `Op alle plaatsen speelt dezelfde bot, ${bot}: alleen de plaatsen kunnen verschillen.`,
    progress: (done, of) => `${done} van ${counted(of, 'spel', 'spellen')}`,
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
    reference: (mean, known, tolerance) =>
      `Zuiver willekeurige spellen horen ${known} beurten te duren, op ${tolerance} na (twee standaardfouten); deze duren er ${mean}:`,
    ok: 'klopt',
    off: 'klopt niet',
    tooFew: 'te weinig spellen om het te weten',
    speed: (turns, seconds, threads, rate) =>
      `${turns} beurten in ${seconds} s op ${counted(threads, 'thread', 'threads')}: ${rate} beurten per seconde`,
  },
  arena: {
    match: (bot, other) => `${bot} tegen ${other}`,
    howMany: 'Noem twee bots, of met --matrix zoveel als je wilt.',
    heads: {
      adjusted: 'gewonnen, zonder geluk',
      raw: 'gewonnen',
      fair: 'eerlijk deel',
      games: 'spellen',
      turns: 'beurten',
      worst: 'slechtste geval',
    },
    luckFair: (errors, saving) =>
      `Het geluk was eerlijk (${errors} standaardfouten van nul). Het weglaten is ${saving} keer zoveel spellen waard.`,
    tooFew: 'Te weinig spellen om te zeggen hoe groot de rol van het geluk kan zijn.',
    unitsEach: (units, games) => `Eenheden per wedstrijd: ${units}, van ${games} spellen.`,
    unfinishedIn: (matches) => `Onafgemaakt gestopte spellen, elk geteld als een eerlijk deel gewonnen: ${matches}.`,
    luckOff: (errors) => `Het geluk was niet eerlijk: ${errors} standaardfouten van nul. Vertrouw deze uitslag niet.`,
    luckOffIn: (matches) => `Het geluk was niet eerlijk bij: ${matches}. Vertrouw deze uitslagen niet.`,
    decisions: {
      better: (points) => `Toets op ${points} procentpunt: beter.`,
      'not-better': (points) => `Toets op ${points} procentpunt: niet beter.`,
      open: (points, way, to) =>
        `Toets op ${points} procentpunt: nog open, op ${way} van de weg naar ‘${to === 'better' ? 'beter' : 'niet beter'}’. Er zijn meer eenheden nodig.`,
    },
    logProblems: {
      'not-a-log': (file) => `‘${file}’ is geen logboek van de arena. Kies een andere naam.`,
      'other-version': (file) =>
        `‘${file}’ is van voordat de arena of een bot veranderde, dus niemand kan ermee verder. Kies een andere naam.`,
      'another-match': (file) =>
        `‘${file}’ is het logboek van een andere wedstrijd of een ander net. Kies een andere naam.`,
      damaged: (file, line) =>
        `Het logboek ‘${file}’ is beschadigd in regel ${line}. Verwijder de regels vanaf daar of begin opnieuw.`,
    },
    netProblems: {
      damaged:
        'Het bestand van het net is beschadigd: bots spelen met de vuistregel en het geluk wordt niet weggelaten.',
      'other-version':
        'Het bestand van het net is van een andere versie: bots spelen met de vuistregel en het geluk wordt niet weggelaten.',
      'no-net': 'Geen net kent dit spel: bots spelen met de vuistregel en het geluk wordt niet weggelaten.',
      'not-a-net': 'Het bestand is geen net: bots spelen met de vuistregel en het geluk wordt niet weggelaten.',
      truncated:
        'Het bestand van het net is afgebroken: bots spelen met de vuistregel en het geluk wordt niet weggelaten.',
      'unknown-rules':
        'Het net kent deze kaarten of regels niet: bots spelen met de vuistregel en het geluk wordt niet weggelaten.',
      'not-loaded':
        'Het net kan niet worden geladen: bots spelen met de vuistregel en het geluk wordt niet weggelaten.',
    },
  },
  replay: {
    factsOnly:
      'Dit spel is gespeeld met regels die dit programma niet heeft. De feiten staan er zoals ze zijn opgeschreven.',
    unfinished: 'Het verslag stopt hier; het spel is niet afgelopen.',
    givenUp: 'Het spel is hier opgegeven.',
    step: 'Enter voor de volgende beurt, q om te stoppen.',
  },
  verify: {
    commitmentShape: '64 hexadecimale cijfers',
    good: ({ moments, ended, checkedLuck, nonces }) =>
      [
        `${counted(moments, 'zet', 'zetten')} volgens de regels`,
        checkedLuck === null
          ? 'worpen niet gecontroleerd (geen startgetal)'
          : `${counted(checkedLuck, 'worp', 'worpen')} uit het startgetal`,
        ...(nonces.told.length > 0 ? [`met wat ${seatsOf(nonces.told)} toevoegde`] : []),
        ...(nonces.missing.length > 0 ? [`zonder wat ${seatsOf(nonces.missing)} had beloofd`] : []),
        { goal: 'afgelopen', limit: 'beslist na de laatste beurt', abandoned: 'opgegeven', on: 'nog niet afgelopen' }[
          ended ?? 'on'
        ],
      ].join(', '),
  },
  cards: { inFirstGame: (price) => `${price} in spel 1` },
  rules: { usual: 'gewoonlijk' },
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
