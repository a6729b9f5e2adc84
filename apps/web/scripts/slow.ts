import type { CDPSession, Page } from 'playwright-core'
import { tasksDuring } from './tasks.ts'

/** Milliseconds of the processor that a fixed piece of work takes in the page. */
interface Pace {
  readonly median: number
  readonly best: number
}

const PIECES = 60

/** Every piece is a task of its own. As text, because the page runs it as it stands. */
const WORK = `
  new Promise((resolve) => {
    let left = ${PIECES}
    setTimeout(function piece(sum) {
      for (let n = 0; n < 4_000_000; n++) sum = (sum * 31 + n) | 0
      if (--left > 0) setTimeout(piece, 0, sum)
      else resolve()
    }, 0, 1)
  })`

async function paceOf(page: Page): Promise<Pace> {
  const tasks = await tasksDuring(page, async () => {
    await page.evaluate(WORK)
    return true
  })
  // The longest by far: whatever else the page does meanwhile is shorter.
  const sorted = tasks
    .map(({ cpu }) => cpu)
    .sort((a, b) => a - b)
    .slice(-PIECES)
  return { median: sorted[sorted.length >> 1], best: sorted[0] }
}

export interface Slowness {
  /** By the browser's throttle. */
  readonly throttle: number
  /** By whoever else uses the processor: 1 when nobody does. */
  readonly disturbance: number
  /** How many times its best a fixed piece of work takes now. */
  readonly inAll: () => Promise<number>
}

/**
 * Slows the page down until a fixed piece of work takes the processor so many times its best. On a shared machine neighbours
 * slow a processor down as well: what they do not take, the browser's throttle does.
 */
export async function slowDown(page: Page, cdp: CDPSession, times: number): Promise<Slowness> {
  const { median, best } = await paceOf(page)
  const disturbance = median / best
  const inAll = async () => (await paceOf(page)).median / best
  let throttle = Math.max(1, times / disturbance)
  for (let tries = 0; tries < TRIES; tries++) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    throttle = Math.max(1, (throttle * times) / (await inAll()))
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return { throttle, disturbance, inAll }
}

const TRIES = 3
