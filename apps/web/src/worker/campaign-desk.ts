import {
  type CampaignFile,
  type CampaignState,
  chronicle,
  Deck,
  formatCampaign,
  parseCampaign,
  parseSealed,
  seenBy,
  verifyCampaign,
} from '@machinami/campaign'
import { CampaignHost, type Outside, usePackNet } from '@machinami/campaign-host'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import type { Host, Reply } from '@machinami/host'
import { botSeedFrom, seedFrom, verify } from '@machinami/table'
import type { CampaignNews, CampaignSaid, CampaignWish, Learned, SeenState } from './campaign-messages.ts'
import { openEnvelope } from './cipher.ts'
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
export class CampaignDesk {
  private host: CampaignHost | null = null
  private told = 0
  private known: ReadonlySet<string> = new Set()

  hear(wish: CampaignWish): CampaignSaid {
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
        return this.tell(this.mustHost().next())
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

  private read(text: string, townNames: readonly string[]): CampaignSaid {
    const file = parseCampaign(text)
    if (isRefusal(file)) return refused(file)
    const verdict = verifyCampaign(file, openEnvelope, verify)
    return isRefusal(verdict) ? refused(verdict) : this.open(file, townNames)
  }

  private seat(host: CampaignHost | Refusal): CampaignSaid {
    if (isRefusal(host)) return refused(host)
    this.host = host
    this.told = 0
    this.known = new Set()
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
      state: seenState(state),
      learned: this.learn(state),
      from,
      events: log.slice(from),
      top: topCard(log),
      asked: host.asked(),
      goesOn: !host.game && host.isAutomatic,
      undo: state.towns.flatMap((_, town) => (campaign.canUndo(town) ? [town] : [])),
      hasGame: host.game !== null,
    }
  }

  /** What the page does not know yet. */
  private learn(state: CampaignState): Learned {
    const fresh = <T>(part: string, all: { readonly [id: string]: T }) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => !this.known.has(`${part}/${id}`)))
    const learned = {
      cards: fresh('cards', state.cards),
      names: fresh('names', state.names),
      texts: fresh('texts', state.texts),
      art: fresh('art', state.art),
    }
    const news = Object.entries(learned).flatMap(([part, all]) => Object.keys(all).map((id) => `${part}/${id}`))
    this.known = new Set([...this.known, ...news])
    return { ...learned, art: onlyDrawn(learned.art) }
  }

  private mustHost(): CampaignHost {
    if (!this.host) throw new Error('there is no campaign yet')
    return this.host
  }
}

const refused = (refusal: Refusal): CampaignSaid => ({ is: 'campaign-refused', refusal })

function seenState(state: CampaignState): SeenState {
  const { link: _, due: _1, nets: _2, cards: _3, names: _4, texts: _5, art: _6, ...seen } = seenBy(state, null)
  return seen
}

/** Records are long, and nobody reads them in a chronicle. */
function withoutRecord(entry: ReturnType<typeof chronicle>[number]) {
  const { event } = entry
  return 'record' in event && event.kind !== 'cardRead' ? { ...entry, event: { ...event, record: '' } } : entry
}

/** A file may come from anybody: what is no drawing is no picture. */
const DRAWN = /^(?:[^<]|<\/?(?:g|path|rect|circle|ellipse)[\s/>])*$/
const UNWANTED = /\son\w+\s*=|href|url\(|style\s*=/i

const onlyDrawn = (art: CampaignState['art']): CampaignState['art'] =>
  Object.fromEntries(Object.entries(art).filter(([, markup]) => DRAWN.test(markup) && !UNWANTED.test(markup)))
