import {
  type CampaignFile,
  chronicle,
  Deck,
  formatCampaign,
  parseCampaign,
  parseSealed,
  seenState,
  verifySteps,
} from '@machinami/campaign'
import { CampaignHost, type Outside, usePackNet } from '@machinami/campaign-host'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import type { Host, Reply } from '@machinami/host'
import { botSeedFrom, seedFrom, verify } from '@machinami/table'
import type { CampaignNews, CampaignSaid, CampaignWish } from './campaign-messages.ts'
import { openEnvelope } from './cipher.ts'
import { onlyDrawn } from './only-drawn.ts'
import { topCard } from './top-card.ts'

const bytes = (n: number): Uint8Array => crypto.getRandomValues(new Uint8Array(n))

function outsideWith(townNames: readonly string[]): Outside {
  return {
    today,
    seed: () => seedFrom(bytes(16)),
    // Far enough apart that no two visits share a number.
    firstQuestion: () => new Uint32Array(bytes(4).slice().buffer)[0] * 2 ** 20,
    botSeed: botSeedFrom(seedFrom(bytes(16))),
    townNames,
  }
}

/** As the clock on this wall has it: the register is signed by people, not by Greenwich. */
function today(): string {
  const now = new Date()
  const two = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** A campaign in the worker: its host, and what the page has been told of it. */
export class CampaignInWorker {
  private host: CampaignHost | null = null
  private told = 0

  hear(wish: CampaignWish): CampaignSaid | Promise<CampaignSaid> {
    switch (wish.wish) {
      case 'begin':
        return this.begin(wish)
      case 'open':
        return this.open(wish.kept, wish.townNames)
      case 'read':
        return this.read(wish.text, wish.townNames)
      case 'answer':
        return this.tell(this.mustHost().answer(wish.n, wish.answer))
      case 'next':
        return this.goOn(this.mustHost())
      case 'take-over':
        return this.tell(this.mustHost().campaign.takeOver(wish.town, wish.player))
      case 'undo':
        return this.tell(this.mustHost().campaign.undo(wish.town))
      case 'faces': {
        const { now } = this.mustHost().campaign.state
        return { is: 'faces', pair: now.at === 'choosing' ? now.pair : null }
      }
      case 'chronicle':
        return { is: 'chronicle', entries: chronicle(this.mustHost().campaign.log).map(withoutRecord) }
      case 'file':
        return { is: 'file', text: formatCampaign(this.mustHost().file()) }
      case 'game':
        return { is: 'game', game: this.mustHost().gameInPlay() }
    }
  }

  /** The game on the table, for the page to sit down at. */
  async sitDown(table: Host): Promise<Reply> {
    const { game, campaign } = this.mustHost()
    if (!game) return { is: 'refused', refusal: refuse('broken-down') }
    await usePackNet(campaign.state, game.rules)
    return table.sitAt(game)
  }

  private begin({ pack, players, townNames }: CampaignWish & { readonly wish: 'begin' }): CampaignSaid {
    const sealed = parseSealed(pack)
    if (!sealed) return refused(refuse('pack-damaged'))
    const host = CampaignHost.begin(new Deck(sealed, openEnvelope), players, outsideWith(townNames))
    return this.seat(host)
  }

  private open(file: CampaignFile, townNames: readonly string[]): CampaignSaid {
    return this.seat(CampaignHost.open(file, openEnvelope, outsideWith(townNames)))
  }

  private async read(text: string, townNames: readonly string[]): Promise<CampaignSaid> {
    const file = parseCampaign(text)
    if (isRefusal(file)) return refused(file)
    const verified = await withBreath(verifySteps(file, openEnvelope, verify))
    return isRefusal(verified) ? refused(verified) : this.open(file, townNames)
  }

  private async goOn(host: CampaignHost): Promise<CampaignSaid> {
    return this.tell(await withBreath(host.nextSteps()))
  }

  private seat(host: CampaignHost | Refusal): CampaignSaid {
    if (isRefusal(host)) return refused(host)
    this.host = host
    this.told = 0
    const playing = host.gameInPlay()
    return { is: 'campaign', news: this.news(host), sealed: host.campaign.deck.sealed, ...(playing ? { playing } : {}) }
  }

  private tell(outcome: unknown): CampaignSaid {
    return isRefusal(outcome) ? refused(outcome) : { is: 'campaign', news: this.news(this.mustHost()) }
  }

  private news(host: CampaignHost): CampaignNews {
    const { campaign } = host
    const { state, log } = campaign
    const from = this.told
    this.told = log.length
    return {
      state: seenState(state, null),
      learned: onlyDrawn(campaign.learnedSince(from)),
      from,
      events: log.slice(from),
      top: topCard(log),
      asked: host.asked(),
      goesOn: !host.game && host.isAutomatic,
      undo: state.towns.flatMap((_, town) => (campaign.canUndo(town) ? [town] : [])),
      hasGame: host.game !== null,
    }
  }

  private mustHost(): CampaignHost {
    if (!this.host) throw new Error('there is no campaign yet')
    return this.host
  }
}

/** Whole games take a slow device a while: between two of them the page hears that somebody is at work. */
async function withBreath<T>(steps: Generator<unknown, T, undefined>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const refused = (refusal: Refusal): CampaignSaid => ({ is: 'campaign-refused', refusal })

/** Records are long, and nobody reads them in a chronicle. */
function withoutRecord(entry: ReturnType<typeof chronicle>[number]) {
  const { event } = entry
  return 'record' in event && event.kind !== 'cardRead' ? { ...entry, event: { ...event, record: '' } } : entry
}
