import type { CampaignRow } from '../store/kept.ts'
import { colourOf } from './colours.ts'
import { campaignWords } from './late-words.ts'
import './lid.css'

/** How far a campaign is, as its row says without being opened. */
export function howFar({ over, game, games }: CampaignRow): string {
  const t = campaignWords().list
  if (over) return t.over
  return game === 0 ? t.founding : t.game(game, games)
}

/** Its towns in their colours, with what each has won. */
export function LidTowns({ towns }: CampaignRow) {
  return (
    <span class="campaign-towns">
      {towns.map((town, nth) => (
        <span key={nth} style={{ '--seat': colourOf(town.colour, nth) }}>
          {town.name || town.player}
          {town.wins > 0 && <b> {town.wins}</b>}
        </span>
      ))}
    </span>
  )
}
