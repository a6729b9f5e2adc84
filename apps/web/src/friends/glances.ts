import type { TableGlance } from '@machinami/wire'
import { useEffect, useState } from 'preact/hooks'
import { holdNext } from './my-tables.ts'
import { glances } from './server.ts'

/** So often our tables are looked at again, in milliseconds. */
const AGAIN = 15_000

/** How our tables stand, by their ids. */
export function useGlances(): ReadonlyMap<string, TableGlance> {
  const [found, setFound] = useState<ReadonlyMap<string, TableGlance>>(new Map())
  useEffect(() => {
    const look = () =>
      void glances().then((all) => {
        // Nobody answers: what was seen last stays, and no list is put in another order under a finger.
        if (all === null) return
        // Whoever was gone when the others wanted another game has a seat there.
        for (const { table, next, me } of all) if (next !== null && me !== null) holdNext(table, next)
        setFound(new Map(all.map((each) => [each.table, each])))
      })
    look()
    const looking = setInterval(look, AGAIN)
    return () => clearInterval(looking)
  }, [])
  return found
}

/** Whether we are waited for there. In a pause nobody is. */
export const isMine = (glance: TableGlance | undefined): boolean =>
  glance !== undefined &&
  glance.me !== null &&
  glance.phase === 'playing' &&
  !glance.paused &&
  glance.asked.includes(glance.me)
