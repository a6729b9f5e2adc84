import type { CDPSession, Page } from 'playwright-core'

/** Milliseconds that a fixed piece of work takes in the page. */
interface Pace {
  readonly mean: number
  readonly best: number
}

const paceOf = (page: Page): Promise<Pace> =>
  page.evaluate(() => {
    const times: number[] = []
    for (let i = 0; i < 300; i++) {
      const before = performance.now()
      let sum = 0
      for (let n = 0; n < 400_000; n++) sum = (sum * 31 + n) | 0
      times.push(performance.now() - before + (sum === 1 ? 1e-9 : 0))
    }
    return { mean: times.reduce((a, b) => a + b) / times.length, best: Math.min(...times) }
  })

export interface Slowness {
  /** By the browser's throttle. */
  readonly throttle: number
  /** By whoever else uses the machine: 1 when nobody does. */
  readonly disturbance: number
  /** How many times its best a fixed piece of work takes now. */
  readonly inAll: () => Promise<number>
}

/**
 * Slows the page down until a fixed piece of work takes so many times its best. Neighbours slow a shared machine down as
 * well: what they do not take, the browser's throttle does.
 */
export async function slowDown(page: Page, cdp: CDPSession, times: number): Promise<Slowness> {
  const { mean, best } = await paceOf(page)
  const disturbance = mean / best
  const inAll = async () => (await paceOf(page)).mean / best
  let throttle = Math.max(1, times / disturbance)
  for (let tries = 0; tries < TRIES; tries++) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    throttle = Math.max(1, (throttle * times) / (await inAll()))
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return { throttle, disturbance, inAll }
}

const TRIES = 3
