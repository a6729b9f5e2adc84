import type { CampaignQuestion } from '@machinami/campaign'
import { useState } from 'preact/hooks'
import { play } from '../sound/sounds.ts'
import { explain } from '../words/explain.ts'
import { withinRoom } from '../words/names.ts'
import { Flag } from './board.tsx'
import { clothOf, colourOf } from './colours.ts'
import { campaignWords } from './late-words.ts'
import { inLanguage } from './packs.ts'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { playersOf, TownFace, TownTag } from './towns.tsx'
import './founding.css'

/** Every town gets a colour and a name from whoever plays it, one after the other. */
export function Founding({ session }: { readonly session: CampaignSession }) {
  const { state, asked } = session.news.value
  const town = asked[0]?.town ?? null
  const mine = asked.filter((question) => question.town === town)
  return town === null ? (
    <Waiting session={session} />
  ) : (
    <FoundTown
      key={town}
      session={session}
      town={town}
      questions={mine}
      founded={state.towns.filter(({ name }) => name !== null).length}
    />
  )
}

function Waiting({ session }: { readonly session: CampaignSession }) {
  const t = campaignWords()
  return (
    <Stage
      session={session}
      kind="founding"
      title={t.founding.title}
      dock={<span class="dock-text">{t.founding.bots}</span>}
    >
      <Others session={session} />
    </Stage>
  )
}

function FoundTown(props: {
  readonly session: CampaignSession
  readonly town: number
  readonly questions: readonly CampaignQuestion[]
  readonly founded: number
}) {
  const { session, town, questions } = props
  const { state } = session.news.value
  const t = campaignWords()
  const colours = questions.find(({ kind }) => kind === 'colour')
  const [wish, setColour] = useState<string | null>(state.towns[town].colour)
  // Somebody elsewhere may have been quicker: then it is the next that is free.
  const free = colours?.options?.map(String) ?? []
  const colour = wish !== null && (free.length === 0 || free.includes(wish)) ? wish : (free[0] ?? '')
  const [name, setName] = useState('')
  const suggested = t.townNames.find((each) => !state.towns.some((other) => other.name === each)) ?? ''
  const found = async () => {
    play('wood')
    const named = questions.find(({ kind }) => kind === 'name')
    if (named) {
      await session.answer(named.n, { kind: 'name', name: name.trim() || suggested })
      if (session.refusal.peek()) return
    }
    if (colours) await session.answer(colours.n, { kind: 'colour', colour })
  }
  const refusal = session.refusal.value
  return (
    <Stage
      session={session}
      kind="founding"
      above={inLanguage(state.head.title)}
      title={t.founding.title}
      dock={
        <>
          <span class="dock-text">{t.founding.hint}</span>
          <Main onClick={() => void found()} disabled={session.busy.value}>
            {t.founding.found}
          </Main>
        </>
      }
    >
      <section class="town-board founding-board" style={{ '--seat': colourOf(colour, town) }}>
        <h2>
          <TownFace state={state} town={town} size={44} /> {t.founding.whose(playersOf(state)[town])}
        </h2>
        <label class="founding-plate">
          <span>{t.founding.name}</span>
          <input
            type="text"
            value={name}
            placeholder={suggested}
            onInput={({ currentTarget: { value } }) => setName(withinRoom(value))}
          />
        </label>
        {refusal && (
          <p class="missing" role="alert">
            {explain(refusal)}
          </p>
        )}
        {colours && (
          <fieldset class="founding-colours">
            <legend>{t.founding.colour}</legend>
            {colours.options?.map(String).map((each) => (
              <label key={each} style={{ '--cloth': clothOf(each, town) }}>
                <input type="radio" name="colour" checked={each === colour} onChange={() => setColour(each)} />
                <Flag />
                {t.colours[each] ?? each}
              </label>
            ))}
          </fieldset>
        )}
      </section>
      <Others session={session} />
    </Stage>
  )
}

/** Towns that have been founded already. */
function Others({ session }: { readonly session: CampaignSession }) {
  const { state } = session.news.value
  return (
    <ul class="founded">
      {state.towns.map(
        ({ name }, town) =>
          name !== null && (
            <li key={town}>
              <TownTag state={state} town={town} />
            </li>
          ),
      )}
    </ul>
  )
}
