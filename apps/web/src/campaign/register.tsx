import type { RegisterLine } from '@machinami/campaign'
import { faceOf } from '../bots/who.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { nameOf } from '../words/card-words.ts'
import { lang } from '../words/index.ts'
import type { SeenState } from '../worker/campaign-messages.ts'
import { Bell } from './bell.tsx'
import { campaignWords } from './late-words.ts'
import type { CampaignSession } from './session.ts'
import { calledThen, tinted, whoPlayed } from './towns.tsx'
import { TuneBox } from './tune-drum.tsx'
import './register.css'

/** `12 Jul` in the reader's language. */
export const dayOf = (date: string): string =>
  new Intl.DateTimeFormat(lang().code, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date))

/** All signatures, and the tune they wrote. */
export function Register({ session }: { readonly session: CampaignSession }) {
  const { state } = session.news.value
  return (
    <div class="register-page">
      <RegisterTable state={state} />
      {state.freeRegister.length > 0 && <FreeTable state={state} />}
      <TuneBox state={state} name={nameOf} />
    </div>
  )
}

export function RegisterTable({ state }: { readonly state: SeenState }) {
  const t = campaignWords().register
  const { games } = state.head
  return (
    <table class="register">
      <caption>{t.title}</caption>
      <Head hasNotes={state.tune !== null} />
      <tbody>
        {Array.from({ length: games }, (_, nth) => {
          const signed = state.register[nth]
          if (signed) return <Line key={nth} state={state} line={signed} note={noteOf(state, signed.game)} />
          return (
            <tr key={nth} class="empty">
              <th scope="row">{nth + 1}</th>
              <td colSpan={4}>{nth + 1 === state.game ? t.thisGame : ''}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function FreeTable({ state }: { readonly state: SeenState }) {
  return (
    <table class="register">
      <caption>{campaignWords().register.free}</caption>
      <Head hasNotes={false} />
      <tbody>
        {state.freeRegister.map((line) => (
          <Line key={line.game} state={state} line={line} note={null} />
        ))}
      </tbody>
    </table>
  )
}

const noteOf = ({ tune }: SeenState, game: number): number | null =>
  tune?.notes.find((note) => note.game === game)?.note ?? null

function Head({ hasNotes }: { readonly hasNotes: boolean }) {
  const t = campaignWords().register
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">{t.game}</span>
        </th>
        <th scope="col">{t.date}</th>
        <th scope="col">{t.winner}</th>
        <th scope="col">{t.town}</th>
        <th scope="col">{hasNotes ? t.note : ''}</th>
      </tr>
    </thead>
  )
}

function Line(props: { readonly state: SeenState; readonly line: RegisterLine; readonly note: number | null }) {
  const { state, line, note } = props
  return (
    <tr style={tinted(state, line.town)}>
      <th scope="row">{line.game}</th>
      <td>{dayOf(line.date)}</td>
      <td>
        <span class="signed">
          <Face name={faceOf(line.town, line.bot)} size={24} />
          <span>
            <strong>{calledThen(line.player, line.bot)}</strong>
            {line.substitute !== undefined && (
              <small>{campaignWords().register.substitute(whoPlayed(line.substitute))}</small>
            )}
          </span>
        </span>
      </td>
      <td>{line.name}</td>
      <td>{note !== null && <Bell note={note} />}</td>
    </tr>
  )
}
