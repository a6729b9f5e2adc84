import type { DailyWords } from '../daily-words.ts'
import { oneOr } from '../many.ts'

export const daily: DailyWords = {
  title: 'Straat van de dag',
  of: (day) => `Straat van de dag, ${day}`,
  question: 'Wat doe je?',
  oneIsBest: 'Eén keuze is duidelijk de beste. Voor iedereen dezelfde straat.',
  turn: (n, coins) => `Beurt ${n}. Je hebt ${oneOr(coins, '1 munt', `${coins} munten`)}.`,
  best: (answer) => `Beste: ${answer}`,
  found: 'Je hebt hem gevonden.',
  missed: (points) => `Jouw keuze kostte ${points} procentpunt winstkans.`,
  yours: 'jouw keuze',
  why: 'Wat voor de beste pleit:',
  bestChip: 'beste',
  playedOut: (games, margin) =>
    `Kans om te winnen; de eerste keuzes zijn elk ${games} keer uitgespeeld, ±${margin} procentpunt.`,
  foundBy: (levels) => `Deze bots vinden hem: ${levels}.`,
  foundByNobody: 'Geen bot vindt hem zonder lang zoeken.',
  streak: (days, kind) =>
    kind === 'street'
      ? oneOr(days, '1 dag op rij, goed of niet', `${days} dagen op rij, goed of niet`)
      : oneOr(days, '1 dag op rij, gewonnen of niet', `${days} dagen op rij, gewonnen of niet`),
  inARow: (days) => oneOr(days, 'dag', 'dagen'),
  right: (n, of) => `${n} van ${of} gevonden`,
  tally: (streak, score) => `${streak}; ${score}`,
  kinds: { street: 'Stelling', game: 'Heel spel' },
  week: 'De laatste zeven dagen',
  today: 'vandaag',
  archive: 'Eerdere dagen',
  monthBefore: 'Vorige maand',
  monthAfter: 'Volgende maand',
  days: { open: 'niet beantwoord', right: 'gevonden', wrong: 'beantwoord' },
  none: 'Voor deze dag is er geen straat.',
  notFetched: 'De straat van deze dag kon niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.',
  look: 'Bekijk het spel tot hier',
  game: {
    title: 'Spel van de dag',
    against: (edition, players, bot) =>
      `${edition}: jij tegen ${oneOr(players - 1, bot, `${players - 1} bots (${bot})`)}`,
    how: (others) =>
      `Voor iedereen dezelfde dobbelstenen en dezelfde markt, beurt voor beurt. Speel het uit en zie daarna wat de expert en ${others} sterke spelers ervan maakten.`,
    play: 'Speel het',
    goOn: (turn) => `Ga verder in beurt ${turn}`,
    better: (n, of) => `Beter dan ${n} van de ${of}.`,
    asGood: (n) => `Even goed als ${oneOr(n, '1 ander', `${n} anderen`)}.`,
    you: 'jij',
    strong: (n) => oneOr(n, '1 speler', `${n} spelers`),
    won: (turn) => `gewonnen in beurt ${turn}`,
    lost: (turn, landmarks) =>
      `verloren in beurt ${turn}, ${oneOr(landmarks, '1 bezienswaardigheid', `${landmarks} bezienswaardigheden`)}`,
    who: (others) =>
      `De expert en ${others} sterke spelers speelden het met jouw dobbelstenen; de beste bovenaan, hoe korter hoe beter.`,
    review: 'Waarom liep het zo?',
    wins: (n, of) => `${n} van de ${of} gewonnen`,
    days: { open: 'niet uitgespeeld', right: 'gewonnen', wrong: 'verloren' },
  },
}
