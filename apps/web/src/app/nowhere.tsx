import { useHeading } from '../shell/heading.ts'
import { linkTo } from '../shell/router.ts'
import { TownPage } from '../shell/town-page.tsx'
import { firstWords } from '../words/index.ts'

/** Where a link leads that leads nowhere. */
export default function Nowhere() {
  const t = firstWords().nowhere
  const heading = useHeading()
  return (
    <TownPage class="alone">
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p>{t.text}</p>
      <p>
        <a class="button main" href={linkTo('start')}>
          {t.home}
        </a>
      </p>
    </TownPage>
  )
}
