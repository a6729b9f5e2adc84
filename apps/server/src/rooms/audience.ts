import type { Line } from '@machinami/wire'
import { clockNow, ranOut } from './clock.ts'
import { Delay } from './delay.ts'
import { seatOf } from './doc.ts'
import { type Member, tell, tellAll } from './member.ts'
import { RoomMembers } from './room-members.ts'
import type { Awake, Head } from './situation.ts'
import { Telling } from './telling.ts'

/** Everybody at a table, and what each of them is told. Nothing is told here that is not kept. */
export class Audience extends RoomMembers {
  private readonly now: () => number
  private readonly delay = new Delay()

  constructor(now: () => number) {
    super()
    this.now = now
  }

  /** So many entries are kept now; those who watch with a delay see them later. Nothing is noted where nobody is behind. */
  note(told: number, { settings }: Pick<Awake['doc'], 'settings'>): void {
    if (settings.watch) this.delay.note(told, this.now())
  }

  forget(): void {
    this.delay.forget()
  }

  /** Where nobody may watch, those who looked on while people sat down go before the first throw. */
  private closeDoor(now: Awake): void {
    const strangers = [...this.members].filter(({ key }) => isClosedTo(now, seatOf(now.doc, key)))
    for (const stranger of strangers) {
      this.members.delete(stranger)
      stranger.dismiss()
    }
    if (strangers.length > 0) this.tellHere()
  }

  /** A step was kept: everybody hears what of it is new. */
  tellStep(before: Awake, now: Awake, line: Line | undefined): void {
    const { kept } = now
    this.closeDoor(now)
    const isMore = kept.told !== before.kept.told
    if (isMore) this.note(kept.told, now.doc)
    if (now.doc !== before.doc || kept.phase !== before.kept.phase) this.tellTable(now, this.members)
    if (line) this.tellLines([line], kept.said, this.members)
    if (isMore || kept.asked !== before.kept.asked || kept.phase !== before.kept.phase) this.tellNews(now, this.members)
    else if (now.clock !== before.clock) this.tellClock(now, this.members)
  }

  tellTable(awake: Awake, members: Iterable<Member>): void {
    const { kept, doc, head } = awake
    this.tellDoc(awake, members)
    if (kept.phase !== 'sealing' || !doc.sealing || !head) return
    const { step, waits } = doc.sealing
    tellAll(members, { is: 'sealing', game: headFor(head), step, waits })
  }

  /** Something happened on another node: everybody here hears of it. */
  catchUp(awake: Awake, lines: readonly Line[], before: Awake | null): void {
    this.note(awake.kept.told, awake.doc)
    this.closeDoor(awake)
    const isSame = before?.doc === awake.doc && before.kept.phase === awake.kept.phase
    if (!isSame) this.tellTable(awake, this.members)
    this.tellMissedLines(lines, awake.kept.said)
    this.tellNews(awake, this.members)
  }

  tellNews(awake: Awake, members: Iterable<Member>): void {
    const { table, head, kept, doc, clock } = awake
    if (!table || !head || kept.told === 0) return
    const isOver = kept.phase === 'over'
    const telling = new Telling(table, isOver, (seat) => table.canUndo(seat) && !ranOut(clock, seat))
    const delay = isOver ? 0 : (doc.settings.watch ?? 0)
    const seen = delay === 0 ? table.told : this.delay.seen(delay, this.now())
    for (const member of members) {
      if (!member.knowsHead) tell(member, { is: 'begun', game: headFor(head) })
      member.knowsHead = true
      const from = Math.min(member.told, table.told)
      const upTo = member.seat < 0 ? seen : table.told
      if (upTo === table.told) member.send(telling.newsFor(member.seat, from))
      else if (upTo > from) member.send(telling.earlier(from, upTo))
      member.told = Math.max(from, upTo)
    }
    this.tellClock(awake, members)
  }

  /** Whose clock runs says whose turn it is: those who are behind see that later, too. */
  private tellClock({ clock, doc, kept }: Awake, members: Iterable<Member>): void {
    if (!clock || doc.settings.clock.is === 'none') return
    const upToDate = [...members].filter(({ seat, told }) => seat >= 0 || told === kept.told)
    tellAll(upToDate, { is: 'clock', clock: clockNow(clock, this.now()) })
  }

  /** Those who watch with a delay are told what has become old enough. */
  tellLate(awake: Awake): void {
    const behind = this.behind(awake)
    if (behind.length > 0) this.tellNews(awake, behind)
  }

  /** Those who watch with a delay and have not seen everything yet. */
  behind({ doc, kept }: Pick<Awake, 'doc' | 'kept'>): Member[] {
    return doc.settings.watch ? [...this.members].filter(({ seat, told }) => seat < 0 && told < kept.told) : []
  }
}

/** Whether a game is played without those who only watch; once it is over, everybody may see it. */
export const isClosedTo = ({ doc, kept: { phase } }: Pick<Awake, 'doc' | 'kept'>, seat: number): boolean =>
  doc.settings.watch === null && seat < 0 && phase !== 'waiting' && phase !== 'over'

/** What everybody is told of how a game began; the bots' luck is theirs. */
function headFor({ botSeed: _, format: __, dice: ___, ...head }: Head) {
  return head
}
