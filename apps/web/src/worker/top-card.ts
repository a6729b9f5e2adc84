import { type CampaignEvent, isSilent, standing } from '@machinami/campaign'

/** What follows a card by itself is told with it. */
const FOLLOWS: ReadonlySet<CampaignEvent['kind']> = new Set<CampaignEvent['kind']>([
  'cardsDealt',
  'ruleAdded',
  'rulesChanged',
  'referenceReplaced',
  'landmarkAdded',
  'communityAdded',
  'townSquareAdded',
  'tuneBegun',
  'ruleMoved',
  'freePlayOpened',
  'completed',
  'tookOver',
])

const isOnTop = (event: CampaignEvent): boolean =>
  event.kind === 'cardRead' ? !isSilent(event.record) : !FOLLOWS.has(event.kind)

/** The event that the table is looking at: the last card turned over, or the last thing somebody did. */
export function topCard(log: readonly CampaignEvent[]): CampaignEvent {
  return standing(log).findLast(({ event }) => isOnTop(event))?.event ?? log[0]
}
