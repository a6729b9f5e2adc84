import type { CampaignEvent, Told } from '@machinami/campaign'
import type { Card } from '@machinami/cards'
import { useEffect } from 'preact/hooks'
import { CardFace } from '../cards/card-face.tsx'
import '../cards/cards.css'
import { Building } from '../pictures/building.tsx'
import { play } from '../sound/sounds.ts'
import { nameOf } from '../words/card-words.ts'
import { campaignWords } from './late-words.ts'
import { StoryPicture } from './pictures.tsx'
import { Prose } from './prose.tsx'
import { RuleMinis } from './rules-deck.tsx'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import './new-card.css'

type CardRead = CampaignEvent & { readonly kind: 'cardRead' }

interface Shown {
  readonly session: CampaignSession
  readonly top: CardRead
  readonly text: Told | null
  readonly onNext: () => void
}

/** A card that is no story: a rule, a reference card, a building, the cards everybody begins with. */
export function NewCard(props: Shown) {
  useEffect(() => play('paper'), [props.top.id])
  switch (props.top.record) {
    case 'rule':
      return <RuleCard {...props} />
    case 'start':
      return <StartCards {...props} />
    case 'landmark':
    case 'community':
    case 'town-square':
      return <BuildingCard {...props} />
    default:
      return <TextCard {...props} />
  }
}

/** What a rule says, under its number and its picture. */
export function RulePaper(props: {
  readonly session: CampaignSession
  readonly id: string
  readonly text: Told | null
}) {
  const { session, id, text } = props
  const number = session.numberOf(id)
  return (
    <article class="rule-paper" lang={text?.language}>
      <header>
        {number > 0 && <span class="side display">{number}</span>}
        <h2>{text?.title ?? ''}</h2>
      </header>
      <div class="rule-art">
        <StoryPicture book={session.book.value} id={id} shape={1.8} />
      </div>
      {text?.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Prose text={paragraph} />
        </p>
      ))}
    </article>
  )
}

function RuleCard({ session, top, text, onNext }: Shown) {
  const t = campaignWords()
  return (
    <Stage
      session={session}
      kind="rule"
      above={t.game(session.news.value.state.game)}
      title={t.cards.rule}
      dock={<NextDock session={session} hint={t.cards.ruleHint} onNext={onNext} label={t.cards.clear} />}
    >
      <div class="card-in turning" key={top.id}>
        <RulePaper session={session} id={top.id ?? ''} text={text} />
      </div>
      <RuleMinis session={session} now={top.id ?? ''} />
    </Stage>
  )
}

function NextDock(props: {
  readonly session: CampaignSession
  readonly hint: string
  readonly label?: string
  readonly onNext: () => void
}) {
  return (
    <>
      <span class="dock-text">{props.hint}</span>
      <Main onClick={props.onNext} disabled={props.session.busy.value}>
        {props.label ?? campaignWords().next}
      </Main>
    </>
  )
}

/** A reference card, or how free play goes. */
function TextCard({ session, top, text, onNext }: Shown) {
  const t = campaignWords()
  const isReference = top.record === 'reference'
  return (
    <Stage
      session={session}
      kind="reference"
      above={t.game(session.news.value.state.game)}
      title={isReference ? t.cards.reference : (text?.title ?? t.cards.freePlay)}
      dock={<NextDock session={session} hint={isReference ? t.cards.referenceHint : ''} onNext={onNext} />}
    >
      <div class="card-in turning" key={top.id}>
        <ReferencePaper id={top.id ?? ''} text={text} />
      </div>
    </Stage>
  )
}

export function ReferencePaper({ id, text }: { readonly id: string; readonly text: Told | null }) {
  return (
    <article class="rule-paper reference-paper" lang={text?.language}>
      <h2>{text?.title ?? nameOf(id)}</h2>
      {text?.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Prose text={paragraph} />
        </p>
      ))}
    </article>
  )
}

function BuildingCard({ session, top, onNext }: Shown) {
  const { state } = session.news.value
  const t = campaignWords().cards
  const card: Card | undefined = session.book.value.cards[top.id ?? '']
  const { title, hint } = aboutBuilding(top.record, t, state.landmarks.at(-1)?.letter ?? '')
  return (
    <Stage
      session={session}
      kind="building"
      above={campaignWords().game(state.game)}
      title={title}
      dock={<NextDock session={session} hint={hint} onNext={onNext} />}
    >
      <div class="card-in turning" key={top.id}>
        {card && <CardFace card={card} {...priceOf(session, top.record)} />}
      </div>
    </Stage>
  )
}

function aboutBuilding(record: string, t: ReturnType<typeof campaignWords>['cards'], letter: string) {
  if (record === 'landmark') return { title: t.landmark(letter), hint: t.landmarkHint }
  if (record === 'community') return { title: t.community, hint: t.communityHint }
  return { title: t.townSquare, hint: t.townSquareHint }
}

/** What it costs on this table: a landmark by its slot, a community landmark by the number of towns. */
function priceOf(session: CampaignSession, record: string): { readonly price?: number; readonly printed?: string } {
  const { towns, community } = session.news.value.state
  if (record === 'landmark') return { price: towns[0].slots.at(-1) ?? 0 }
  if (record === 'town-square') return { printed: '' }
  const cost = community?.cost
  if (cost === undefined) return {}
  return { price: typeof cost === 'number' ? cost : cost[towns.length as 2 | 3 | 4] }
}

/** The cards everybody begins with. */
function StartCards({ session, onNext }: Shown) {
  const { state } = session.news.value
  const t = campaignWords().cards
  return (
    <Stage
      session={session}
      kind="start-cards"
      title={t.start}
      dock={<NextDock session={session} hint={t.startHint} onNext={onNext} />}
    >
      <ul class="dealt-cards">
        {[...state.supply, ...state.landmarks, ...(state.community ? [state.community] : [])].map(({ card }, nth) => (
          <li key={card} class="dealt" style={{ '--nth': nth }}>
            <Building id={card} />
            <span>{nameOf(card)}</span>
          </li>
        ))}
      </ul>
    </Stage>
  )
}
