import type { Refusal } from '@machinami/cards'
import { capital } from '../figures.ts'
import type { Lang } from '../lang.ts'

/** `‘base’`, or a word for it where the refusal names nothing. */
const it = ({ what }: Refusal, otherwise: string): string => (what === undefined ? otherwise : `‘${what}’`)
const hint = ({ wanted }: Refusal, lead: string): string => (wanted === undefined ? '' : ` ${lead} ${wanted}.`)
const at = ({ line }: Refusal, text: string): string => (line === undefined ? capital(text) : `Regel ${line}: ${text}`)

export const refusals: Lang['refusals'] = {
  'unknown-edition': (no) => `We kennen geen uitgave ${it(no, 'met die naam')}.${hint(no, 'Kies uit:')}`,
  'wrong-player-count': (no) =>
    `Dit spel kan niet met ${no.what ?? 'zoveel'} spelers gespeeld worden.${hint(no, 'Aantal spelers:')}`,
  'unknown-market': (no) => `Deze uitgave kent geen voorraad ${it(no, 'met die naam')}.${hint(no, 'Kies uit:')}`,
  'unknown-house-rule': (no) => `Deze uitgave kent geen huisregel ${it(no, 'met die naam')}.${hint(no, 'Kies uit:')}`,
  'unknown-house-option': (no) => `Die huisregel kan niet op ${it(no, 'die keuze')} staan.${hint(no, 'Kies uit:')}`,
  'unknown-order': (no) => `We kennen geen volgorde ${it(no, 'met die naam')}.${hint(no, 'Kies uit:')}`,
  'unknown-card': (no) => `Er is in dit spel geen kaart ${it(no, 'met die naam')}.`,
  'broken-ruleset': (no) =>
    `Met deze spelregels kan niet gespeeld worden: kijk ${it(no, 'de kaarten')} nog eens na.${hint(no, 'Het moet zijn:')}`,
  'cannot-be-won': (no) => `Dit spel kan niemand ooit winnen: kijk ${it(no, 'het doel')} nog eens na.`,

  'unknown-seat': (no) => `Er is aan deze tafel geen plaats ${it(no, 'met dat nummer')}.${hint(no, 'Kies uit:')}`,
  'not-your-question': () => 'Iemand anders moet nu kiezen. Wacht tot jou iets gevraagd wordt.',
  'stale-question': () => 'Die keuze is al gemaakt. Kijk nog eens naar de tafel.',
  'not-an-option': (no) => `${capital(it(no, 'dat'))} kan nu niet. Kies een van de mogelijkheden die je ziet.`,
  'game-over': () => 'Het spel is afgelopen. Begin een nieuw spel om verder te spelen.',
  'not-a-move': (no) => `${capital(it(no, 'dat'))} is geen zet.${hint(no, 'Schrijf het zo:')}`,
  'nothing-to-undo': () => 'Er is niets om terug te nemen: er zijn al nieuwe dobbelstenen of kaarten gezien.',

  'not-a-record': (no) => `${capital(it(no, 'dit'))} is geen verslag van een spel.`,
  'newer-record': (no) =>
    `Dit verslag komt uit een nieuwere versie${no.what ? ` (${no.what})` : ''}. Werk eerst bij en open het dan opnieuw.`,
  'bad-header': (no) =>
    at(no, `de kop van het verslag is niet te lezen: ${it(no, 'er ontbreekt iets')}.${hint(no, 'Verwacht:')}`),
  'bad-line': (no) => at(no, `${it(no, 'dit')} is niet te lezen.${hint(no, 'Verwacht:')}`),
  'bad-cause': (no) => at(no, `${it(no, 'dit')} kon op dat moment niet.${hint(no, 'Verwacht:')}`),
  'facts-differ': (no) =>
    at(no, `volgens de spelregels klopt ${it(no, 'wat hier staat')} niet.${hint(no, 'Het moet zijn:')}`),
  'ruleset-differs': () => 'De spelregels in dit verslag zijn niet de regels waarmee het volgens de kop gespeeld is.',
  'record-unfinished': () => 'Het verslag houdt op voordat het spel is afgelopen.',
  'record-goes-on': (no) => at(no, 'het verslag gaat door nadat het spel is afgelopen.'),
  'dice-differ': (no) =>
    at(no, `de worp ${it(no, 'die hier staat')} komt niet uit het startgetal.${hint(no, 'Dat geeft:')}`),
  'no-seed': () => 'In het verslag staat geen startgetal, dus de worpen zijn niet na te rekenen.',
  'seed-differs': () => 'Het startgetal is niet het getal dat vóór het spel was vastgelegd.',

  'unknown-bot': (no) => `We kennen geen bot ${it(no, 'met die naam')}.${hint(no, 'Kies uit:')}`,
  'unknown-language': (no) => `We spreken nog geen ${no.what ?? 'andere talen'}.${hint(no, 'Kies uit:')}`,
  'unreadable-file': (no) =>
    `Het bestand ${it(no, 'dat je noemt')} is niet te lezen. Controleer de naam en probeer het nog eens.`,
  'bad-number': (no) => `${capital(it(no, 'dat'))} is hier geen bruikbaar getal.${hint(no, 'Gevraagd:')}`,
}
