import type { CDPSession, Page } from 'playwright-core'
import { isAsked, partsOf, type TraceEvent } from './trace.ts'

/** A task of the page: how long it took on the clock, and how long the processor worked on it. Milliseconds. */
export interface Task {
  readonly wall: number
  readonly cpu: number
  /** What it was made of, the largest part first. */
  readonly parts: string
}

const CONFIG = { includedCategories: ['toplevel', 'devtools.timeline'], traceBufferSizeInKb: 400_000 }
/** Whatever is shorter needs no explanation. Microseconds. */
const WORTH_NAMING = 25_000

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
    for (const event of value as TraceEvent[]) if (event.ph === 'X' || event.name === 'thread_name') events.push(event)
  }
  cdp.on('Tracing.dataCollected', add)
  return new Promise((resolve) =>
    cdp.once('Tracing.tracingComplete', () => {
      cdp.off('Tracing.dataCollected', add)
      resolve(events)
    }),
  )
}

const isTask = (event: TraceEvent): boolean => event.name.includes('RunTask')

/** The main thread of the page is the one with most tasks of those called so. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, TraceEvent[]>()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  for (const event of events)
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') threads.set(threadOf(event), [])
  for (const event of events) if (event.ph === 'X') threads.get(threadOf(event))?.push(event)
  const [busiest = []] = [...threads.values()].sort((a, b) => b.filter(isTask).length - a.filter(isTask).length)
  return busiest.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
}

/** Tasks inside tasks are part of the outer one. What this bench asks of the page is not the page's own. */
function mainTasks(events: readonly TraceEvent[]): Task[] {
  const thread = mainThread(events)
  const tasks: Task[] = []
  let end = 0
  for (const [i, event] of thread.entries()) {
    if (!isTask(event) || event.ts < end) continue
    const { dur = 0, tdur = 0 } = event
    end = event.ts + dur
    if (!isAsked(thread, i))
      tasks.push({ wall: dur / 1000, cpu: tdur / 1000, parts: dur > WORTH_NAMING ? partsOf(thread, i) : '' })
  }
  return tasks
}
