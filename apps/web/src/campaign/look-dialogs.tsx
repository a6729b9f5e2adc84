import type { Signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../shell/dialog.tsx'
import { go, linkTo } from '../shell/router.ts'
import { change, settings } from '../store/settings.ts'
import { words } from '../words/index.ts'
import { Boards } from './board.tsx'
import { Chronicle } from './chronicle.tsx'
import { IslandMap } from './island.tsx'
import { campaignWords } from './late-words.ts'
import { Register } from './register.tsx'
import { RulesDeck } from './rules-deck.tsx'
import type { CampaignSession } from './session.ts'
import { WhoPlays } from './who-plays.tsx'

/** What one may look at whatever the table is doing. */
const LOOKS = ['island', 'boards', 'register', 'rules', 'chronicle', 'players'] as const
export type Look = 'menu' | (typeof LOOKS)[number]

/** Whatever somebody looks at, laid over the table. */
export function Looks({ session, look }: { readonly session: CampaignSession; readonly look: Signal<Look | null> }) {
  const close = () => {
    look.value = null
  }
  const shown = look.value
  const t = campaignWords().menu
  if (shown === null) return null
  if (shown === 'menu') return <Menu session={session} onLook={(wish) => (look.value = wish)} onClose={close} />
  return (
    <Dialog title={t[shown]} wide onClose={close}>
      <div class={`camp-look look-${shown}`}>
        <Shown session={session} look={shown} />
      </div>
    </Dialog>
  )
}

function Shown({ session, look }: { readonly session: CampaignSession; readonly look: (typeof LOOKS)[number] }) {
  switch (look) {
    case 'island':
      return <IslandMap session={session} />
    case 'boards':
      return <Boards session={session} />
    case 'register':
      return <Register session={session} />
    case 'rules':
      return <RulesDeck session={session} />
    case 'chronicle':
      return <Chronicle session={session} />
    case 'players':
      return session.together ? <>{session.together.players()}</> : <WhoPlays session={session} />
  }
}

function Menu(props: {
  readonly session: CampaignSession
  readonly onLook: (look: Look) => void
  readonly onClose: () => void
}) {
  const { session } = props
  const t = campaignWords()
  const { now } = session.news.value.state
  const { muted } = settings.value
  const isFounded = now.at !== 'founding'
  const all = LOOKS.filter((each) => each !== 'players' || now.at !== 'playing')
  return (
    <Dialog title={t.menu.title} onClose={props.onClose}>
      <nav class="camp-links menu-links">
        {isFounded &&
          all.map((each) => (
            <button key={each} type="button" class="button" onClick={() => props.onLook(each)}>
              {t.menu[each]}
            </button>
          ))}
      </nav>
      <div class="camp-links menu-links">
        <button type="button" class="button" aria-pressed={muted} onClick={() => change({ muted: !muted })}>
          {muted ? t.menu.soundOn : t.menu.soundOff}
        </button>
        <TakeAlong session={session} />
        <a class="button" href={linkTo('settings')}>
          {words().start.settings}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => (session.together ? session.together.leave() : go('campaign'))}
        >
          {t.menu.leave}
        </button>
      </div>
      <p class="soft">{session.together?.kept() ?? t.menu.isKept}</p>
    </Dialog>
  )
}

/** The whole campaign as one file, as the command line has it. */
export function TakeAlong({ session }: { readonly session: CampaignSession }) {
  const [address, setAddress] = useState<string | null>(null)
  const t = campaignWords().menu
  useEffect(() => {
    let made: string | null = null
    let isHere = true
    void session.file().then((text) => {
      if (text === null || !isHere) return
      made = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
      setAddress(made)
    })
    return () => {
      isHere = false
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [session, session.news.value])
  if (address === null) return null
  return (
    <a class="button take-along" href={address} download={`machinami-${session.news.value.state.head.id}.txt`}>
      {t.export}
    </a>
  )
}
