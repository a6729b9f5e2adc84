import { type CampaignEvent, type CampaignQuestion, type EndStep, TIDYING } from '@machinami/campaign'
import { CardFace } from '../cards/card-face.tsx'
import '../cards/cards.css'
import { Building } from '../pictures/building.tsx'
import { play } from '../sound/sounds.ts'
import { nameOf } from '../words/card-words.ts'
import { campaignWords } from './late-words.ts'
import { RegisterTable } from './register.tsx'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { playersOf, TownFace, townName } from './towns.tsx'
import './closing.css'

/** Steps of this game's end that are done, told by what happened since the card that asked for them. */
export function stepsDone(log: readonly CampaignEvent[]): EndStep[] {
  const from = log.findLastIndex((event) => event.kind === 'cardRead' && event.record === 'end-of-game')
  let hasArchived = false
  return log.slice(from + 1).flatMap((event): EndStep[] => {
    switch (event.kind) {
      case 'registered':
        return ['register']
      case 'archived': {
        const step = hasArchived
          ? event.cards.length > 1
            ? 'archive-landmarks'
            : 'archive-landmark'
          : 'archive-community'
        hasArchived = true
        return [step]
      }
      case 'townSquareAdded':
        return ['town-square']
      case 'sideChosen':
        return ['pair']
      case 'reserved':
        return ['reserve']
      case 'supplyRebuilt':
        return ['supply']
      case 'coinsReturned':
        return ['bank']
      default:
        return []
    }
  })
}

/** The steps after a game, one after the other, with what each does. */
export function Closing(props: {
  readonly session: CampaignSession
  readonly question: CampaignQuestion | undefined
  readonly onSign: () => void
  readonly onGoOn: () => void
}) {
  const { session, question } = props
  const { state, top } = session.news.value
  const t = campaignWords()
  const [step] = state.steps
  const isSigning = question?.kind === 'sign'
  return (
    <Stage
      session={session}
      kind="closing"
      above={t.game(state.game)}
      title={t.closing.title}
      dock={
        <>
          <span class="dock-text" role="status">
            {isSigning && question.town !== null ? (
              <span class="signing">
                <TownFace state={state} town={question.town} size={36} />
                <strong>{t.closing.signs(playersOf(state)[question.town])}</strong>
              </span>
            ) : (
              step !== undefined && t.closing.steps[step]
            )}
          </span>
          {question && (
            <Main
              disabled={session.busy.value}
              onClick={() => {
                play(isSigning ? 'paper' : 'wood')
                if (isSigning) props.onSign()
                else props.onGoOn()
              }}
            >
              {isSigning ? t.closing.sign : step !== undefined && TIDYING.has(step) ? t.closing.tidy : t.closing.draw}
            </Main>
          )}
        </>
      }
    >
      <div class="closing-page">
        {isSigning || top.kind === 'registered' ? <RegisterTable state={state} /> : <ChosenFace session={session} />}
        <Steps session={session} />
      </div>
    </Stage>
  )
}

/** What the winner has chosen, for everybody to see. */
function ChosenFace({ session }: { readonly session: CampaignSession }) {
  const { state, top } = session.news.value
  const t = campaignWords().closing
  if (top.kind !== 'sideChosen') return null
  const card = session.book.value.cards[top.card]
  return (
    <div class="chosen-face">
      <h2>{t.chose(townName(state, top.town), nameOf(top.card))}</h2>
      {card && <CardFace card={card} />}
    </div>
  )
}

function Steps({ session }: { readonly session: CampaignSession }) {
  const { state } = session.news.value
  const t = campaignWords().closing
  const done = stepsDone(session.events.value)
  return (
    <ol class="closing-steps paper">
      {[...done, ...state.steps].map((step, nth) => (
        <li
          key={step}
          class={nth < done.length ? 'done' : nth === done.length ? 'now' : ''}
          aria-current={nth === done.length ? 'step' : undefined}
        >
          <span class="step-number display" aria-hidden="true">
            {nth < done.length ? '✓' : nth + 1}
          </span>
          <span>{t.steps[step]}</span>
          {nth < done.length && <span class="unseen">{t.done}</span>}
          <StepPicture session={session} step={step} isDone={nth < done.length} />
        </li>
      ))}
    </ol>
  )
}

/** What goes to the archives, or has come from the deck. */
function StepPicture(props: { readonly session: CampaignSession; readonly step: EndStep; readonly isDone: boolean }) {
  const { state } = props.session.news.value
  const { past, landmarks, community, towns } = state
  const card = {
    'archive-community': props.isDone ? past.communities.at(-1)?.card : community?.card,
    'archive-landmark': props.isDone ? past.landmarks.at(-1)?.card : landmarks[0]?.card,
    'archive-landmarks': props.isDone ? past.landmarks.at(-1)?.card : landmarks[0]?.card,
    'town-square': props.isDone ? towns[0].square.at(-1)?.card : undefined,
    pair: props.isDone ? state.supply.findLast(({ pair }) => pair !== undefined)?.card : undefined,
    register: undefined,
    reserve: undefined,
    supply: undefined,
    bank: undefined,
  }[props.step]
  return card === undefined ? null : (
    <span class="step-picture">
      <Building id={card} />
    </span>
  )
}
