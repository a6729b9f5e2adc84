import { CampaignHost } from '@machinami/campaign-host'
import { isRefusal } from '@machinami/cards'
import { deckOf } from './spoilers.ts'

/** A campaign that bots play, as it would come from a terminal: until it is so. */
export class BegunCampaign {
  readonly host: CampaignHost

  private constructor(host: CampaignHost) {
    this.host = host
  }

  static async of(pack: string, players: readonly { readonly name: string; readonly bot?: string }[]) {
    const outside = {
      today: () => '2026-11-17',
      seed: () => '5'.repeat(32),
      firstQuestion: () => 1,
      botSeed: 7,
      townNames: ['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff'],
    }
    const host = CampaignHost.begin(await deckOf(pack), players, outside)
    if (isRefusal(host)) throw new Error(host.refused)
    host.letBotsPlay('planner')
    return new BegunCampaign(host)
  }

  playUntil(isThere: (host: CampaignHost) => boolean): void {
    while (!isThere(this.host)) {
      const happened = this.host.next()
      if (happened === null || isRefusal(happened)) throw new Error('stuck')
    }
  }
}
