import type { Card } from '@machinami/cards'
import { label } from '@machinami/lang'
import { contextOf } from '../game/context.ts'
import { earnedBy } from '../game/earned.ts'
import type { Game } from '../game/game.ts'
import { offersFor } from '../game/offers.ts'
import { aside } from '../words/aside.ts'
import { finely, percent } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { acts, chancesIn, useCardOdds } from './card-odds.ts'
import { ShownCard } from './shown-card.tsx'

/** Everything about one card at this table: what it does, its odds, what it earned, who has it. */
export function CardDialog(props: { readonly game: Game; readonly id: string; readonly onClose: () => void }) {
  const { game, id } = props
  const card = game.cards.get(id)
  if (!card) return null
  const offer = offersFor(game).find((each) => each.card.id === id)
  const question = game.question.value
  const option = offer?.option ?? null
  const isBuilt = card.kind !== 'establishment' && (offer?.mine ?? 0) > 0
  const build = () => {
    if (question && option) void game.play(question, option.move)
    props.onClose()
  }
  return (
    <ShownCard card={card} price={offer?.price} onClose={props.onClose}>
      {card.kind === 'landmark' && game.info.ruleset.slots && (
        <p class="soft slot-price">{lang().slotPrice(game.info.ruleset.slots)}</p>
      )}
      {/* Odds are those of the table as it stands. */}
      {card.kind === 'establishment' && <Chances game={game} card={card} />}
      <Owners game={game} id={id} />
      {option && (
        <div class="build-bar">
          <button type="button" class="button main" onClick={build}>
            {label(lang(), option.answer, contextOf(game), { price: offer?.price ?? 0 })}
          </button>
        </div>
      )}
      {!option && offer && offer.missing !== '' && !isBuilt && <p class="missing">{offer.missing}</p>}
    </ShownCard>
  )
}

function Chances({ game, card }: { readonly game: Game; readonly card: Card }) {
  const t = words().card
  const { ofCard } = aside()
  const odds = useCardOdds(game, game.me.value, card.id)
  const brings = odds?.dice.map((dice) => (dice.may ? (dice.byCard[card.id] ?? 0) : 0)) ?? []
  const more = odds?.oneMore
  const own = more && acts(more.own) ? more.own : null
  const theirs = more && acts(more.theirs) ? more.theirs : null
  const chances = chancesIn(odds)
  return (
    <table class="chances">
      <thead>
        <tr>
          <td />
          <th scope="col">{t.oneDie}</th>
          <th scope="col">{t.twoDice}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          says={aside().ofCard.fires}
          cells={chances.map((chance) => (chance === 0 ? aside().ofCard.never : percent(chance)))}
        />
        {own && <Row says={ofCard.wouldEarn} cells={own.coins.map(finely)} />}
        {theirs && <Row says={ofCard.wouldEarnTheirs} cells={theirs.coins.map(finely)} />}
        {brings.some((n) => n !== 0) && <Row says={ofCard.earns} cells={brings.map(finely)} />}
      </tbody>
      {more && <caption>{more.asStands ? ofCard.onAverageNow : ofCard.onAverage}</caption>}
    </table>
  )
}

const Row = ({ says, cells }: { readonly says: string; readonly cells: readonly string[] }) => (
  <tr>
    <th scope="row">{says}</th>
    {cells.map((each, i) => (
      <td key={i}>{each}</td>
    ))}
  </tr>
)

function Owners({ game, id }: { readonly game: Game; readonly id: string }) {
  const view = game.view.value
  const sums = earnedBy(game.happened.value, id, view.towns.length)
  const rows = view.towns.flatMap((town) => {
    const card = town.cards.find((each) => each.id === id)
    const n = card ? card.open + card.closed : town.sites.some((site) => site.id === id && site.built) ? 1 : 0
    return n > 0 || sums[town.seat] !== 0 ? [{ seat: town.seat, n, earned: sums[town.seat] }] : []
  })
  if (rows.length === 0) return <p class="soft">{aside().ofCard.nobody}</p>
  return (
    <table class="chances">
      <thead>
        <tr>
          <th scope="col">{aside().ofCard.whoHasIt}</th>
          <td />
          <th scope="col">{aside().ofCard.earnedSoFar}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, n, earned }) => (
          <tr key={seat}>
            <th scope="row">{game.info.seats[seat].name}</th>
            <td>×{n}</td>
            <td>{lang().coins(earned)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
