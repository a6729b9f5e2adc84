import { firstWords } from '../words/index.ts'
import { Glyph } from './glyph.tsx'
import { useHeading } from './heading.ts'
import { cameFromHere, linkTo } from './router.ts'
import './page-head.css'

/** Title of a page and the way back to where the reader came from. */
export function PageHead({ title, note }: { readonly title: string; readonly note?: string }) {
  const heading = useHeading()
  const back = (event: MouseEvent) => {
    if (cameFromHere()) {
      event.preventDefault()
      history.back()
    }
  }
  return (
    <header class="page-head">
      <a class="icon-button" href={linkTo('start')} aria-label={firstWords().back} onClick={back}>
        <Glyph name="back" />
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {note !== undefined && <small class="soft">{note}</small>}
        {title}
      </h1>
    </header>
  )
}
