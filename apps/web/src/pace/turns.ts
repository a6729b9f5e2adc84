import { isAtOnce, nextFrame } from './pace.ts'

/** What waits for its turn. */
const waiting: (() => void)[] = []
let isGoing = false

/**
 * Does something when it is its turn: one thing a frame. Coins that land, streets that grow and lines of the log would
 * often meet in one frame otherwise, and that frame would be late.
 */
export function inTurn(work: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // What fails is told to whoever asked for it; the others still have their turn.
    waiting.push(() => {
      try {
        work()
        resolve()
      } catch (reason) {
        reject(reason)
      }
    })
    if (isAtOnce() || document.hidden) doAll()
    else if (!isGoing) void goOn()
  })
}

function doAll(): void {
  for (let next = waiting.shift(); next; next = waiting.shift()) next()
}

async function goOn(): Promise<void> {
  isGoing = true
  // Never in the task of whoever asks: that may be the frame in which a coin has landed.
  await soon()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next()
    await nextFrame()
  }
  isGoing = false
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
