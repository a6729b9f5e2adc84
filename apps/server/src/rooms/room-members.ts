import type { Line, TableDoc } from '@machinami/wire'
import type { Here, Kept } from '../store/store.ts'
import { ownSeat } from './bells.ts'
import { type KeptDoc, seatOf } from './doc.ts'
import { type Member, tell, tellAll } from './member.ts'

const NOBODY: Here = { seats: [], adding: [], watching: 0 }

/** Everybody in a room, and what does not depend on what they do there. */
export class RoomMembers {
  readonly members = new Set<Member>()
  /** Who is there on other nodes. */
  elsewhere: Here = NOBODY

  /** Who is here on this node. */
  get here(): Here {
    const at = Array.from(this.members, ({ seat }) => seat)
    const adding = [...this.members].flatMap(({ seat, adds }) => (adds && seat >= 0 ? [seat] : []))
    return {
      seats: [...new Set(at.filter((seat) => seat >= 0))],
      adding: [...new Set(adding)],
      watching: at.filter((seat) => seat < 0).length,
    }
  }

  /** Seats whose people are connected, on any node. */
  get seatsHere(): number[] {
    return [...new Set([...this.here.seats, ...this.elsewhere.seats])].sort((a, b) => a - b)
  }

  /** What they came for is gone. */
  dismissAll(): void {
    for (const member of this.members) member.dismiss()
  }

  /** Whether anybody is there on another node, as far as is known. */
  get hasOthers(): boolean {
    return this.elsewhere.seats.length + this.elsewhere.watching > 0
  }

  tellHere(): void {
    const { here, elsewhere, seatsHere: seats } = this
    tellAll(this.members, { is: 'here', seats, watching: here.watching + elsewhere.watching })
  }

  /** How the room stands, and where each of them sits there. */
  tellDoc({ kept, doc }: { readonly kept: Kept; readonly doc: KeptDoc }, members: Iterable<Member>): void {
    const table = shownTo(kept, doc)
    const before = Array.from(this.members, ({ seat }) => seat)
    for (const member of members) {
      member.seat = seatOf(doc, member.key)
      const own = member.seat < 0 ? {} : { own: ownSeat(doc, member.seat) }
      tell(member, { is: 'table', table, me: member.seat < 0 ? null : member.seat, ...own })
    }
    if (Array.from(this.members, ({ seat }) => seat).some((seat, nth) => seat !== before[nth])) this.tellHere()
  }

  tellLines(lines: readonly Line[], said: number, members: Iterable<Member>): void {
    if (lines.length > 0) tellAll(members, { is: 'said', lines })
    for (const member of members) member.heard = said
  }

  /** Each hears the lines they have not heard. */
  tellMissedLines(lines: readonly Line[], said: number): void {
    for (const member of this.members)
      this.tellLines(
        lines.filter(({ n }) => n >= member.heard),
        said,
        [member],
      )
  }
}

/** A room as everybody sees it. */
function shownTo({ id, code, phase }: Kept, doc: KeptDoc): TableDoc {
  const { keys: _, sealing: _1, backstage: _2, net: _3, bells: _4, orders: _5, follows: _6, ...rest } = doc
  return { id, code, phase, ...rest }
}
