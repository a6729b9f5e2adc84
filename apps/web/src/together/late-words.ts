import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useCampaignWords } from '../campaign/late-words.ts'
import { useLateWords } from '../shell/late-words.ts'
import { problem } from '../shell/problem.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { words } from '../words/index.ts'
import type { TogetherWords } from '../words/together-words.ts'

const spoken = signal<TogetherWords | null>(null)

export function togetherWords(): TogetherWords {
  if (spoken.value === null) throw new Error('the words of campaigns together are not there yet')
  return spoken.value
}

const lost = () => {
  problem.value = 'not-fetched'
}

/** Words of campaigns, of friends and of both together; null until they have come. */
export function useTogetherWords(): FriendsWords | null {
  const isSpoken = useCampaignWords()
  const friends = useLateWords(words().friends, lost)
  const together = useLateWords(words().together, lost)
  useEffect(() => {
    if (together) spoken.value = together
  }, [together])
  return isSpoken && spoken.value !== null ? friends : null
}
