import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A screen that is fetched when it is first shown. */
export function lazy(load: () => Promise<{ default: ComponentType<Record<string, never>> }>) {
  let known: ComponentType<Record<string, never>> | null = null
  return function Lazy() {
    const [Screen, setScreen] = useState<ComponentType<Record<string, never>> | null>(() => known)
    const [failed, setFailed] = useState<unknown>(null)
    useEffect(() => {
      if (known) return
      load().then(
        (module) => {
          known = module.default
          setScreen(() => known)
        },
        (reason: unknown) => setFailed(reason),
      )
    }, [])
    if (failed) throw failed
    return Screen ? <Screen /> : <main class="page" aria-busy="true" />
  }
}
