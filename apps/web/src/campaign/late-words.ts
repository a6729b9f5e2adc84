import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useLateWords } from '../shell/late-words.ts'
import { problem } from '../shell/problem.ts'
import { go } from '../shell/router.ts'
import type { CampaignWords } from '../words/campaign-words.ts'
import { allWords, words } from '../words/index.ts'

const spoken = signal<CampaignWords | null>(null)

/** The words of campaigns, which are fetched with them. */
export function campaignWords(): CampaignWords {
  if (spoken.value === null) throw new Error('the words of campaigns are not there yet')
  return spoken.value
}

/** What is written on the way on from a game: after one of free play there is no more story. */
export function wayOn({ isOver }: { readonly isOver: boolean }): string {
  const { onward, home } = campaignWords().table
  return isOver ? home : onward
}

/** Fetches them for somebody who is not on a campaign's page yet. */
export async function fetchCampaignWords(): Promise<CampaignWords> {
  await allWords()
  spoken.value = await words().campaign()
  return spoken.value
}

/** Fetches them in the reader's language; false until they are there. */
export function useCampaignWords(): boolean {
  const texts = useLateWords(words().campaign, (had) => {
    problem.value = 'not-fetched'
    if (!had) go('start')
  })
  useEffect(() => {
    if (texts) spoken.value = texts
  }, [texts])
  return spoken.value !== null
}
