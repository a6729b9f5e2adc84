import { EDITION_IDS, type Setup } from '@machinami/cards'
import type { Result } from './laws-worker.ts'

const whole = (n: number) => n.toLocaleString('en-US')

/** The figures of a finished soak, for docs/SOAK.md. */
export function report(setups: readonly Setup[], results: readonly Result[], asked: number, records: number): string {
  const rows = EDITION_IDS.map((edition) => {
    const own = results.filter(({ nth }) => setups[nth].edition === edition)
    const sum = (field: 'decisions' | 'games' | 'turns' | 'milliseconds') => own.reduce((n, each) => n + each[field], 0)
    const length = sum('games') === 0 ? '-' : (sum('turns') / sum('games')).toFixed(1)
    const rate = whole(Math.round(sum('decisions') / (sum('milliseconds') / 1000)))
    return `| ${edition} | ${whole(own.length)} | ${whole(sum('decisions'))} | ${whole(sum('games'))} | ${length} | ${rate} |`
  })
  const broken = results.filter((result) => result.broken !== null)
  const decisions = results.reduce((n, each) => n + each.decisions, 0)
  return `\`npm run soak -- laws\` plays every edition x number of players x market x order x house option (one at a time) with random
answers. It checks at every decision that the question has an answer and none twice, that the answer drawn by
\`sample\` or by chance is in the list, and that the coins are where the facts say; at every fourth that stepping a copy
without a log gives the same state; at every eighth that folding all facts so far gives the same state; at every
thirty-second that no card has appeared or vanished.
Some games of each set-up (${records}) are also written as records: text and JSON read back to the letter, causes replay to the
same facts and state, and facts alone tell the same table.

Last run: ${new Date().toISOString().slice(0, 10)}, ${whole(results.length)} of ${whole(setups.length)} set-ups, at least \
${whole(asked)} decisions each, ${whole(decisions)} in all, ${whole(results.length * records)} records.
Laws broken: ${broken.length === 0 ? 'none' : broken.length}.

| edition | set-ups | decisions | games | turns per game | checked decisions per second and core |
|---|---:|---:|---:|---:|---:|
${rows.join('\n')}
${broken.map(({ nth, broken: what }) => `\n- \`${JSON.stringify(setups[nth])}\`: ${what}`).join('')}`
}
