import { useSignalEffect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { CardPeek } from '../cards/card-peek.tsx'
import { Dock } from '../dock/dock.tsx'
import { Ending } from '../end/ending.tsx'
import type { Game } from '../game/game.ts'
import { hourOf, seasonOf } from '../game/season.ts'
import { ignoreSecondTaps } from '../game/second-taps.ts'
import type { Wanted } from '../game/wanted.ts'
import { LogPanel } from '../log/log.tsx'
import { Market } from '../market/market.tsx'
import { OddsPanel } from '../odds/odds.tsx'
import { needArt } from '../pictures/drawings.ts'
import { pressPictures } from '../pictures/pictures.ts'
import { changeScenery } from '../pictures/scenery.ts'
import { LiveRegion } from '../shell/live-region.tsx'
import { isWide } from '../shell/wide.ts'
import { mayMove } from '../store/settings.ts'
import { TownPanel } from '../street/town.tsx'
import { words } from '../words/index.ts'
import { listenToKeys } from './keys.ts'
import { LookBack } from './look-back.tsx'
import { Overlays } from './overlays.tsx'
import { Phone } from './phone.tsx'
import { RefusalToast } from './refusal-toast.tsx'
import { clearSceneryLater, useOwnSky } from './sky.ts'
import { TopBar } from './top-bar.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { UntrainedNotice } from './untrained-notice.tsx'
import { Wide } from './wide.tsx'
import './table.css'
import './wide.css'

export type Panel = 'log' | 'odds' | 'market' | 'menu' | 'hint' | 'keys' | null

/** A table with a game on it. Whether the table is in this page or far away is none of its business. */
export function TableScreen({ game, wanted }: { readonly game: Game; readonly wanted?: Wanted | undefined }) {
  const [card, setCard] = useState<string | null>(null)
  const [panel, setPanel] = useState<Panel>(null)
  const [town, setTown] = useState<number | null>(null)
  useTable(game, setPanel)
  const isReady = useOwnSky(game)
  const parts = {
    market: (first: boolean) => <Market game={game} affordableFirst={first} wanted={wanted?.card} onOpen={setCard} />,
    dock: <Dock game={game} wanted={wanted} onHint={() => setPanel('hint')} />,
    log: <LogPanel game={game} onJump={() => setPanel(null)} />,
    odds: <OddsPanel game={game} />,
    peek: <CardPeek game={game} />,
    town: (seat: number, size: 'mine' | 'other' | 'strip') => (
      <TownPanel
        key={seat}
        game={game}
        seat={seat}
        size={size}
        onOpen={setCard}
        {...(size === 'strip' ? { onExpand: () => setTown(seat) } : {})}
      />
    ),
  }
  if (!isReady)
    return (
      <div class="table" aria-busy="true">
        <p class="display laying">{words().table.laying}</p>
      </div>
    )
  return (
    <div class="table" data-players={game.towns.length}>
      <LiveRegion />
      <TopBar game={game} onPanel={setPanel} />
      <div class="notices">
        <UntrainedNotice game={game} />
        <UnsavedNotice game={game} />
      </div>
      {game.lookingAt.value !== null && <LookBack game={game} />}
      {isWide.value ? <Wide game={game} parts={parts} /> : <Phone game={game} parts={parts} />}
      <Overlays
        game={game}
        parts={parts}
        card={card}
        town={town}
        panel={panel}
        onCard={setCard}
        onTown={setTown}
        onPanel={setPanel}
      />
      <Ending game={game} />
      <div class="toasts">
        <RefusalToast game={game} />
      </div>
    </div>
  )
}

/** What a table needs besides what can be seen: drawings, keys, the hour of the day. */
function useTable(game: Game, setPanel: (change: Panel | ((open: Panel) => Panel)) => void): void {
  useEffect(() => {
    void needArt([...game.cards.values()])
  }, [game])
  useEffect(() => listenToKeys(game, setPanel), [game])
  useEffect(() => ignoreSecondTaps(game), [game])
  // Whoever builds from the market wants to see it rise, and what the others do.
  useSignalEffect(() => {
    if (game.busy.value) setPanel((open) => (open === 'market' ? null : open))
  })
  useSignalEffect(() => changeScenery(seasonOf(game), hourOf(game)))
  const [stopPressing] = useState(() => (mayMove() ? pressPictures() : () => undefined))
  useEffect(
    () => () => {
      stopPressing()
      clearSceneryLater()
    },
    [game],
  )
}
