import { type CampaignAnswer, type GameSeat, TIDYING } from '@machinami/campaign'
import { nameOf } from '../words/card-words.ts'
import { explain } from '../words/explain.ts'
import { AfterGame } from './after-game.tsx'
import { Ask } from './ask.tsx'
import { BeforeGame } from './before-game.tsx'
import { Boards } from './board.tsx'
import { textIn, topText } from './book.ts'
import { OpenedBox, SealedBox } from './box.tsx'
import { Choice } from './choice.tsx'
import { Closing } from './closing.tsx'
import { Founding } from './founding.tsx'
import { CampaignGame } from './game.tsx'
import { ForTown } from './hand-over.tsx'
import { campaignWords } from './late-words.ts'
import { NewCard } from './new-card.tsx'
import { Over } from './over.tsx'
import { inLanguage } from './packs.ts'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { StickerView } from './sticker.tsx'
import { Stop } from './stop.tsx'
import { StoryCard } from './story.tsx'
import { TownFace, townName } from './towns.tsx'
import { TuneBox } from './tune-drum.tsx'
import { UnkeptNotice } from './unkept-notice.tsx'
import { Waiting } from './waiting.tsx'
import { Won } from './won.tsx'

/** What the table of a campaign is doing, whatever that is. */
export function Evening({ session }: { readonly session: CampaignSession }) {
  const game = session.game.value
  if (game) return <CampaignGame session={session} game={game} />
  return (
    <>
      <Shown session={session} />
      <Troubles session={session} />
    </>
  )
}

const today = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Answers whatever of this kind is asked, of this town if it is a town's. */
function answering(session: CampaignSession) {
  const { asked } = session.news.value
  const to = (kind: CampaignAnswer['kind'], town?: number) =>
    asked.find((question) => question.kind === kind && (town === undefined || question.town === town))
  const answer = (given: CampaignAnswer, town?: number) => {
    const question = to(given.kind, town)
    if (question) void session.answer(question.n, given)
  }
  return { to, answer }
}

function Shown({ session }: { readonly session: CampaignSession }) {
  const { state, asked, top } = session.news.value
  const { book } = session
  const { now } = state
  const { answer } = answering(session)
  const readText = (id: string) => textIn(state, book.value, id)
  switch (now.at) {
    case 'founding':
      return <Founding session={session} />
    case 'reading':
      return <Reading session={session} />
    case 'stopped':
      return <Stop session={session} text={readText(now.id)} onBreak={() => answer({ kind: 'ready' })} />
    case 'box':
      return <SealedBox session={session} n={now.n} onOpen={() => answer({ kind: 'open-box' })} />
    case 'choosing':
    case 'asking':
    case 'sticking':
      return asked.length === 0 ? <Waiting session={session} /> : <Deciding session={session} />
    case 'before-game':
    case 'playing':
      return (
        <BeforeGame
          session={session}
          text={top.kind === 'cardRead' && top.id !== undefined ? readText(top.id) : null}
          isLost={now.at === 'playing' && !session.news.value.hasGame}
          onPlay={(seats) => startGame(session, seats)}
        />
      )
    case 'over':
      return <Over session={session} onPlay={(seats, all) => startGame(session, seats, all)} />
  }
}

function startGame(session: CampaignSession, seats: readonly GameSeat[], all = false): void {
  const { answer, to } = answering(session)
  if (to('start-game')) return answer({ kind: 'start-game', date: today(), seats })
  const [seed] = crypto.getRandomValues(new Uint32Array(1))
  answer({ kind: 'start-free-game', date: today(), seats, seed: seed % 2 ** 30, ...(all ? { all } : {}) })
}

/** What one town decides: others look away, or wait. */
function Deciding({ session }: { readonly session: CampaignSession }) {
  const { state, asked } = session.news.value
  const { answer } = answering(session)
  const [question] = asked
  const town = question.town ?? 0
  const t = campaignWords()
  if (question.kind === 'side')
    return (
      <ForTown key={question.n} session={session} town={town} title={t.choice.title}>
        {() => <Choice session={session} town={town} onChoose={(side) => answer({ kind: 'side', side }, town)} />}
      </ForTown>
    )
  if (state.now.at === 'sticking') {
    const { id, shows } = state.now.sticker
    const number = shows === undefined ? undefined : (state.towns[town].numbers[shows] ?? state.numbers[shows])
    return (
      <StickerView
        key={question.n}
        session={session}
        town={town}
        id={id}
        number={number}
        onStick={() => answer({ kind: 'sticker' }, town)}
      />
    )
  }
  const give = (value: string | number) =>
    answer(
      question.kind === 'number'
        ? { kind: 'number', number: Number(value) }
        : { kind: 'option', option: String(value) },
      town,
    )
  return <Ask key={question.n} session={session} question={question} onAnswer={give} />
}

/** The steps after a game, and what follows the last of them. */
const CLOSING = new Set(['registered', 'archived', 'sideChosen', 'reserved', 'supplyRebuilt'])

/** A card lies open, or a game is being closed. */
function Reading({ session }: { readonly session: CampaignSession }) {
  const { state, asked, top } = session.news.value
  const { answer, to } = answering(session)
  const next = () => answer({ kind: 'go-on' })
  const id = topText(top)
  const text = id === null ? null : textIn(state, session.book.value, id)
  if (top.kind === 'boxOpened') return <OpenedBox key={top.box} session={session} n={top.box} onNext={next} />
  if (top.kind === 'gameFinished') return <Won session={session} onNext={next} />
  if (top.kind === 'coinsReturned' && state.steps.length === 0) return <AfterGame session={session} onNext={next} />
  const isClosing = (top.kind === 'cardRead' && top.record === 'end-of-game') || CLOSING.has(top.kind)
  if (isClosing)
    return (
      <Closing
        session={session}
        question={to('sign') ?? asked[0]}
        onSign={() => answer({ kind: 'sign', date: today() }, asked[0]?.town ?? undefined)}
        onGoOn={() => (TIDYING.has(asked[0]?.about ?? '') ? void session.goThrough(TIDYING) : next())}
      />
    )
  if (top.kind === 'cardRead' && top.record === 'story' && text)
    return (
      <StoryCard
        key={text.id}
        session={session}
        text={text}
        side={top.side ?? 'A'}
        title={inLanguage(state.head.title)}
        onNext={next}
      />
    )
  if (top.kind === 'cardRead' && NEW_CARDS.has(top.record))
    return <NewCard key={top.id} session={session} top={top} text={text} onNext={next} />
  return <Between session={session} onNext={next} />
}

const NEW_CARDS = new Set(['rule', 'reference', 'landmark', 'community', 'town-square', 'start', 'free-play'])

/** Nothing lies open: the deck waits for whoever turns its next card over. */
function Between({ session, onNext }: { readonly session: CampaignSession; readonly onNext: () => void }) {
  const { state } = session.news.value
  const t = campaignWords()
  return (
    <Stage
      session={session}
      kind="between"
      above={state.game > 0 ? t.game(state.game) : undefined}
      title={inLanguage(state.head.title)}
      dock={
        <>
          <span class="gathered">
            {state.towns.map((_, town) => (
              <TownFace key={town} state={state} town={town} size={36} />
            ))}
          </span>
          <Main onClick={onNext} disabled={session.busy.value}>
            {state.cardsRead === 0 ? t.between.first : t.between.next}
          </Main>
        </>
      }
    >
      <JustDecided session={session} />
      <div class="between-deck">
        <p class="display">{inLanguage(state.head.title)}</p>
        <p>{state.towns.map((_, town) => townName(state, town)).join(' · ')}</p>
      </div>
    </Stage>
  )
}

/** What towns have just put on their boards, or into the tune. */
function JustDecided({ session }: { readonly session: CampaignSession }) {
  const { state, top } = session.news.value
  if (top.kind === 'stickerPlaced') return <Boards session={session} />
  if (top.kind !== 'numberChosen') return null
  const isNote = state.tune?.notes.at(-1)?.card === undefined
  return isNote && state.tune ? <TuneBox state={state} name={nameOf} /> : <Boards session={session} />
}

/** What went wrong, said where it can be seen. */
function Troubles({ session }: { readonly session: CampaignSession }) {
  const { refusal, news } = session
  const t = campaignWords()
  const isFounding = news.value.state.now.at === 'founding'
  return (
    <>
      {refusal.value && !isFounding && (
        <div class="paper notice camp-trouble" role="alert">
          <p>{explain(refusal.value)}</p>
          {refusal.value.refused === 'broken-down' && (
            <button type="button" class="button small main" onClick={() => location.reload()}>
              {t.again}
            </button>
          )}
        </div>
      )}
      <UnkeptNotice session={session} place="camp-trouble" />
    </>
  )
}
