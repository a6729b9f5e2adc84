import { lookForNetsOn } from '@machinami/bots'
import type { Ruleset } from '@machinami/cards'
import { type Command, Host, type NewGame, type Reply } from '@machinami/host'
import type { CampaignInWorker } from './campaign-in-worker.ts'
import type { CampaignSaid, CampaignWish } from './campaign-messages.ts'
import type { Lesson } from './lesson.ts'
import type { Said } from './line.ts'
import type { Studied } from './study.ts'

/** What the page asks of its own worker: what it would ask of any table, lessons, and a campaign with its games. */
export type LocalCommand =
  | Command
  | { readonly do: 'teach'; readonly game: NewGame; readonly lesson: Lesson }
  | { readonly do: 'campaign'; readonly wish: CampaignWish }
  /** To the game that the campaign has on the table. */
  | { readonly do: 'sit-down' }

export type LocalReply = Reply | CampaignSaid

/** What it says besides: that bots at the table may use a net, or, to a worker of its own, what they are to be taught. */
export type Aside = { readonly net: string } | { readonly study: Ruleset }

const host = new Host({ bytes: (n) => crypto.getRandomValues(new Uint8Array(n)) })

lookForNetsOn(async (hash) => (await import('./kept-nets.ts')).netFor(hash))

let campaign: CampaignInWorker | null = null

/** Most workers never see a campaign: what runs one comes with the first. */
async function campaignHere(): Promise<CampaignInWorker> {
  const { CampaignInWorker: Campaign } = await import('./campaign-in-worker.ts')
  campaign ??= new Campaign()
  return campaign
}

async function answer(command: LocalCommand): Promise<LocalReply> {
  switch (command.do) {
    case 'teach':
      return host.open(command.game, (await import('./lesson.ts')).arranged(command.lesson))
    case 'campaign':
      return (await campaignHere()).hear(command.wish)
    case 'sit-down':
      return (await campaignHere()).sitDown(host)
    default:
      return host.answer(command)
  }
}

const say = (what: Said | Studied): void => self.postMessage(what)

async function listen(aside: Aside): Promise<void> {
  if ('net' in aside) return void (await host.learn(aside.net))
  const { study } = await import('./study.ts')
  await study(aside.study, say)
}

type Heard = { readonly id: number; readonly command: LocalCommand } | Aside | 'there?'

self.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
  if (data === 'there?') return say('here')
  if (!('command' in data)) return void listen(data).catch(console.error)
  const { id, command } = data
  void answer(command)
    .catch((mistake: unknown): Reply => {
      console.error(mistake)
      return { is: 'refused', refusal: { refused: 'broken-down' } }
    })
    .then((reply) => say({ id, reply }))
})
self.addEventListener('messageerror', () => say('not-understood'))
say('here')
