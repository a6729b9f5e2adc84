import type { CDPSession, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** A task of the page: how long it took on the clock, and how long the processor worked on it. Milliseconds. */
export interface Task {
  readonly wall: number
  readonly cpu: number
}

const CONFIG = { includedCategories: ['toplevel'], traceBufferSizeInKb: 200_000 }

/** All tasks of the page's main thread while `story` runs, and a little longer. */
export async function tasksDuring(page: Page, story: () => Promise<boolean>): Promise<Task[]> {
  const cdp = await page.context().newCDPSession(page)
  const tasks: Task[] = []
  // In pieces, because the browser keeps a trace in memory until it ends.
  for (let isOver = false; !isOver; ) {
    const collected = collect(cdp)
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: CONFIG })
    isOver = await story()
    await cdp.send('Tracing.end')
    tasks.push(...mainTasks(await collected))
  }
  await cdp.detach()
  return tasks
}

function collect(cdp: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const add = ({ value }: { value: unknown[] }) => {
    for (const event of value as TraceEvent[])
      if (event.name === 'thread_name' || event.name.includes('RunTask')) events.push(event)
  }
  cdp.on('Tracing.dataCollected', add)
  return new Promise((resolve) =>
    cdp.once('Tracing.tracingComplete', () => {
      cdp.off('Tracing.dataCollected', add)
      resolve(events)
    }),
  )
}

/** The main thread of the page is the busiest of those called so; tasks inside tasks are part of the outer one. */
function mainTasks(events: readonly TraceEvent[]): Task[] {
  const mains = new Set(
    events
      .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map((event) => `${event.pid}:${event.tid}`),
  )
  const threads = new Map<string, TraceEvent[]>()
  for (const event of events) {
    const thread = `${event.pid}:${event.tid}`
    if (event.ph !== 'X' || !mains.has(thread)) continue
    const known = threads.get(thread)
    if (known) known.push(event)
    else threads.set(thread, [event])
  }
  const [busiest = []] = [...threads.values()].sort((a, b) => b.length - a.length)
  let end = 0
  return busiest
    .sort((a, b) => a.ts - b.ts)
    .flatMap((event) => {
      if (event.ts < end) return []
      end = event.ts + (event.dur ?? 0)
      return [{ wall: (event.dur ?? 0) / 1000, cpu: (event.tdur ?? 0) / 1000 }]
    })
}

/** How much slower this machine is at the moment than it can be: 1 when nobody else uses it. */
export function disturbance(page: Page): Promise<number> {
  return page.evaluate(() => {
    const times: number[] = []
    for (let i = 0; i < 300; i++) {
      const before = performance.now()
      let sum = 0
      for (let n = 0; n < 400_000; n++) sum = (sum * 31 + n) | 0
      times.push(performance.now() - before + (sum === 1 ? 1e-9 : 0))
    }
    return times.reduce((a, b) => a + b) / times.length / Math.min(...times)
  })
}
