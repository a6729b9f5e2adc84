import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { allWords } from '../words/index.ts'
import { Coming } from './coming.tsx'
import { problem } from './problem.ts'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/** A part of the page that is fetched when it is first shown, with its words; `lost` once it is known not to come. */
function useFetched<P>(load: Load<P>, known: { part?: ComponentType<P> }) {
  const [Part, setPart] = useState(() => known.part)
  const [lost, setLost] = useState<{ readonly reason: unknown } | null>(null)
  useEffect(() => {
    if (known.part) return
    Promise.all([load(), allWords()]).then(
      ([module]) => {
        known.part = module.default
        setPart(() => module.default)
      },
      (reason: unknown) => setLost({ reason }),
    )
  }, [])
  return { Part, lost }
}

/** A screen that is fetched when it is first shown, and what is there until then. Without it there is nothing to show. */
export function lazy(load: Load<object>, Until: ComponentType = Coming) {
  const known = {}
  return function Lazy() {
    const { Part, lost } = useFetched(load, known)
    if (lost) throw lost.reason
    return Part ? <Part /> : <Until />
  }
}

/** A dialog that is fetched when it is first opened. If it does not come it is closed, and the page under it goes on. */
export function lazyDialog<P extends object>(load: Load<P>, close: (props: P) => void) {
  const known = {}
  return function Lazy(props: P) {
    const { Part, lost } = useFetched(load, known)
    useEffect(() => {
      if (!lost) return
      problem.value = 'not-fetched'
      close(props)
    }, [lost])
    return Part ? <Part {...props} /> : null
  }
}
