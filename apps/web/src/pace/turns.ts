import { isAtOnce, nextFrame } from './pace.ts'

/** What waits for its turn, and what waits until nobody else does. */
const waiting: (() => void)[] = []
const behind: (() => void)[] = []
let isGoing = false

/**
 * Does something when it is its turn: one thing a frame. Coins that land, streets that grow and lines of the log would
 * often meet in one frame otherwise, and that frame would be late.
 */
export const inTurn = (work: () => void): Promise<void> => queue(waiting, work)

/** The same for what lets everything else pass: a market follows the game, it does not hold it up. */
export const whenFree = (work: () => void): Promise<void> => queue(behind, work)

function queue(line: (() => void)[], work: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // What fails is told to whoever asked for it; the others still have their turn.
    line.push(() => {
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

const nextInLine = (): (() => void) | undefined => waiting.shift() ?? behind.shift()

function doAll(): void {
  for (let next = nextInLine(); next; next = nextInLine()) next()
}

async function goOn(): Promise<void> {
  isGoing = true
  // Never in the task of whoever asks: that may be the frame in which a coin has landed.
  await soon()
  for (let next = nextInLine(); next; next = nextInLine()) {
    next()
    await nextFrame()
  }
  isGoing = false
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
