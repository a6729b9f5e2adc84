import type { Option } from '@machinami/engine'
import { label } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import { TileFace } from '../cards/tile-face.tsx'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { lazyDialog } from '../shell/lazy.tsx'
import { useGrowing } from '../shell/steady.ts'
import { FaceOf } from '../street/town.tsx'
import { aside, withAside } from '../words/aside.ts'
import { nameOf, tintOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { OwnerBar } from './owner-bar.tsx'
import type { DragHandlers } from './reorder.ts'
import '../theme/tint.css'
import './tiles.css'

/** Few games ask for an order or for secret picks: their tiles come when the first one does. */
const OrderTiles = lazyDialog(
  async () => ({ default: (await withAside(() => import('./order-tiles.tsx'))).OrderTiles }),
  () => undefined,
)
const PickTiles = lazyDialog(
  async () => ({ default: (await import('./pick-tiles.tsx')).PickTiles }),
  () => undefined,
)

export type CardOption = Option & { readonly answer: { readonly card: string } }

const isClosed = (option: Option): boolean => 'closed' in option.answer && option.answer.closed
const ownerIn = (option: Option): number => ('seat' in option.answer ? option.answer.seat : 0)

export function Tile(props: {
  readonly game: Game
  readonly option: CardOption
  readonly text: string
  readonly onPick: () => void
  readonly handlers?: DragHandlers
}) {
  const card = props.game.cards.get(props.option.answer.card)
  return (
    <button
      type="button"
      class={`tile ${card ? tintOf(card) : ''}`}
      data-answer={props.option.answer.kind}
      onClick={props.onPick}
      {...props.handlers}
    >
      <span class="unseen">{props.text}</span>
      {card && <TileFace card={card} state={isClosed(props.option) ? 'closed' : 'built'} />}
    </button>
  )
}

/** Cards to point at, grouped by the player they belong to. */
export function Tiles({
  game,
  question,
  options,
}: {
  readonly game: Game
  readonly question: Question
  readonly options: readonly CardOption[]
}) {
  if (options[0]?.answer.kind === 'next' && options.length > 1)
    return <OrderTiles game={game} question={question} options={options} />
  if (options[0]?.answer.kind === 'hand') return <HandTiles game={game} question={question} options={options} />
  if (options[0]?.answer.kind === 'pick') return <PickTiles game={game} question={question} options={options} />
  return <PlainTiles game={game} question={question} options={options} />
}

/** So many tiles are laid out per frame: all of them at once would make it late. */
const PER_FRAME = 3

function PlainTiles({
  game,
  question,
  options: all,
}: {
  readonly game: Game
  readonly question: Question
  readonly options: readonly CardOption[]
}) {
  const options = all.slice(0, useGrowing(all.length, PER_FRAME))
  const owners = options[0]?.answer.kind === 'want' ? [...new Set(all.map(ownerIn))] : [-1]
  const text = (option: Option) => label(lang(), option.answer, contextOf(game))
  return (
    <div class="tile-groups" aria-busy={options.length < all.length}>
      {owners.length > 1 && <OwnerBar game={game} owners={owners} />}
      {owners.map((owner) => (
        <div class="tiles" key={owner} data-owner={owner}>
          {owner >= 0 && (
            <p class="tile-owner display">
              <FaceOf game={game} seat={owner} size={30} /> <span>{game.info.seats[owner].name}</span>
            </p>
          )}
          {options
            .filter((option) => owner < 0 || ownerIn(option) === owner)
            .map((option) => (
              <Tile
                key={option.move}
                game={game}
                option={option}
                text={text(option)}
                onPick={() => void game.play(question, option.move)}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

/** Open and closed copies are told apart. */
function called(option: CardOption): string {
  const t = words().table
  return t.plot(nameOf(option.answer.card), '', isClosed(option) ? [t.closedNow(1)] : [])
}

/** Giving a card away is two things to point at: the card, then the player. */
function HandTiles({
  game,
  question,
  options,
}: {
  readonly game: Game
  readonly question: Question
  readonly options: readonly CardOption[]
}) {
  const [chosen, choose] = useState<CardOption | null>(null)
  const same = (a: CardOption, b: CardOption) => a.answer.card === b.answer.card && isClosed(a) === isClosed(b)
  const distinct = options.filter((option, i) => options.findIndex((other) => same(other, option)) === i)
  const pick = (option: CardOption) => {
    const ways = options.filter((other) => same(other, option))
    if (ways.length === 1) void game.play(question, ways[0].move)
    else choose(option)
  }
  const place = useFocusAfter(chosen)
  if (chosen === null)
    return (
      <div class="tiles" ref={place}>
        {distinct.map((option) => (
          <Tile key={option.move} game={game} option={option} text={called(option)} onPick={() => pick(option)} />
        ))}
      </div>
    )
  return (
    <div class="answers" ref={place}>
      <p class="display">{words().table.about(called(chosen), aside().pick.pickWhom)}</p>
      {options
        .filter((option) => same(option, chosen))
        .map((option) => (
          <button
            type="button"
            key={option.move}
            class="button answer"
            data-answer="hand"
            onClick={() => void game.play(question, option.move)}
          >
            <FaceOf game={game} seat={ownerIn(option)} size={28} />
            {game.info.seats[ownerIn(option)].name}
          </button>
        ))}
      <button type="button" class="button small" onClick={() => choose(null)}>
        {aside().pick.pickFirst}
      </button>
    </div>
  )
}

/** What was pressed goes with its page of answers: the first answer of the next one has the focus then. */
function useFocusAfter(page: unknown) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) place.current?.querySelector('button')?.focus()
    shown.current = page
  }, [page])
  return place
}
