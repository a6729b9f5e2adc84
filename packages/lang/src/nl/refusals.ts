import type { Refusal } from '@machinami/cards'
import { capital } from '../figures.ts'
import type { Lang } from '../lang.ts'

/** `‘base’`, or a word for it where the refusal names nothing. */
const it = ({ what }: Refusal, otherwise: string): string => (what === undefined ? otherwise : `‘${what}’`)
const hint = ({ wanted }: Refusal, lead: string): string => (wanted === undefined ? '' : ` ${lead} ${wanted}.`)
const at = ({ line }: Refusal, text: string): string => (line === undefined ? capital(text) : `Regel ${line}: ${text}`)

export const refusals: Lang['refusals'] = {
  'unknown-edition': (why) => `We kennen geen uitgave ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'wrong-player-count': (why) =>
    `Het aantal spelers kan hier niet ${why.what ?? 'dat'} zijn.${hint(why, 'Aantal spelers:')}`,
  'unknown-market': (why) => `Deze uitgave kent geen opstelling ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'unknown-house-rule': (why) =>
    `Deze uitgave kent geen huisregel ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'unknown-house-option': (why) => `Die huisregel kent geen keuze ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'unknown-order': (why) => `We kennen geen volgorde ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'unknown-card': (why) => `Er is in dit spel geen kaart ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'broken-ruleset': (why) =>
    `Met deze spelregels kan niet gespeeld worden: kijk ${it(why, 'de kaarten')} nog eens na.${hint(why, 'Het moet zijn:')}`,
  'cannot-be-won': (why) => `Dit spel kan niemand ooit winnen: kijk ${it(why, 'het doel')} nog eens na.`,

  'unknown-seat': (why) => `Er is aan deze tafel geen plaats ${it(why, 'met dat nummer')}.${hint(why, 'Kies uit:')}`,
  'not-your-question': () => 'Iemand anders moet nu kiezen. Wacht tot jou iets gevraagd wordt.',
  'stale-question': () => 'Die keuze is al gemaakt. Kijk nog eens naar de tafel.',
  'not-an-option': (why) => `${capital(it(why, 'dat'))} kan nu niet. Kies een van de mogelijkheden die je ziet.`,
  'game-over': () => 'Het spel is afgelopen. Begin een nieuw spel om verder te spelen.',
  'not-a-move': (why) => `${capital(it(why, 'dat'))} is geen zet.${hint(why, 'Schrijf het zo:')}`,
  'nothing-to-undo': () =>
    'Er is niets om terug te nemen: een zet staat vast zodra er een nieuwe worp of kaart te zien is.',

  'not-a-record': (why) => `${capital(it(why, 'dit'))} is geen verslag van een spel.`,
  'newer-record': (why) =>
    `Dit verslag komt uit een nieuwere versie${why.what ? ` (${why.what})` : ''}. Werk eerst bij en open het dan opnieuw.`,
  'bad-header': (why) =>
    at(why, `de kop van het verslag is niet te lezen: ${it(why, 'er ontbreekt iets')}.${hint(why, 'Verwacht:')}`),
  'bad-line': (why) => at(why, `${it(why, 'dit')} is niet te lezen.${hint(why, 'Verwacht:')}`),
  'bad-cause': (why) => at(why, `${it(why, 'dit')} kon op dat moment niet.${hint(why, 'Verwacht:')}`),
  'facts-differ': (why) =>
    at(why, `volgens de spelregels klopt ${it(why, 'wat hier staat')} niet.${hint(why, 'Het moet zijn:')}`),
  'ruleset-differs': () => 'De spelregels in dit verslag zijn niet de regels waarmee het volgens de kop gespeeld is.',
  'record-unfinished': () => 'Het verslag houdt op voordat het spel is afgelopen.',
  'record-goes-on': (why) => at(why, 'het verslag gaat door nadat het spel is afgelopen.'),
  'dice-differ': (why) =>
    at(why, `de worp ${it(why, 'die hier staat,')} komt niet uit het startgetal.${hint(why, 'Dat geeft:')}`),
  'no-seed': () => 'In het verslag staat geen startgetal, dus de worpen zijn niet na te rekenen.',
  'seed-differs': () => 'Het startgetal is niet het getal dat vóór het spel was vastgelegd.',

  'unknown-bot': (why) => `We kennen geen bot ${it(why, 'met die naam')}.${hint(why, 'Kies uit:')}`,
  'unknown-language': (why) => `De taal ${it(why, 'die je noemt,')} spreken we nog niet.${hint(why, 'Kies uit:')}`,
  'unreadable-file': (why) =>
    `Het bestand ${it(why, 'dat je noemt,')} is niet te lezen. Controleer de naam en probeer het nog eens.`,
  'bad-number': (why) => `${capital(it(why, 'dat'))} is hier geen bruikbaar getal.${hint(why, 'Gevraagd:')}`,
}
