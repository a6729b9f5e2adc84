import type { Line, TableDoc } from '@machinami/wire'
import type { Here } from '../store/store.ts'
import { clockNow } from './clock.ts'
import { Delay } from './delay.ts'
import { seatOf } from './doc.ts'
import { type Member, tell } from './member.ts'
import type { Awake, Head } from './scene.ts'
import { Telling } from './telling.ts'

/** Everybody at a table, and what each of them is told. Nothing is told here that is not kept. */
export class Audience {
  readonly members = new Set<Member>()
  /** Who is at the table on other nodes. */
  elsewhere: Here = { seats: [], watching: 0 }
  private readonly now: () => number
  private readonly delay = new Delay()

  constructor(now: () => number) {
    this.now = now
  }

  /** So many entries are kept now; those who watch with a delay see them later. */
  note(told: number): void {
    this.delay.note(told, this.now())
  }

  forget(): void {
    this.delay.forget()
  }

  /** A step was kept: everybody hears what of it is new. */
  tellStep(before: Awake, now: Awake, line: Line | undefined): void {
    const { kept } = now
    const isMore = kept.told !== before.kept.told
    if (isMore) this.note(kept.told)
    if (now.doc !== before.doc || kept.phase !== before.kept.phase) this.tellTable(now, this.members)
    if (line) this.tellLines([line], kept.said, this.members)
    if (isMore || kept.asked !== before.kept.asked || kept.phase !== before.kept.phase) this.tellNews(now, this.members)
    else if (now.clock !== before.clock) this.tellClock(now, this.members)
  }

  tellTable({ kept, doc, head }: Awake, members: Iterable<Member>): void {
    const { keys: _, sealing, ...rest } = doc
    const table: TableDoc = { id: kept.id, code: kept.code, phase: kept.phase, ...rest }
    const before = Array.from(this.members, ({ seat }) => seat)
    for (const member of members) {
      member.seat = seatOf(doc, member.key)
      tell(member, { is: 'table', table, me: member.seat < 0 ? null : member.seat })
      if (kept.phase === 'sealing' && sealing && head)
        tell(member, { is: 'sealing', game: headFor(head), step: sealing.step, waits: sealing.waits })
    }
    if (Array.from(this.members, ({ seat }) => seat).some((seat, nth) => seat !== before[nth])) this.tellHere()
  }

  /** Who is here on this node. */
  get here(): Here {
    const at = Array.from(this.members, ({ seat }) => seat)
    return { seats: [...new Set(at.filter((seat) => seat >= 0))], watching: at.filter((seat) => seat < 0).length }
  }

  tellHere(): void {
    const { here, elsewhere } = this
    const seats = [...new Set([...here.seats, ...elsewhere.seats])].sort((a, b) => a - b)
    for (const member of this.members) tell(member, { is: 'here', seats, watching: here.watching + elsewhere.watching })
  }

  /** Something happened on another node: everybody here hears of it. */
  catchUp(awake: Awake, lines: readonly Line[]): void {
    this.note(awake.kept.told)
    this.tellTable(awake, this.members)
    for (const member of this.members)
      this.tellLines(
        lines.filter(({ n }) => n >= member.heard),
        awake.kept.said,
        [member],
      )
    this.tellNews(awake, this.members)
  }

  tellLines(lines: readonly Line[], said: number, members: Iterable<Member>): void {
    for (const member of members) {
      if (lines.length > 0) tell(member, { is: 'said', lines })
      member.heard = said
    }
  }

  tellNews(awake: Awake, members: Iterable<Member>): void {
    const { table, head, kept, doc } = awake
    if (!table || !head || kept.told === 0) return
    const isOver = kept.phase === 'over'
    const telling = new Telling(table, isOver)
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

  private tellClock({ clock, doc }: Awake, members: Iterable<Member>): void {
    if (!clock || doc.settings.clock.is === 'none') return
    const now = clockNow(clock, this.now())
    for (const member of members) tell(member, { is: 'clock', clock: now })
  }

  /** Those who watch with a delay are told what has become old enough. */
  tellLate(awake: Awake): void {
    if ((awake.doc.settings.watch ?? 0) === 0) return
    const behind = [...this.members].filter(({ seat, told }) => seat < 0 && told < awake.kept.told)
    if (behind.length > 0) this.tellNews(awake, behind)
  }
}

/** What everybody is told of how a game began; the bots' luck is theirs. */
function headFor({ botSeed: _, format: __, dice: ___, ...head }: Head) {
  return head
}
