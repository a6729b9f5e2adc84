import { useEffect, useState } from 'preact/hooks'
import { current } from '../lobby/current.ts'
import type { NotResumed } from '../lobby/resume.ts'
import { lazyDialog } from '../shell/lazy.tsx'
import { go, rename, route } from '../shell/router.ts'
import { withAside } from '../words/aside.ts'
import { Laying } from './laying.tsx'
import { TableScreen } from './table-screen.tsx'

/** Nobody needs it for a first game. */
const resume = async (key: string) => (await import('../lobby/resume.ts')).resumeKept(key)

const NotPlayed = lazyDialog(
  () => withAside(() => import('./not-played.tsx')),
  () => go('start'),
)

/** The game this address names; without a name the one on the table, or the last one played. */
export default function Play() {
  const key = route.value.part
  const [failed, setFailed] = useState<NotResumed | null>(null)
  const game = current.value
  const isHere = game !== null && (key === '' || game.keeper?.key === key)
  useEffect(() => {
    setFailed(null)
    if (!isHere) void resume(key).then(setFailed)
  }, [key])
  const name = game?.keeper?.key
  useEffect(() => {
    if (key === '' && name !== undefined) rename('play', name)
  }, [key, name])
  if (isHere) return <TableScreen key={game.id} game={game} />
  if (!failed) return <Laying on="page" />
  return <NotPlayed failed={failed} />
}
