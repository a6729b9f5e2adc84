import type { Edition } from '@machinami/cards'
import { EDITIONS } from '@machinami/cards'
import { editionName } from '@machinami/lang'
import type { GameChoice, TableListed, WireRefused } from '@machinami/wire'
import { useEffect, useState } from 'preact/hooks'
import { Coming } from '../shell/coming.tsx'
import { useLateWords } from '../shell/late-words.ts'
import { lazy } from '../shell/lazy.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { pressable } from '../shell/pressable.ts'
import { problem } from '../shell/problem.ts'
import { go, linkTo, route } from '../shell/router.ts'
import { firstPlan, recallPlan } from '../store/last-setup.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { inLanguage } from '../words/in-language.ts'
import { lang, words } from '../words/index.ts'
import { gameInOneLine } from './agreed.tsx'
import { stayInStep } from './in-step.ts'
import { myLook } from './looks.ts'
import { Mine } from './mine.tsx'
import { myName, myTables } from './my-tables.ts'
import { NameField } from './name-field.tsx'
import { sentenceFor } from './sentence.ts'
import { isNoServer, makeTable, openTables, tableOf } from './server.ts'
import '../theme/fields.css'
import './friends.css'
import './waiting-room.css'
import './afar.css'

/** What a game is called before its rules are known here. */
export const gameName = ({ setup, ruleset, campaign }: GameChoice): string => {
  if (campaign) return inLanguage(campaign.title)
  return editionName(lang(), setup ? setup.edition : ruleset.edition)
}

const AccountScreen = lazy(() => import('./account-screen.tsx'))
const AllDice = lazy(() => import('./all-dice.tsx'))

export default function FriendsScreen() {
  useEffect(stayInStep, [])
  switch (route.value.part) {
    case 'dice':
      return <AllDice />
    case 'account':
      return <AccountScreen />
    default:
      return <Friends />
  }
}

/** Make a table, or find one: yours, a friend's, or anybody's. */
function Friends() {
  const t = useLateWords(words().friends, () => {
    problem.value = 'not-fetched'
  })
  if (!t) return <Coming />
  return (
    <main class="page friends">
      <PageHead title={t.title} />
      <Begin t={t} />
      <Mine t={t} />
      <Open t={t} />
      <ul class="more-ways">
        <li>
          <a href={linkTo('friends', 'account')}>{t.account.link}</a>
        </li>
        <li>
          <a href={linkTo('friends', 'dice')}>{t.dice.link}</a>
        </li>
        <li>
          <a href={linkTo('setup')}>{t.sameScreen}</a>
        </li>
      </ul>
    </main>
  )
}

type Outcome = { readonly text: () => string } | null

function Begin({ t }: { readonly t: FriendsWords }) {
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isBusy, setBusy] = useState(false)
  const [code, setCode] = useState('')
  const follow = async (asking: ReturnType<typeof tableOf>) => {
    setBusy(true)
    const found = await asking
    setBusy(false)
    if (typeof found === 'string') return go('table', found)
    setOutcome({ text: () => (isNoServer(found) ? t.noServer : sentenceFor(found as WireRefused, t)) })
  }
  return (
    <section class="friends-begin paper">
      <NameField label={t.name} />
      <button type="button" class="button main big" {...pressable(isBusy, () => void follow(newTable()))}>
        <span>
          {t.make}
          <small>{t.makeHint}</small>
        </span>
      </button>
      <a class="button found" href={linkTo('friends', 'campaign')}>
        <span>
          {t.campaign}
          <small>{t.campaignHint}</small>
        </span>
      </a>
      <form
        class="by-code"
        aria-label={t.join}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && code.trim() !== '') void follow(tableOf(code))
        }}
      >
        <label class="field">
          <span>{t.code}</span>
          <input
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={t.codeHint}
            value={code}
            onInput={({ currentTarget: { value } }) => setCode(value)}
          />
        </label>
        <button type="submit" class="button" aria-disabled={isBusy || code.trim() === ''}>
          {t.go}
        </button>
      </form>
      {outcome && (
        <p class="missing" role="alert">
          {outcome.text()}
        </p>
      )}
    </section>
  )
}

/** The game that was last set up here, with as many seats; everything can still be changed at the table. */
function newTable(): ReturnType<typeof makeTable> {
  const { setup, seats } = recallPlan() ?? firstPlan()
  const { players: _, first: __, ...rest } = setup
  const most = (EDITIONS[setup.edition] as Edition).mostPlayers
  return makeTable({
    game: { setup: rest },
    seats: Math.min(Math.max(seats.length, 2), most),
    name: myName.peek().trim() || words().names.player(1),
    look: myLook.peek(),
  })
}

/** So often tables that wait for players are looked for, in milliseconds. */
const AGAIN = 10_000

function Open({ t }: { readonly t: FriendsWords }) {
  const [tables, setTables] = useState<readonly TableListed[] | 'none' | null>(null)
  useEffect(() => {
    const look = () => void openTables().then((found) => setTables(isNoServer(found) ? 'none' : found))
    look()
    const looking = setInterval(look, AGAIN)
    return () => clearInterval(looking)
  }, [])
  if (tables === 'none')
    return (
      <p class="paper notice" role="status">
        {t.noServer}
      </p>
    )
  if (tables === null) return null
  const mine = new Set(myTables.value.map(({ table }) => table))
  const others = tables.filter(({ table }) => !mine.has(table))
  return (
    <section>
      <h2>{t.open}</h2>
      {others.length === 0 ? (
        <p class="soft">{t.noneOpen}</p>
      ) : (
        <ul class="tables">
          {others.map((each) => (
            <OpenRow key={each.table} t={t} {...each} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Who sits there, what is played, and how much room there is. */
function OpenRow({ t, table, game, seats }: TableListed & { readonly t: FriendsWords }) {
  const people = seats.flatMap((seat) => (seat.is === 'person' ? [seat.name] : []))
  return (
    <li class="paper table-row">
      <a href={linkTo('table', table)}>
        <strong>{lang().list(people)}</strong>
        <small>{words().beside(gameInOneLine(game), t.seatsTaken(people.length, seats.length))}</small>
      </a>
    </li>
  )
}
