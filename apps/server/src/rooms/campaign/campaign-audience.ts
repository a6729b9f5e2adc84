import { type Campaign, type CampaignEvent, type CampaignQuestion, seenState } from '@machinami/campaign'
import { isForBots } from '@machinami/campaign-host'
import type { Island, Line } from '@machinami/wire'
import type { KeptDoc } from '../doc.ts'
import { type Member, tell } from '../member.ts'
import { RoomMembers } from '../room-members.ts'
import { isPlaying } from './decide.ts'
import type { Awake } from './situation.ts'

/** Everybody at a campaign, and what each of them is told: what has been read, and nothing else. */
export class CampaignAudience extends RoomMembers {
  /** A step was kept: everybody hears what of it is new. */
  tellStep(before: Awake, now: Awake, line: Line | undefined): void {
    const { kept } = now
    if (now.doc !== before.doc || kept.phase !== before.kept.phase) this.tellDoc(now, this.members)
    if (line) this.tellLines([line], kept.said, this.members)
    // Whose town is whose decides what is seen, and a table that is laid or cleared what is asked.
    if (kept.told !== before.kept.told || now.doc !== before.doc) this.tellIsland(now, this.members)
  }

  tellIsland({ doc, campaign }: Awake, members: Iterable<Member>): void {
    if (!campaign) return
    for (const member of members) {
      tell(member, islandFor(doc, campaign, member.seat < 0 ? null : member.seat, member.told))
      member.told = campaign.log.length
    }
  }

  /** Something happened on another node: everybody here hears of it. */
  catchUp(awake: Awake, lines: readonly Line[]): void {
    this.tellDoc(awake, this.members)
    this.tellMissedLines(lines, awake.kept.said)
    this.tellIsland(awake, this.members)
  }
}

function islandFor(doc: KeptDoc, campaign: Campaign, town: number | null, told: number): Island {
  const { state, log } = campaign
  const from = Math.min(told, log.length)
  return {
    is: 'island',
    from,
    events: log.slice(from).map(withoutRecord),
    state: { ...seenState(state, town), questions: [] },
    learned: campaign.learnedSince(from),
    asked: askedOf(doc, campaign),
    undo: state.towns.flatMap((_, each) => (campaign.canUndo(each) ? [each] : [])),
  }
}

/** What people are asked. */
export function askedOf(doc: KeptDoc, campaign: Campaign): CampaignQuestion[] {
  if (isPlaying({ doc, campaign })) return []
  return campaign.asked().filter((each) => each.kind !== 'finish-game' && !isForBots(campaign.state, each))
}

/** Records are long, and each has a table of its own. */
const withoutRecord = (event: CampaignEvent): CampaignEvent =>
  event.kind === 'gameFinished' || event.kind === 'freeGameFinished' ? { ...event, record: '' } : event
