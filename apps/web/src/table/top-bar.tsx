import type { GameEvent, QuestionKind } from '@machinami/engine'
import type { Way } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { Glyph } from '../shell/glyph.tsx'
import { useHeading } from '../shell/heading.ts'
import { isWide } from '../shell/wide.ts'
import { words } from '../words/index.ts'
import type { Panel } from './table-screen.tsx'

type Phase = 'roll' | 'income' | 'build'

/** What part of a turn a question belongs to; none before the first. */
const PHASE_OF: Readonly<Record<QuestionKind, Phase | null>> = {
  none: 'build',
  throw: 'roll',
  'boat-throw': 'income',
  'first-throw': 'roll',
  draw: 'build',
  dice: 'roll',
  reroll: 'roll',
  raise: 'roll',
  order: 'income',
  whom: 'income',
  offer: 'income',
  want: 'income',
  demolish: 'income',
  hand: 'income',
  close: 'income',
  activate: 'income',
  build: 'build',
  opening: 'build',
  invest: 'build',
  shift: 'roll',
  pin: 'income',
  'take-pin': 'build',
  hang: 'build',
  mascot: 'income',
  fund: 'build',
  pick: null,
}

/** What is going on while these are shown. */
const PHASE_WHILE: Readonly<Partial<Record<GameEvent['kind'], Phase>>> = {
  gained: 'income',
  paid: 'income',
  spent: 'income',
  moved: 'income',
  closed: 'income',
  reopened: 'income',
  demolished: 'income',
  built: 'build',
}

/** What is going on: what moves now, or else what is asked. */
function phaseOf(game: Game): Phase | null {
  const last = game.busy.value ? game.story.value.at(-1)?.kind : undefined
  return (last && PHASE_WHILE[last]) ?? PHASE_OF[game.view.value.question]
}

/** Whose turn it is, or what is done before anybody's. */
function whatIsOn(game: Game): string {
  const t = words()
  const { winner, question, seat } = game.view.value
  if (winner !== null) return t.table.afterwards
  if (question === 'first-throw') return t.setup.first
  if (question === 'pick') return t.log.start
  const isMine = game.people.length === 1 && seat === game.people[0]
  return isMine ? t.table.yourTurn : t.table.turnOf(game.info.seats[seat].name)
}

/** Whose turn it is, how far it is, and everything that is not the game itself. */
export function TopBar({ game, onPanel }: { readonly game: Game; readonly onPanel: (panel: Panel) => void }) {
  const t = words().table
  const view = game.view.value
  const phase = phaseOf(game)
  const what = whatIsOn(game)
  const heading = useHeading()
  return (
    <header class="top-bar">
      <button type="button" class="icon-button" aria-label={t.menu} onClick={() => onPanel('menu')}>
        <Glyph name="menu" />
      </button>
      <h1 ref={heading} tabIndex={-1} class="whose" title={what} style={{ '--seat': `var(--seat-${view.seat})` }}>
        <span class="soft turn-number">{view.turn > 0 ? t.turn(view.turn) : ''}</span> {what}
      </h1>
      {view.winner === null && phase !== null && (
        <ol class="phases">
          {(['roll', 'income', 'build'] as const).map((each) => (
            <li key={each} class={each === phase ? 'on' : ''} aria-current={each === phase ? 'step' : undefined}>
              {t.phase[each]}
            </li>
          ))}
        </ol>
      )}
      <span class="bar-buttons">
        {game.mayTakeBack.value && !game.holding.value && (
          <button
            type="button"
            class="icon-button"
            aria-label={t.undo}
            title={t.undo}
            onClick={() => void game.takeBack()}
          >
            <Glyph name="undo" />
          </button>
        )}
        {game.frame && <LookUp way={game.frame.lookUp} />}
        {!isWide.value && (
          <>
            <button type="button" class="icon-button" aria-label={t.market} onClick={() => onPanel('market')}>
              <Glyph name="market" />
            </button>
            <button type="button" class="icon-button" aria-label={t.odds} onClick={() => onPanel('odds')}>
              <Glyph name="odds" />
            </button>
            <button type="button" class="icon-button" aria-label={t.log} onClick={() => onPanel('log')}>
              <Glyph name="log" />
            </button>
          </>
        )}
      </span>
    </header>
  )
}

/** What the game is part of has something to look up. */
const LookUp = ({ way }: { readonly way: Way }) => (
  <button type="button" class="icon-button look-up" aria-label={way.label()} title={way.label()} onClick={way.go}>
    <Glyph name="cards" />
  </button>
)
