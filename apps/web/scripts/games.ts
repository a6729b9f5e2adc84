// Games to look at: played here, kept as the page keeps them.
import { askBot, askingRoom, type Bot, botNamed } from '@machinami/bots'
import { isRefusal, type Setup } from '@machinami/cards'
import { formatRecord, Random, type SeatRecord, view } from '@machinami/engine'
import { board, TURN } from '@machinami/engine/inside'
import { Table } from '@machinami/table'

type Asked = ReturnType<Table['asked']>[number]
export type Choose = (table: Table, asked: Asked, random: Random) => number

const mustBot = (id: string): Bot => {
  const bot = botNamed(id)
  if (!bot) throw new Error(`no bot ${id}`)
  return bot
}

/** Plays as a bot does. */
export const like =
  (id: string): Choose =>
  ({ rules, state }, { seat }, random) => {
    return askBot(mustBot(id), rules, state, seat, random, askingRoom(rules))
  }

/** Builds and builds, but never a landmark: towns grow and nobody wins. */
export const builder: Choose = ({ rules }, { options }, random) => {
  const shops = options.filter(
    ({ answer }) =>
      answer.kind === 'build' &&
      rules.ruleset.cards.some((card) => card.id === answer.card && card.kind === 'establishment'),
  )
  const harmless = options.filter(({ answer }) => answer.kind !== 'build')
  const from = shops.length > 0 ? shops : harmless
  return from[random.below(from.length)].move
}

/** A game kept at the first moment when seat 0 is asked and `stop` says so; or at its end. */
export function keptGame(
  setup: Setup,
  seats: readonly SeatRecord[],
  seed: number,
  choose: Choose,
  stop: (table: Table, asked: Asked) => boolean,
): object {
  const secret = String(seed).repeat(32).slice(0, 32)
  // Everybody is a person here, so that everybody's answers can be chosen; in what is kept bots are bots.
  const table = Table.create({ setup, seats: seats.map(({ name }) => ({ name })), seed: secret, botSeed: seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const random = new Random(seed)
  for (let i = 0; i < 20_000 && !table.isOver; i++) {
    if (table.next()) continue
    const [asked] = table.asked()
    if (asked.seat === 0 && stop(table, asked)) break
    const played = table.play(asked.seat, asked.n, choose(table, asked, random))
    if (isRefusal(played)) throw new Error(played.refused)
  }
  const turn = board(table.rules, table.state, TURN)
  const record = formatRecord({ ...table.record(), seats })
  return { format: 1, record, seed: secret, edition: setup.edition, turn, over: table.isOver }
}

/** How many establishments the smallest town has. */
export const smallestTown = ({ rules, state }: Table): number =>
  Math.min(
    ...view(rules, state, -1).towns.map((town) => town.cards.reduce((sum, card) => sum + card.open + card.closed, 0)),
  )
