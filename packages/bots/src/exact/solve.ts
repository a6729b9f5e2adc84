import { type Graph, WON_BY_0 } from './graph.ts'

const GOOD_ENOUGH = 1e-9
const MOST_SWEEPS = 5000

/** How a seat plays: perfectly, or by what it thinks seat 0's chance in each node is. */
export type Player = 'perfect' | Float64Array

/** Seat 0's win chance in every node, between two players; a perfect one knows the other and answers best. */
export function solve(graph: Graph, players: readonly [Player, Player]): Float64Array {
  const values = new Float64Array(graph.nodes).fill(0.5)
  const ways = Int32Array.from(graph.ways)
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let change = 0
    for (let node = values.length - 1; node >= 0; node--) {
      const mover = graph.mover[node]
      const player = players[mover]
      const value = turn(ways, graph.first[node], mover, player === 'perfect' ? values : player, values)
      change = Math.max(change, Math.abs(value - values[node]))
      values[node] = value
    }
    if (change < GOOD_ENOUGH) break
  }
  return values
}

/** What a turn is really worth when its mover chooses by what it thinks. */
function turn(ways: Int32Array, first: number, mover: number, thinks: Float64Array, values: Float64Array): number {
  const sign = mover === 0 ? 1 : -1
  let at = first + 1
  let best = Number.NEGATIVE_INFINITY
  let worth = 0
  for (let dice = ways[first]; dice > 0; dice--) {
    let thought = 0
    let real = 0
    for (let results = ways[at++]; results > 0; results--) {
      const chance = ways[at++] / 36
      let top = Number.NEGATIVE_INFINITY
      let chosen = 0
      for (let answers = ways[at++]; answers > 0; answers--) {
        const node = ways[at++]
        const here = sign * chanceIn(node, thinks)
        if (here <= top) continue
        top = here
        chosen = node
      }
      thought += chance * top
      real += chance * chanceIn(chosen, values)
    }
    if (thought <= best) continue
    best = thought
    worth = real
  }
  return worth
}

const chanceIn = (node: number, values: Float64Array): number => (node >= 0 ? values[node] : node === WON_BY_0 ? 1 : 0)

export interface Exploitability {
  /** Seat 0's chance between perfect players, and between two of this kind. */
  readonly perfect: number
  readonly itself: number
  /** What a perfect opponent who knows the player wins beyond its share, on average over both seats. */
  readonly lost: number
}

/** How much a player that thinks so can be exploited, from the first node. */
export function exploitability(graph: Graph, thinks: Float64Array): Exploitability {
  const perfect = solve(graph, ['perfect', 'perfect'])[0]
  const itself = solve(graph, [thinks, thinks])[0]
  const asFirst = solve(graph, ['perfect', thinks])[0]
  const asSecond = 1 - solve(graph, [thinks, 'perfect'])[0]
  return { perfect, itself, lost: (asFirst + asSecond - 1) / 2 }
}
