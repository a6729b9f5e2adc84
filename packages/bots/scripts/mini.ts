import { Graph } from '../src/exact/graph.ts'
import { miniRuleset } from '../src/exact/mini.ts'
import { exploitability } from '../src/exact/solve.ts'
import { Evaluator } from '../src/net/evaluator.ts'
import { compiled } from '../src/rules-of.ts'
import { recipeFor } from '../src/train/recipes.ts'
import { Trainer } from '../src/train/trainer.ts'

/** `mini [GAMES] [LIMIT]`: trains a net for a mini-game, solves the game exactly, and says what the net can lose. */
const [games = '20000', limit = '14'] = process.argv.slice(2)
if (!(Number(games) > 0 && Number(limit) > 0)) {
  console.error('mini [GAMES] [LIMIT]: whole numbers from 1.')
  process.exit(2)
}
const ruleset = miniRuleset()
const rules = compiled(ruleset)
const base = recipeFor('base')
if (!base) throw new Error('no recipe')
const practice = [{ setup: { edition: 'base', players: 2 } as const, ruleset, share: 1 }]
const trainer = new Trainer({ ...base, hidden: 64, practice, games: Number(games) }, 1)
const graph = new Graph(rules, Number(limit))
console.log(`${graph.nodes} turns can begin, ${graph.ways.length} numbers tell where they lead`)
const state = new Int16Array(rules.size)
const out = new Float64Array(2)
const evaluator = new Evaluator(rules, trainer.net, trainer.tables)
for (const share of [0.1, 1]) {
  while (trainer.progress.games < share * Number(games)) trainer.round(50)
  const thinks = Float64Array.from({ length: graph.nodes }, (_, node) => {
    graph.stateOf(node, state)
    evaluator.evaluate(state, graph.mover[node], out)
    return out[0]
  })
  const { perfect, itself, lost } = exploitability(graph, thinks)
  const percent = (chance: number) => (chance * 100).toFixed(2)
  console.log(
    `after ${trainer.progress.games} games: first player wins ${percent(perfect)} % between perfect players, ${percent(itself)} % between nets; a perfect opponent gains ${percent(lost)} points`,
  )
}
