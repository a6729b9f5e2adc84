import { useEffect, useState } from 'preact/hooks'
import type { RuleBook, Words } from '../words/catalogue.ts'

type Load = Words['ruleBook']

/** The rule book in a language; null until it has come. */
export function useBook(load: Load): RuleBook | null {
  const [known, setKnown] = useState<{ readonly load: Load; readonly book: RuleBook } | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    let isWanted = true
    load().then(
      (book) => isWanted && setKnown({ load, book }),
      (reason: unknown) => isWanted && setFailed(reason),
    )
    return () => {
      isWanted = false
    }
  }, [load])
  if (failed) throw failed
  return known?.load === load ? known.book : null
}
