import type { CampaignQuestion } from '@machinami/campaign'
import { useState } from 'preact/hooks'
import { play } from '../sound/sounds.ts'
import { BellShape } from './bell.tsx'
import { Board } from './board.tsx'
import { textIn } from './book.ts'
import { colourOf } from './colours.ts'
import { campaignWords } from './late-words.ts'
import { Prose } from './prose.tsx'
import { chooseByArrows, withinTab } from './radios.ts'
import type { CampaignSession } from './session.ts'
import { ringNumber } from './sounds.ts'
import { Main, Stage } from './stage.tsx'
import { playersOf, TownFace, tinted, townName } from './towns.tsx'
import { Drum, pinsOf } from './tune-drum.tsx'
import './ask.css'

interface Asking {
  readonly session: CampaignSession
  readonly question: CampaignQuestion
  readonly onAnswer: (answer: string | number) => void
}

/** A card asks a town, or the winner, for a number or for one of several things. */
export function Ask(props: Asking) {
  const { session, question } = props
  const { state } = session.news.value
  const town = question.town ?? 0
  const t = campaignWords()
  const text = textIn(state, session.book.value, question.about ?? '')
  const [picked, pick] = useState<string | number | null>(null)
  const isNumber = question.kind === 'number'
  const isEach = state.now.at === 'asking' && state.now.ask.of === 'each-town'
  return (
    <Stage
      session={session}
      kind="asking"
      above={t.game(state.game)}
      title={text?.title ?? t.ask.title(townName(state, town))}
      dock={
        <>
          <span class="dock-text" style={tinted(state, town)}>
            <strong>{t.ask.who(playersOf(state)[town])}</strong>
            <small>{t.ask.forGood}</small>
          </span>
          <Main
            disabled={picked === null || session.busy.value}
            onClick={() => {
              play('wood')
              if (picked !== null) props.onAnswer(picked)
            }}
          >
            {picked === null ? t.ask.pick : t.ask.confirm(isNumber ? String(picked) : '')}
          </Main>
        </>
      }
    >
      {isEach && <Board session={session} town={town} />}
      <div class="ask-words" lang={text?.language}>
        {text?.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Prose text={paragraph} />
          </p>
        ))}
      </div>
      {isNumber ? (
        <Numbers {...props} picked={picked} onPick={pick} />
      ) : (
        <Options {...props} picked={picked} onPick={pick} />
      )}
    </Stage>
  )
}

type Picking = Asking & {
  readonly picked: string | number | null
  readonly onPick: (answer: string | number) => void
}

/** Numbers to choose from; what others took shows who did. */
function Numbers({ session, question, picked, onPick }: Picking) {
  const { state } = session.news.value
  const { now, tune } = state
  const ask = now.at === 'asking' ? now.ask : null
  const { from = 1, to = 1 } = ask?.number ?? {}
  const town = question.town ?? 0
  const isNote = ask?.note === true
  const areBells = isNote || [...state.rules, ...state.changes].some(({ rules = {} }) => Object.hasOwn(rules, 'bells'))
  const numbers = Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
  const choose = (number: number) => {
    if (tune && isNote) ringNumber(tune, number)
    onPick(number)
  }
  const mine = picked === null ? [] : [{ number: Number(picked), colour: colourOf(state.towns[town].colour, town) }]
  return (
    <>
      {tune && isNote && (
        <Drum pins={[...pinsOf(state, tune), ...mine]} given={tune.given.length} highest={tune.scale.length} />
      )}
      <div class="ask-numbers" role="radiogroup" aria-label={campaignWords().ask.pick} onKeyDown={chooseByArrows}>
        {numbers.map((number) => {
          const owner = state.towns.findIndex(({ numbers: own }) => own[ask?.id ?? ''] === number)
          const isFree = question.options?.includes(number) === true
          return (
            <button
              key={number}
              type="button"
              role="radio"
              aria-checked={picked === number}
              tabIndex={withinTab(number, picked, question.options?.[0])}
              aria-label={
                isFree ? String(number) : campaignWords().ask.taken(number, owner < 0 ? '' : townName(state, owner))
              }
              class="ask-number display"
              disabled={!isFree}
              onClick={() => choose(number)}
            >
              {areBells && <BellShape />}
              <span>{number}</span>
              {owner >= 0 && <TownFace state={state} town={owner} size={20} />}
            </button>
          )
        })}
      </div>
    </>
  )
}

function Options({ session, question, picked, onPick }: Picking) {
  const { state } = session.news.value
  return (
    <div class="ask-options" role="radiogroup" aria-label={campaignWords().ask.pick} onKeyDown={chooseByArrows}>
      {question.options?.map((option) => {
        const text = textIn(state, session.book.value, `${question.about}.${option}`)
        return (
          <button
            key={option}
            type="button"
            role="radio"
            aria-checked={picked === option}
            tabIndex={withinTab(option, picked, question.options?.[0])}
            class="ask-option paper"
            onClick={() => onPick(option)}
          >
            {text?.title !== undefined && <strong class="display">{text.title}</strong>}
            <span lang={text?.language}>{text?.paragraphs.join(' ') ?? String(option)}</span>
          </button>
        )
      })}
    </div>
  )
}
