import { isRefusal, type Refusal } from '@machinami/cards'
import { go } from '../shell/router.ts'
import { fetchCampaignWords } from './late-words.ts'
import { LocalSession } from './session.ts'

/** Opens a campaign's file as one more campaign, wherever in the app it was chosen or dropped; or says what is wrong with it. */
export async function openCampaign(text: string): Promise<Refusal | null> {
  const { townNames } = await fetchCampaignWords()
  const session = await LocalSession.read(text, townNames)
  if (isRefusal(session)) return session
  session.leave()
  go('campaign', session.key)
  return null
}
