import type { Down } from '@machinami/wire'

/** Somebody at a table, however they are connected. */
export interface Member {
  /** What their secret gives; null for those who have none. */
  readonly key: string | null
  /** Whether they add to the dice. */
  readonly adds: boolean
  /** Where they sit, as they were last told; -1 for those who watch. */
  seat: number
  /** Entries and lines they have been told. */
  told: number
  heard: number
  /** Whether they know how the game began. */
  knowsHead: boolean
  send(frame: string): void
  /** They must go. */
  dismiss(): void
}

export const tell = (member: Member, frame: Down): void => member.send(JSON.stringify(frame))

/** The same for all of them, put into words once. */
export function tellAll(members: Iterable<Member>, frame: Down): void {
  const text = JSON.stringify(frame)
  for (const member of members) member.send(text)
}
