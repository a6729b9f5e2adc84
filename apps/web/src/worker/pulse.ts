/** Milliseconds between two looks at a worker. */
const LOOK = 1000
/** So many looks in a row it may be silent: bots think for a fraction of a second, but a program may be long in coming. */
const [COMING, THERE] = [30, 8]

/** Notices a worker that died without a word, or loops: while it is watched it is asked every second whether it is there. */
export function pulseOf(ask: () => void, gone: () => void) {
  let patience = COMING
  let silence = 0
  let lookedAt = 0
  let looking: ReturnType<typeof setInterval> | undefined

  function look(): void {
    const late = Date.now() - lookedAt > 2 * LOOK
    lookedAt = Date.now()
    // A page that was put to sleep, or was busy itself, has not listened either.
    silence = late ? 0 : silence + 1
    if (silence > patience) gone()
    else ask()
  }

  return {
    /** It said something. */
    heard: () => {
      silence = 0
      patience = THERE
    },
    watch: () => {
      if (looking !== undefined) return
      silence = 0
      lookedAt = Date.now()
      looking = setInterval(look, LOOK)
    },
    rest: () => {
      clearInterval(looking)
      looking = undefined
    },
  }
}
