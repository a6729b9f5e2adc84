import { useNet } from '@machinami/bots'
import { type Fault, type Pack, rehearse, unsealed } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import { compile } from '@machinami/engine'

/** Nets of a pack that bots cannot play its games by. The games themselves have been found to be playable. */
export async function checkNets(pack: Pack): Promise<Fault[]> {
  const found = new Map<string, Fault>()
  for (const towns of [2, 3, 4]) {
    const { rulesets } = rehearse(
      unsealed(pack),
      towns,
      (options) => options[0],
      () => 0,
    )
    for (const [game, id] of netsOf(pack).entries()) {
      const net = id === undefined ? undefined : pack.nets[id]
      const rules = compile(rulesets[game])
      if (id === undefined || net === undefined || isRefusal(rules)) continue
      const problem = await useNet(net, rules)
      if (problem) found.set(id, { code: 'bad-net', file: `nets/${id}.txt`, what: problem })
    }
  }
  return [...found.values()]
}

/** The net of each game, where its stop names one. */
const netsOf = ({ deck }: Pack): (string | undefined)[] =>
  deck.flatMap((record) => (record.record === 'stop' && record.until === 'won' ? [record.net] : []))
