import { LEVELS } from '@machinami/bots'
import { accuracyOf, type Losses } from '../../src/accuracy.ts'

/** What was measured of a game, by seat. */
export interface Measured {
  readonly edition: string
  readonly players: number
  readonly seconds: number
  readonly turns: number
  readonly seats: readonly {
    readonly level: string
    readonly drift: number
    readonly losses: Losses
  }[]
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length)
const spread = (all: readonly number[]): number => Math.sqrt(mean(all.map((each) => (each - mean(all)) ** 2)))

function lossBy(seats: Measured['seats'], level: string): number {
  const all = seats.filter((seat) => seat.level === level).map(({ losses }) => losses)
  const sum = (of: (each: Losses) => number) => all.reduce((total, each) => total + of(each), 0)
  return (
    sum((each) => each.sum) /
    Math.max(
      1,
      sum(({ choices }) => choices),
    )
  )
}

export function tablesOf(games: readonly Measured[]): string[] {
  const seats = games.flatMap(({ seats }) => seats)
  const editions = [...new Set(games.map(({ edition }) => edition))]
  const accuracies = (level: string, edition?: string) =>
    games
      .filter((game) => edition === undefined || game.edition === edition)
      .flatMap((game) => game.seats)
      .filter((seat) => seat.level === level)
      .flatMap(({ losses }) => accuracyOf(losses) ?? [])
  return [
    `| accuracy | games | mean | spread | ${editions.join(' | ')} |`,
    `| --- | --- | --- | --- |${editions.map(() => ' --- |').join('')}`,
    ...LEVELS.map(({ id }) => {
      const all = accuracies(id)
      const by = editions.map((edition) => mean(accuracies(id, edition)).toFixed(0))
      return `| ${id} | ${all.length} | ${mean(all).toFixed(0)} | ${spread(all).toFixed(0)} | ${by.join(' | ')} |`
    }),
    '',
    `Lost at a choice, in log-odds: ${LEVELS.map(({ id }) => `${id} ${lossBy(seats, id).toFixed(4)}`).join(', ')}.`,
    `Drift of a seat: ${(100 * mean(seats.map(({ drift }) => Math.abs(drift)))).toFixed(1)} points on average.`,
    '',
    '| game, players | games | seconds of processor time for a review, mean | most |',
    '| --- | --- | --- | --- |',
    ...editions.flatMap((edition) =>
      [2, 3, 4].flatMap((players) => {
        const times = games
          .filter((game) => game.edition === edition && game.players === players)
          .map(({ seconds }) => seconds)
        return times.length === 0
          ? []
          : [
              `| ${edition}, ${players} | ${times.length} | ${mean(times).toFixed(2)} | ${Math.max(...times).toFixed(2)} |`,
            ]
      }),
    ),
  ]
}
