import { useEffect, useState } from 'preact/hooks'

/**
 * Words that are fetched with the part of the page that says them, in the reader's language; after a change of language
 * the old ones until the new ones have come. `lost` is told when they do not come.
 */
export function useLateWords<T>(load: () => Promise<T>, lost: (had: T | null) => void = () => undefined): T | null {
  const [texts, setTexts] = useState<T | null>(null)
  useEffect(() => {
    let isWanted = true
    load().then(
      (found) => isWanted && setTexts(() => found),
      () => isWanted && lost(texts),
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return texts
}
