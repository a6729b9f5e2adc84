import type { Refusal } from '@machinami/cards'
import type { RefusalWords } from '../lang.ts'

/** `‘base’`, or a word for it where the refusal names nothing. */
const it = ({ what }: Refusal, otherwise: string): string => (what === undefined ? otherwise : `‘${what}’`)
const hint = ({ wanted }: Refusal, lead: string): string => (wanted === undefined ? '' : ` ${lead} ${wanted}.`)

/** ` (plaatsen: 4, regels: 3)` */
const both = ({ what, wanted }: Refusal): string =>
  what === undefined || wanted === undefined ? '' : ` (plaatsen: ${what}, regels: ${wanted})`

export const place: RefusalWords['place'] = ({ line, place, moment }) => {
  if (place !== undefined) return `Bij ${place}: `
  if (line !== undefined) return `Regel ${line}: `
  return moment === undefined ? '' : moment === 0 ? 'Bij het begin: ' : `Zet ${moment}: `
}

export const records: RefusalWords['records'] = {
  foreign:
    'Dit bestand is geen spelverslag. Verslagen zijn de tekstbestanden die je na een spel downloadt; kies er daar een van.',
  damaged:
    'Een deel van dit verslag ontbreekt of is beschadigd, dus het gaat niet open. Probeer het originele bestand.',
  changed: 'Dit verslag spreekt zichzelf tegen: het lijkt veranderd. Alleen het originele bestand kan worden geopend.',
}

export const refusals: RefusalWords['refusals'] = {
  'unknown-edition': (why) => `we kennen geen uitgave ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'wrong-player-count': (why) =>
    `met ${why.what ?? 'dat aantal'} ${why.what === '1' ? 'speler' : 'spelers'} kan dit niet.${hint(why, 'Aantal spelers:')}`,
  'unknown-market': (why) => `deze uitgave kent geen opstelling ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'unknown-house-rule': (why) =>
    `deze uitgave kent geen huisregel ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'unknown-house-option': (why) => `die huisregel kent geen keuze ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'same-house-rule': (why) => `${it(why, 'een huisregel')} is twee keer gekozen. Noem elke huisregel één keer.`,
  'unknown-order': (why) => `we kennen geen volgorde ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'unknown-card': (why) => `er is in dit spel geen kaart ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'broken-ruleset': (why) =>
    `met deze spelregels kan niet gespeeld worden: kijk ${it(why, 'de kaarten')} nog eens na.${hint(why, 'Het moet zijn:')}`,
  'cannot-be-won': (why) => `niemand kan dit spel ooit winnen: kijk ${it(why, 'het doel')} nog eens na.`,
  'bad-name': (why) => `${it(why, 'dat')} kan geen naam zijn.${hint(why, 'Aantal tekens:')}`,
  'same-name': (why) => `${it(why, 'dezelfde naam')} kan geen twee keer. Kies een andere.`,

  'unknown-seat': (why) => `er is aan deze tafel geen plaats ${it(why, 'met dat nummer')}.${hint(why, 'Kies uit:')}`,
  'not-your-question': () => 'iemand anders moet nu kiezen. Wacht tot jou iets gevraagd wordt.',
  'stale-question': () => 'die keuze is al gemaakt. Kijk nog eens naar de tafel.',
  'not-an-option': (why) => `${it(why, 'dat')} kan nu niet. Kies een van de mogelijkheden die je ziet.`,
  'game-over': () => 'het spel is afgelopen. Begin een nieuw spel om verder te spelen.',
  'not-a-move': (why) => `${it(why, 'dat')} is geen zet.${hint(why, 'Schrijf het zo:')}`,
  'nothing-to-undo': () =>
    'er is niets om terug te nemen: een zet staat vast zodra er een nieuwe worp of kaart te zien is.',
  'bad-snapshot': () => 'wat van dit spel is bewaard, is beschadigd; zo kan het niet verder.',

  'not-a-record': (why) => `${it(why, 'dit')} is geen verslag van een spel.`,
  'newer-record': (why) =>
    `dit verslag komt uit een nieuwere versie${why.what ? ` (${why.what})` : ''}. Werk eerst bij en open het dan opnieuw.`,
  'bad-header': (why) =>
    `de kop van het verslag is niet te lezen: ${it(why, 'er ontbreekt iets')}.${hint(why, 'Verwacht:')}`,
  'bad-line': (why) => `${it(why, 'dit')} is niet te lezen.${hint(why, 'Verwacht:')}`,
  'bad-cause': (why) => `${it(why, 'dit')} kon op dat moment niet.${hint(why, 'Verwacht:')}`,
  'facts-differ': (why) => `volgens de spelregels klopt ${it(why, 'dit')} niet.${hint(why, 'Het moet zijn:')}`,
  'ruleset-differs': () => 'de spelregels in dit verslag zijn niet de regels waarmee het volgens de kop gespeeld is.',
  'seats-differ': (why) =>
    `plaatsen en regels zijn niet voor hetzelfde aantal spelers${both(why)}. Verander een van beide.`,
  'record-unfinished': () => 'het verslag houdt op voordat het spel is afgelopen.',
  'record-goes-on': () => 'het verslag gaat door nadat het spel is afgelopen.',
  'dice-differ': (why) =>
    `de worp ${it(why, 'die hier staat,')} komt niet uit het startgetal.${hint(why, 'Dat geeft:')}`,
  'no-seed': () => 'in het verslag staat geen startgetal, dus de worpen zijn niet na te rekenen.',
  'bad-seed': (why) => `dat is geen startgetal voor de dobbelstenen.${hint(why, 'Verwacht:')}`,
  'seed-differs': () => 'het startgetal is niet het getal dat vóór het spel was vastgelegd.',
  'promise-differs': () => 'het zegel hoort bij een ander startgetal, andere regels, andere spelers of een ander spel.',
  'commitment-differs': () => 'dit is niet het zegel dat je vóór het spel hebt genoteerd.',
  'nonce-differs': (why) => `wat ${it(why, 'een speler')} aan de worpen toevoegde, is niet wat was vastgelegd.`,
  'nonce-too-late': (why) =>
    `${it(why, 'deze speler')} kan niets meer aan de worpen toevoegen: iemand heeft het eigen getal al laten zien.`,

  'not-a-link': () => 'dit is geen link naar een spel. Een hele link eindigt op een lange rij letters.',
  'newer-link': () => 'deze link is gemaakt door een nieuwere versie. Werk bij en open hem dan opnieuw.',
  'link-damaged': () => 'deze link is beschadigd of afgebroken. Vraag hem nog eens, in zijn geheel.',

  'not-a-campaign': (why) => `${it(why, 'dit')} is geen bestand van een campagne.`,
  'newer-campaign': (why) =>
    `deze campagne komt uit een nieuwere versie${why.what ? ` (${why.what})` : ''}. Werk eerst bij en open hem dan opnieuw.`,
  'campaign-damaged': () =>
    'deze campagne is na het opslaan veranderd of beschadigd. Het bestand zelf blijft zoals het is.',
  'pack-damaged': () =>
    'een verzegelde kaart van deze campagne gaat niet open: het pakket is beschadigd. Wat gespeeld is, blijft.',
  'pack-faulty': (why) => `dit pakket is nog niet te spelen.${hint(why, 'Aantal fouten:')}`,

  'unknown-bot': (why) => `we kennen geen bot ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'unknown-language': (why) => `de taal ${it(why, 'die je noemt,')} spreken we nog niet.${hint(why, 'Kies uit:')}`,
  'unreadable-file': (why) =>
    `het bestand ${it(why, 'dat je noemt,')} is niet te lezen. Controleer de naam en probeer het nog eens.`,
  'bad-number': (why) => `${it(why, 'dat')} is hier geen bruikbaar getal.${hint(why, 'Gevraagd:')}`,

  'broken-down': () => 'er ging iets stuk in het spel zelf. Dat is onze fout; wat er gespeeld is, is veilig.',
}
