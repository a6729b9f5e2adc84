import { counted } from '../counted.ts'
import type { ReviewWords } from '../review-words.ts'

export const review: ReviewWords = {
  progress: (done) => `${counted(done, 'zet', 'zetten')} beoordeeld`,
  won: (name, turns) => `${name} won na ${counted(turns, 'beurt', 'beurten')}. Waarom?`,
  notOver: (turns) => `Na ${counted(turns, 'beurt', 'beurten')} heeft nog niemand gewonnen.`,
  sum: 'In procentpunten winstkans: begin + geluk + eigen keuzes + keuzes van anderen = uitslag. Precisie 100 is elke keer de keuze van de expert.',
  heads: {
    player: 'speler',
    start: 'begin',
    luck: 'geluk',
    own: 'eigen keuzes',
    others: 'keuzes van anderen',
    result: 'uitslag',
    accuracy: 'precisie',
  },
  curve: 'Winstkans, als experts verder zouden spelen',
  turn: (n) => `beurt ${n}`,
  turningPoints: 'Keerpunten',
  threw: (name, dice) => `${name} gooide ${dice}`,
  drew: (card) => `${card} kwam op de markt`,
  chose: (name, answer) => `${name}: ${answer}`,
  choices: 'Keuzes die 3 procentpunt of meer kostten',
  noChoices: 'Niemand maakte een keuze die 3 procentpunt of meer kostte.',
  best: (answer) => `het best: ${answer}`,
  cost: (points, from, to) => `kostte ${points} procentpunt (${from} werd ${to})`,
  luckiest: (name, what, points) => `grootste geluk voor ${name}: ${what}, ${points}`,
  unluckiest: (name, what, points) => `grootste pech voor ${name}: ${what}, ${points}`,
  dice: 'Dobbelstenen',
  thrown: (dice, throws) =>
    `${dice === 1 ? 'één dobbelsteen' : 'twee dobbelstenen'}, ${counted(throws, 'worp', 'worpen')}`,
  oddest: (total, came, expected, games) =>
    `het vreemdst: ${total} viel ${came} keer waar ${expected} te verwachten was; één spel op ${games} is even vreemd.`,
  further: (of100) => `Alles samen liggen ${of100} van de 100 eerlijke spellen er verder naast.`,
  cards: 'Wat kaarten opbrachten, in munten',
  cardHeads: { card: 'kaart', built: 'gebouwd', price: 'prijs', brought: 'opgebracht', net: 'netto' },
  restsOn: {
    taught: (margin) =>
      `Berust op een net dat dit spel geleerd heeft, en op experts op elke plaats; een cijfer kan er ${margin} procentpunt naast zitten.`,
    near: (margin) =>
      `Berust op een net dat bijna deze regels geleerd heeft, en op experts op elke plaats; een cijfer kan er ${margin} procentpunt naast zitten.`,
    planner: (margin) =>
      `Geen net kent deze regels: de kansen berusten op een schatting van de rondes tot het doel en zijn grof, hoogstens tot op ${margin} procentpunt juist.`,
    facts:
      'Dit spel is gespeeld met regels die dit programma niet heeft. Te zien is wat de feiten vertellen; kansen zijn niet bekend.',
  },
  drift: (points) => `Van de keuzes is tot ${points} procentpunt wat de beoordelaar pas later zag: niemands keuze.`,
  written: (file) => `De analyse staat in ${file}`,
  behindAddress: (example) => `Zet dit achter het adres van een Machinami, zoals ${example}`,
  history: {
    heads: { date: 'datum', file: 'bestand', game: 'spel', players: 'spelers', turns: 'beurten', result: 'uitslag' },
    won: (name) => `${name} won`,
    running: 'nog niet afgelopen',
    givenUp: 'opgegeven',
    unreadable: (n) =>
      n === '1'
        ? 'Eén bestand is geen spel, of beschadigd; het blijft zoals het is.'
        : `${n} bestanden zijn geen spellen, of beschadigd; ze blijven zoals ze zijn.`,
    none: (folder) => `In ${folder} staan geen bewaarde spellen.`,
    progress: (done) => `${counted(done, 'bestand', 'bestanden')} gelezen`,
  },
}
