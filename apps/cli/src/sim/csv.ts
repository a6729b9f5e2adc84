import type { Report } from './report.ts'

/** A report as rows `table,name,measure,value`: one shape for everything, easy to filter in any program. */
export function csvOf(report: Report): string {
  const rows: (readonly (string | number)[])[] = [
    ['table', 'name', 'measure', 'value'],
    ...measures('run', report.job.ruleset.edition, {
      players: report.job.ruleset.players,
      seed: report.job.seed,
      games: report.games,
      unfinished: report.unfinished,
      turns: report.turns,
    }),
    ...report.bots.flatMap(({ bot, ...figures }) => measures('bot', bot, figures)),
    ...report.seats.flatMap(({ seat, ...figures }) => measures('seat', String(seat), figures)),
    ...measures('length', 'turns', { ...report.length }),
    ...report.cards.flatMap(({ card, ...figures }) => measures('card', card, figures)),
    ...measures('speed', 'all', report.speed),
  ]
  return `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`
}

function measures(table: string, name: string, figures: object): (readonly (string | number)[])[] {
  return Object.entries(figures).map(([measure, value]) => [table, name, measure, value as number])
}

function cell(value: string | number): string {
  const text = Number.isNaN(value) ? '' : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
