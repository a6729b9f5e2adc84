import { isRefusal } from '@machinami/cards'
import { Random } from '@machinami/engine'
import { Table } from '@machinami/table'
import { HOME_MADE } from '../../golden/rulesets.ts'
import { add, type Part } from '../part.ts'

/** Two tables that differ only in what one seat has secretly picked: nobody else can tell them apart. */
export function picksPart(): Part {
  const counts: Part['counts'] = {}
  return {
    name: 'picks',
    counts,
    turn: (seed) => {
      const players = 2 + (seed % 3)
      for (let secret = 0; secret < players; secret++) compare(players, secret, seed, counts)
    },
  }
}

function compare(players: number, secret: number, seed: number, counts: Part['counts']): void {
  const [one, other] = [0, 1].map((variant) => laid(players, secret, seed, variant))
  for (const eyes of [-1, ...Array.from({ length: players }, (_, seat) => seat)]) {
    if (eyes === secret) continue
    const seen = (table: Table) => JSON.stringify([table.events(0, eyes), table.record(eyes)])
    if (seen(one) !== seen(other)) throw new Error(`seat ${eyes + 1} sees what seat ${secret + 1} has picked`)
    add(counts, 'views of secret picks compared')
  }
  if (JSON.stringify(one.events(0, secret)) === JSON.stringify(other.events(0, secret)))
    throw new Error(`seat ${secret + 1} does not see its own pick`)
  add(counts, 'secret picks', 2 * (players - 1))
}

/** Everybody picks at random, but the one seat whose pick is this variant's; nobody has picked everything yet. */
function laid(players: number, secret: number, seed: number, variant: number): Table {
  const seats = Array.from({ length: players }, (_, nth) => ({ name: `P${nth + 1}` }))
  const ruleset = HOME_MADE['later-legacy'](players)
  const table = Table.create({ ruleset, seats, seed: seed.toString(16).padStart(32, '0') })
  if (isRefusal(table)) throw new Error(JSON.stringify(table))
  const random = new Random(seed, 4)
  const order = seats.map((_, seat) => seat).sort(() => random.below(3) - 1)
  for (const seat of order) {
    const question = table.asked().find((each) => each.seat === seat)
    if (question?.question !== 'pick') throw new Error('nobody picks here')
    const nth = seat === secret ? variant : random.below(question.options.length)
    const result = table.play(seat, question.n, question.options[nth].move)
    if (isRefusal(result)) throw new Error(JSON.stringify(result))
  }
  return table
}
