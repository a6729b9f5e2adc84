import { isRefusal, type Refusal } from '@machinami/cards'
import { type GameRecord, readRecord } from '@machinami/engine'
import { Campaign } from '../machine/campaign.ts'
import { Deck } from '../seal/deck.ts'
import type { Cipher } from '../seal/seal.ts'
import type { CampaignFile } from './campaign-text.ts'

/** Checks one game's record, dice included; handed in, as luck belongs to the table. */
export type CheckRecord<Verdict> = (record: GameRecord) => Verdict | Refusal

export interface CampaignVerdict<Verdict> {
  readonly events: number
  /** What was found about each finished game, in order. */
  readonly games: readonly Verdict[]
}

/** Plays the whole log again: every event must follow from the pack and the answers, every game from its rules and dice. */
export function verifyCampaign<Verdict>(
  file: CampaignFile,
  open: Cipher['open'],
  check: CheckRecord<Verdict>,
): CampaignVerdict<Verdict> | Refusal {
  const steps = verifySteps(file, open, check)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same with a rest after the log and after each game, for whoever must not be silent for long. */
export function* verifySteps<Verdict>(
  { sealed, log }: CampaignFile,
  open: Cipher['open'],
  check: CheckRecord<Verdict>,
): Generator<void, CampaignVerdict<Verdict> | Refusal, void> {
  const campaign = Campaign.resume(new Deck(sealed, open), log)
  if (isRefusal(campaign)) return campaign
  const games: Verdict[] = []
  for (const [nth, event] of log.entries()) {
    if (event.kind !== 'gameFinished' && event.kind !== 'freeGameFinished') continue
    yield
    const record = readRecord(event.record)
    const verdict = isRefusal(record) ? record : check(record)
    if (isRefusal(verdict)) return { ...verdict, place: `events[${nth}]` }
    games.push(verdict)
  }
  yield
  return { events: log.length, games }
}
