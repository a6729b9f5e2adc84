import type { HouseWords } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { lang } from '../words/index.ts'
import { problem } from './problem.ts'

/** The words of house rules in the reader's language, once they have come. */
export function useHouseWords(): HouseWords | null {
  const { house } = lang()
  const [words, setWords] = useState<HouseWords | null>(null)
  useEffect(() => {
    let isWanted = true
    house().then(
      (found) => isWanted && setWords(found),
      () => {
        problem.value = 'not-fetched'
      },
    )
    return () => {
      isWanted = false
    }
  }, [house])
  return words
}
