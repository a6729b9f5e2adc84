import type { Player } from '@machinami/campaign'
import { isRefusal, type Refusal } from '@machinami/cards'
import { go } from '../shell/router.ts'
import { campaignWords } from './late-words.ts'
import { LocalSession } from './session.ts'

/** A campaign that was just begun, for the screen that shows it: where nothing is kept it is nowhere else. */
let fresh: LocalSession | null = null

/** Begins a campaign and goes to it; or says what is wrong with its pack. */
export async function beginFresh(pack: string, players: readonly Player[]): Promise<Refusal | null> {
  const session = await LocalSession.begin(pack, players, campaignWords().townNames)
  if (isRefusal(session)) return session
  fresh = session
  go('campaign', session.key)
  return null
}

export function takeFresh(key: string): LocalSession | null {
  const session = fresh?.key === key ? fresh : null
  fresh = null
  return session
}
