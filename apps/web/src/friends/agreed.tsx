import { EDITIONS, type Edition, type HouseOptionId, type HouseRules } from '@machinami/cards'
import type { GameChoice, TableDoc } from '@machinami/wire'
import { useHouseWords } from '../shell/house-words.ts'
import { around } from '../words/around.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { lang, words } from '../words/index.ts'
import { gameName } from './friends-screen.tsx'

/** How the cards on sale lie, where there is more than one way. */
function marketOf({ setup }: GameChoice): string | null {
  if (!setup) return null
  const { markets } = EDITIONS[setup.edition] as Edition
  return markets.length > 1 ? lang().markets[setup.market ?? markets[0]] : null
}

/** The game and its market in one line. */
export function gameInOneLine(game: GameChoice): string {
  const market = marketOf(game)
  return market === null ? gameName(game) : words().beside(gameName(game), market)
}

/** What was agreed, for those who cannot change it: nobody sits down to surprises. */
export function Agreed({ t, doc }: { readonly t: FriendsWords; readonly doc: TableDoc }) {
  const { game, settings } = doc
  const watch = settings.watch === null ? 'none' : settings.watch > 0 ? 'late' : 'now'
  const market = marketOf(game)
  return (
    <dl class="agreed">
      {game.ruleset && <Point name={t.game} is={t.ownRulesPlayed} />}
      {market !== null && <Point name={around().setup.market} is={market} />}
      {game.setup?.order === 'chosen' && <Point name={around().setup.order} is={lang().orders.chosen} />}
      {game.setup?.house && <House house={game.setup.house} />}
      <Point name={t.takeBack} is={t.takeBacks[settings.takeBack]} />
      <Point name={t.chat} is={t.chats[settings.chat]} />
      <Point name={t.onlookers} is={t.onlooking[watch]} />
      {settings.clock.is !== 'days' && (
        <Point name={t.standIn} is={t.standsIn[settings.away === null ? 'never' : 'soon']} />
      )}
    </dl>
  )
}

const Point = (props: { readonly name: string; readonly is: string }) => (
  <div>
    <dt>{props.name}</dt>
    <dd>{props.is}</dd>
  </div>
)

/** House rules that are not as in the book. */
function House({ house }: { readonly house: HouseRules }) {
  const said = useHouseWords()
  return Object.entries(house).map(([rule, option]) => (
    <Point key={rule} name={around().setup.houseRules} is={said?.options[`${rule}/${option}` as HouseOptionId] ?? ''} />
  ))
}
