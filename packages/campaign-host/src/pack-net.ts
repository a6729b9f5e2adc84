import { useNet } from '@machinami/bots'
import type { CampaignState } from '@machinami/campaign'
import type { Rules } from '@machinami/engine'

/** Gives the bots the net that the pack carries for the game on the table; says whether there is one and it can be used. */
export async function usePackNet({ net, nets }: CampaignState, rules: Rules): Promise<boolean> {
  const text = net === null ? undefined : nets[net]
  return text !== undefined && (await useNet(text, rules)) === null
}
