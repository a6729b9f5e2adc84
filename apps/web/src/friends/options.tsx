import type { BotId } from '@machinami/bots/ids'
import type { TableDoc, TableSettings } from '@machinami/wire'
import { useState } from 'preact/hooks'
import { botAt } from '../bots/who.ts'
import { PlayerPicker } from '../setup/player-picker.tsx'
import { Segments } from '../shell/segments.tsx'
import type { FriendsWords } from '../words/friends-words.ts'
import { words } from '../words/index.ts'
import { Agreed } from './agreed.tsx'
import { ChooseGame } from './choose-game.tsx'
import { Clocks, clockAbout } from './clocks.tsx'
import { gameName } from './friends-screen.tsx'
import type { TableAfar } from './table-afar.ts'
import '../shell/fold.css'

/** Seconds. */
const LATER = 30
const SOON = 180
const STAND_IN = 'planner'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
  readonly doc: TableDoc
}

/** What is played, and how; the host changes it, everybody sees it. */
export function Options({ t, table, doc }: Props) {
  const { settings } = doc
  const { me, island } = table.now.value
  const isHost = me === doc.host
  // What came as a file has its towns already.
  const isSettled = (island?.state.towns.length ?? 0) > 0
  const [isChoosing, setChoosing] = useState(false)
  const change = (wish: Partial<TableSettings>) => void table.do({ do: 'choose', settings: wish })
  return (
    <section class="options">
      <p class="game-choice">
        <strong>{gameName(doc.game)}</strong>
        {isHost && !isSettled && (
          <button type="button" class="button small" onClick={() => setChoosing(true)}>
            {t.change}
          </button>
        )}
      </p>
      {isHost && <Clocks t={t} clock={settings.clock} onPick={(clock) => change({ clock })} />}
      <p class="soft">{clockAbout(t, settings.clock)}</p>
      {!isHost && <Agreed t={t} doc={doc} />}
      {isHost && <More t={t} settings={settings} onChange={change} />}
      {isChoosing && <ChooseGame t={t} table={table} doc={doc} onClose={() => setChoosing(false)} />}
    </section>
  )
}

function More(props: {
  readonly t: FriendsWords
  readonly settings: TableSettings
  readonly onChange: (wish: Partial<TableSettings>) => void
}) {
  const { t, settings, onChange } = props
  const watch = settings.watch === null ? 'none' : settings.watch > 0 ? 'late' : 'now'
  const watches = { now: 0, late: LATER, none: null } as const
  return (
    <details class="fold">
      <summary>{t.more}</summary>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.listed}
          onChange={({ currentTarget: { checked } }) => onChange({ listed: checked })}
        />
        {t.listed}
      </label>
      <Segments
        name="take-back"
        legend={t.takeBack}
        options={(['free', 'ask', 'off'] as const).map((value) => ({ value, text: t.takeBacks[value] }))}
        value={settings.takeBack}
        onPick={(takeBack) => onChange({ takeBack })}
      />
      <Segments
        name="chat"
        legend={t.chat}
        options={(['all', 'phrases', 'off'] as const).map((value) => ({ value, text: t.chats[value] }))}
        value={settings.chat}
        onPick={(chat) => onChange({ chat })}
      />
      <Segments
        name="watch"
        legend={t.onlookers}
        options={(['now', 'late', 'none'] as const).map((value) => ({ value, text: t.onlooking[value] }))}
        value={watch}
        onPick={(value) => onChange({ watch: watches[value] })}
      />
      {settings.clock.is !== 'days' && (
        <Segments
          name="away"
          legend={t.standIn}
          options={(['soon', 'never'] as const).map((value) => ({ value, text: t.standsIn[value] }))}
          value={settings.away === null ? 'never' : 'soon'}
          onPick={(value) => onChange({ away: value === 'never' ? null : { bot: STAND_IN, after: SOON } })}
        />
      )}
      {settings.away && (
        <StandIn t={t} away={settings.away} byDays={settings.clock.is === 'days'} onChange={onChange} />
      )}
    </details>
  )
}

/** Which bot plays for somebody who is away. */
function StandIn(props: {
  readonly t: FriendsWords
  readonly away: NonNullable<TableSettings['away']>
  readonly byDays: boolean
  readonly onChange: (wish: Partial<TableSettings>) => void
}) {
  const { t, away, byDays, onChange } = props
  const [isPicking, setPicking] = useState(false)
  const bot = botAt(0, away.bot)
  const pick = (picked: BotId | undefined) => {
    setPicking(false)
    if (picked !== undefined) onChange({ away: { ...away, bot: picked } })
  }
  return (
    <p class="stand-in-choice">
      {(byDays ? t.standInByDays : t.standInIs)(words().bots[bot].name)}
      <button type="button" class="button small" onClick={() => setPicking(true)}>
        {t.change}
      </button>
      {isPicking && (
        <PlayerPicker seat={0} title={t.chooseBot} bot={bot} botsOnly onPick={pick} onClose={() => setPicking(false)} />
      )}
    </p>
  )
}
