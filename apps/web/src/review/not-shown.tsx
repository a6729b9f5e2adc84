import { useHeading } from '../shell/heading.ts'
import { KeepNotice } from '../shell/keep-notice.tsx'
import { linkTo } from '../shell/router.ts'
import { TownPage } from '../shell/town-page.tsx'
import { explain } from '../words/explain.ts'
import { words } from '../words/index.ts'
import { said } from './late-words.ts'
import type { NoSource } from './source.ts'

/** A game that cannot be shown: a link that was damaged, a record nobody reads, a place that is empty. */
export function NotShown({ why }: { readonly why: NoSource }) {
  const heading = useHeading()
  const { start, nowhere } = words()
  return (
    <TownPage class="alone not-shown">
      <h1 ref={heading} tabIndex={-1}>
        {nowhere.title}
      </h1>
      {typeof why === 'object' && 'refused' in why && <p role="alert">{explain(why)}</p>}
      {why === 'none' && <p>{said().notHere}</p>}
      <KeepNotice />
      <p class="ways-on">
        <a class="button main" href={linkTo('games')}>
          {start.games}
        </a>
        <a class="button" href={linkTo('start')}>
          {nowhere.home}
        </a>
      </p>
    </TownPage>
  )
}
