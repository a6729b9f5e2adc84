import { PageHead } from '../shell/page-head.tsx'
import { linkTo } from '../shell/router.ts'
import { TownPage } from '../shell/town-page.tsx'
import { around } from '../words/around.ts'
import { KeyList } from './key-list.tsx'
import { SettingsForm } from './settings-form.tsx'

export default function SettingsScreen() {
  const t = around().settings
  return (
    <TownPage class="settings">
      <PageHead title={t.title} />
      <SettingsForm />
      <section class="by-keys">
        <h2>{t.keys}</h2>
        <KeyList />
      </section>
      <section>
        <h2>{t.about}</h2>
        <p>{t.aboutText}</p>
        {!isSecureContext && <p>{t.noOffline}</p>}
        <p>
          <a href={linkTo('licences')}>{around().licences.title}</a>
        </p>
      </section>
    </TownPage>
  )
}
