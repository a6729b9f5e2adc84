import { Campaign, type CampaignState, Deck, parseCampaign, parseSealed } from '@machinami/campaign'
import { campaignFile, type FarTable, sitAt } from '@machinami/remote'
import { expect } from 'vitest'
import { isUnread, Search, secretsOf } from '../../web/e2e/unread.ts'
import { openEnvelope } from '../src/rooms/campaign/envelopes.ts'
import { packNamed, sealed } from '../src/testing/campaign.ts'
import { must, NODE, there } from '../src/testing/server.ts'

/** Hears every frame that goes to somebody at a campaign, and knows what nobody there has read. */
export class Eavesdropper {
  readonly #far: FarTable
  readonly #secrets: ReturnType<typeof secretsOf>
  readonly #search: Search
  /** Words of the pack that were told so far. */
  readonly #told = new Set<string>()
  frames = 0

  constructor(server: string, table: string, pack: string, secret?: string) {
    this.#secrets = secretsOf(packNamed(pack))
    this.#search = new Search(this.#secrets.map(({ text }) => text))
    this.#far = sitAt({
      ...{ server, table, world: NODE, ...(secret === undefined ? {} : { secret }) },
      heard: (frame) => {
        this.frames++
        for (const word of this.#search.in(JSON.stringify(frame))) this.#told.add(word)
      },
    })
  }

  /** Words that were told and stand on no card that has been turned over; `seen` are ids of what a winner alone was shown. */
  spoilt(state: CampaignState, seen: ReadonlySet<string> = new Set()): string[] {
    const read = this.#search.in(JSON.stringify([state.texts, state.names, state.cards]))
    const unread = this.#secrets.filter((each) => isUnread(state, each) && !seen.has(each.id) && !read.has(each.text))
    // Two things may have one name: what was shown as one of them is told.
    const shown = new Set(this.#secrets.filter(({ id }) => seen.has(id)).map(({ text }) => text))
    return unread.flatMap(({ text }) => (this.#told.has(text) && !shown.has(text) ? [text] : []))
  }

  get told(): number {
    return this.#told.size
  }

  leave(): void {
    this.#far.leave()
  }
}

/** Where a campaign is, by the file that its people may take along. */
export async function stateOf(server: string, campaign: string, secret: string, pack: string): Promise<CampaignState> {
  const { log } = must(parseCampaign(there(await campaignFile(NODE, server, campaign, secret))))
  return must(Campaign.resume(new Deck(there(parseSealed(sealed(pack))), openEnvelope), log)).state
}

/** Both sides of every pair, which a winner has seen. */
export const facesIn = (pack: string): Set<string> =>
  new Set(
    packNamed(pack).deck.flatMap((record) =>
      record.record === 'pair' ? [`${record.id}.A`, `${record.id}.B`, record.A.card, record.B.card] : [],
    ),
  )

/** Fails where anybody heard a word of a card that lies face down. */
export function expectNoneSpoilt(state: CampaignState, players: readonly Eavesdropper[], onlooker: Eavesdropper): void {
  const faces = facesIn('tune')
  for (const player of players) expect(player.spoilt(state, faces), `game ${state.game}`).toEqual([])
  expect(onlooker.spoilt(state), `game ${state.game}`).toEqual([])
}
