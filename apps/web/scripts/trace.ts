/** An event of Chromium's trace. Times are microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly functionName?: string; readonly type?: string }
    /** How many elements were styled. */
    readonly elementCount?: number
    /** How many boxes were laid out. */
    readonly beginData?: { readonly dirtyObjects?: number }
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string }
  }
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

/** A task and everything inside it. */
function* within(thread: readonly TraceEvent[], task: number): Generator<TraceEvent> {
  for (let i = task; i < thread.length && thread[i].ts < endOf(thread[task]); i++) yield thread[i]
}

/** Whether somebody outside asked for this task through the browser's tools. */
export const isAsked = (thread: readonly TraceEvent[], task: number): boolean =>
  [...within(thread, task)].some(
    ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  )

const labelOf = ({ name, args }: TraceEvent): string => {
  const size = args?.elementCount ?? args?.beginData?.dirtyObjects
  const detail = args?.data?.functionName ?? args?.data?.type ?? (size === undefined ? undefined : `of ${size}`)
  return detail ? `${name} ${detail}` : name
}

/** How long each kind of work inside a task took by itself, in milliseconds of the processor: the five largest. */
export function partsOf(thread: readonly TraceEvent[], task: number): string {
  const own = new Map<string, number>()
  const add = (event: TraceEvent, time: number) => own.set(labelOf(event), (own.get(labelOf(event)) ?? 0) + time)
  const around: TraceEvent[] = []
  for (const event of within(thread, task)) {
    while (around.length > 0 && endOf(around[around.length - 1]) <= event.ts) around.pop()
    const outer = around.at(-1)
    const { tdur = 0 } = event
    add(event, tdur)
    if (outer) add(outer, -tdur)
    around.push(event)
  }
  return [...own]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([label, time]) => `${label}: ${Math.round(time / 1000)}`)
    .join(', ')
}
