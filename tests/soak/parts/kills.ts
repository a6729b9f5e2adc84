import { Kills } from '../kills.ts'
import { add, type Part } from '../part.ts'
import type { Program } from '../program.ts'

/** A game in the terminal that is killed (`kill -9`) at random instants until it is over. */
export function killsPart(program: Program, folder: string): Part {
  const counts: Part['counts'] = {}
  let kills: Kills | null = null
  return {
    name: 'kills',
    counts,
    turn: async (seed) => {
      kills ??= new Kills(program, folder, seed)
      const before = { ...kills.counts }
      await kills.kill()
      add(counts, 'kills', kills.counts.kills - before.kills)
      add(counts, 'games gone on with', kills.counts.resumed - before.resumed)
      add(counts, 'answers kept', kills.counts.confirmed - before.confirmed)
    },
  }
}
