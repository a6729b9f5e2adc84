import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part of the page that is fetched when it is first shown. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Meanwhile?: () => preact.JSX.Element,
) {
  let known: ComponentType<P> | null = null
  return function Lazy(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => known)
    const [failed, setFailed] = useState<unknown>(null)
    useEffect(() => {
      if (known) return
      load().then(
        (module) => {
          known = module.default
          setPart(() => known)
        },
        (reason: unknown) => setFailed(reason),
      )
    }, [])
    if (failed) throw failed
    if (Part) return <Part {...props} />
    return Meanwhile ? <Meanwhile /> : null
  }
}

const Busy = () => <main class="page" aria-busy="true" />

/** A screen that is fetched when it is first shown. */
export const lazy = (load: () => Promise<{ default: ComponentType }>) => lazyPart(load, Busy)
