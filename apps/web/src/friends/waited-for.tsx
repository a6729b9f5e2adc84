import type { VNode } from 'preact'
import { useLateWords } from '../shell/late-words.ts'
import { linkTo } from '../shell/router.ts'
import { lang, words } from '../words/index.ts'
import { isMine, useGlances } from './glances.ts'

interface Waiting {
  readonly href: string
  readonly text: string
  readonly hint: string
}

/** Tables at which it is our turn: the first of them, and how many more. Nothing while there is none. */
export default function WaitedFor({ show }: { readonly show: (waiting: Waiting) => VNode }) {
  const t = useLateWords(words().friends)
  const [first, ...more] = [...useGlances().values()].filter(isMine)
  if (!t || !first) return null
  const names = first.seats.flatMap((seat, nth) => ('name' in seat && nth !== first.me ? [seat.name] : []))
  const hint = more.length === 0 ? t.yourTurn : words().beside(t.yourTurn, t.moreWait(more.length))
  return show({
    href: more.length > 0 ? linkTo('friends') : linkTo('table', first.table),
    text: lang().list(names),
    hint,
  })
}
