// Campaigns to look at: played here by bots, as files somebody would bring along.
import { Deck, formatCampaign, parseSealed } from '@machinami/campaign'
import { CampaignHost } from '@machinami/campaign-host'
import { isRefusal, type Refusal } from '@machinami/cards'
import { Random } from '@machinami/engine'
import { board, TURN } from '@machinami/engine/inside'
import { sealedPacks } from '../../../scripts/sealed-packs.mjs'
import { openEnvelope } from '../src/worker/cipher.ts'
import { like } from './games.ts'

const TOWNS = ['Westerzee', 'Port Marigold', 'Aburi', 'Nieuw-Lindenhaven']
const PLAYERS = [
  { name: 'Ann' },
  { name: 'Hana', bot: 'planner' },
  { name: 'Kenji', bot: 'restaurateur' },
  { name: 'Mei', bot: 'magpie' },
]

function must<T>(done: T | Refusal): T {
  if (isRefusal(done)) throw new Error(done.refused)
  return done
}

async function begin(pack: string, players: number): Promise<CampaignHost> {
  const sealed = parseSealed((await sealedPacks()).find(({ name }) => name === pack)?.text ?? '')
  if (!sealed) throw new Error(`no pack ${pack}`)
  const outside = {
    today: () => '2026-11-17',
    seed: () => '5'.repeat(32),
    firstQuestion: () => 1,
    botSeed: 7,
    townNames: TOWNS,
  }
  return must(CampaignHost.begin(new Deck(sealed, openEnvelope), PLAYERS.slice(0, players), outside))
}

/** A campaign in the middle of this game, when the first town builds in this turn or later. */
export async function campaignInGame(pack: string, players: number, game: number, turn: number): Promise<string> {
  const host = await begin(pack, players)
  host.letBotsPlay('planner')
  const starting = () =>
    host.campaign.state.game === game && host.campaign.asked().find(({ kind }) => kind === 'start-game')
  while (!starting()) if (must(host.next()) === null) throw new Error(`game ${game} never comes`)
  host.letBotsPlay(null)
  const { n } = starting() || { n: 0 }
  must(host.answer(n, { kind: 'start-game', date: '2026-11-17', seats: host.seats() }))
  playTo(host, turn)
  return formatCampaign(host.file())
}

function playTo({ game: table }: CampaignHost, turn: number): void {
  const random = new Random(3)
  const choose = like('planner')
  while (table && !table.isOver) {
    if (table.next()) continue
    const [asked] = table.asked()
    if (asked.seat === 0 && asked.question === 'build' && board(table.rules, table.state, TURN) >= turn) return
    must(table.play(asked.seat, asked.n, choose(table, asked, random)))
  }
}
