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
  missed: (points) => `Jouw keuze kostte ${points} punten winstkans.`,
  asGood: 'Zo goed als de beste.',
  yours: 'jouw keuze',
  bestChip: 'beste',
  playedOut: (games, margin) =>
    `Kans om te winnen; de eerste keuzes zijn elk ${games} keer uitgespeeld, ±${margin} punten.`,
  foundBy: (levels) => `Deze bots vinden hem: ${levels}.`,
  foundByNobody: 'Geen bot vindt hem zonder lang zoeken.',
  streak: (days) => oneOr(days, '1 dag op rij, goed of niet', `${days} dagen op rij, goed of niet`),
  right: (n, of) => `${n} van ${of} gevonden`,
  archive: 'Eerdere dagen',
  days: { open: 'niet beantwoord', right: 'gevonden', wrong: 'beantwoord' },
  none: 'Voor deze dag is er geen straat.',
  notFetched: 'De straat van deze dag kon niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.',
  look: 'Bekijk het spel tot hier',
}
