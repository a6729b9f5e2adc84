/** Who was away for so long may be anywhere. Milliseconds. */
const LONG = 60_000
/** A clock that jumps by this while nobody looked away: the machine slept. */
const JUMP = 10_000
const OFTEN = 1000

export interface Waking {
  /** Whether they may be in another network now. */
  readonly isElsewhere: boolean
}

/** Calls whenever somebody may have been gone: they look again, the network is back, or the machine has slept. */
export function onWaking(call: (how: Waking) => void): () => void {
  const isSeen = () => document.visibilityState === 'visible'
  let hidden = Date.now()
  let last = Date.now()
  const online = () => {
    if (isSeen()) call({ isElsewhere: true })
  }
  const looks = () => {
    last = Date.now()
    if (isSeen()) call({ isElsewhere: last - hidden > LONG })
    else hidden = last
  }
  // Some machines sleep with the page in sight: nobody says that it is seen again.
  const ticking = setInterval(() => {
    const slept = Date.now() - last
    last = Date.now()
    if (slept > JUMP && isSeen()) call({ isElsewhere: slept > LONG })
  }, OFTEN)
  addEventListener('online', online)
  document.addEventListener('visibilitychange', looks)
  return () => {
    clearInterval(ticking)
    removeEventListener('online', online)
    document.removeEventListener('visibilitychange', looks)
  }
}
