import type { LangCode } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'

export type Book = typeof import('virtual:rule-book/en').default

const BOOKS: Readonly<Record<LangCode, () => Promise<{ readonly default: Book }>>> = {
  en: () => import('virtual:rule-book/en'),
  nl: () => import('virtual:rule-book/nl'),
  ja: () => import('virtual:rule-book/ja'),
}

/** The rule book in this language; null until it has come. */
export function useBook(code: LangCode): Book | null {
  const [known, setKnown] = useState<{ readonly code: LangCode; readonly book: Book } | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    let isWanted = true
    BOOKS[code]().then(
      ({ default: book }) => isWanted && setKnown({ code, book }),
      (reason: unknown) => isWanted && setFailed(reason),
    )
    return () => {
      isWanted = false
    }
  }, [code])
  if (failed) throw failed
  return known?.code === code ? known.book : null
}
