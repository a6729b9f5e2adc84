// Tasks over a limit in a piece of a known game, told as trees. usage: probe.ts [turn] [seconds] [limit] [cats]
import type { TraceEvent } from './trace.ts'
import { board, TURN } from '@machinami/engine'
import { launch } from './browser.ts'
import { keptGame, like } from './games.ts'
import { serve } from './serve.mjs'

const turn = Number(process.argv[2] ?? 30)
const seconds = Number(process.argv[3] ?? 45)
const limit = Number(process.argv[4] ?? 40)
const deep = process.argv[5] === 'deep'
const seats = [{ name: 'Ann' }, { name: 'Hana', bot: 'planner' }, { name: 'Kenji', bot: 'restaurateur' }, { name: 'Mei', bot: 'magpie' }]
const game = keptGame({ edition: 'base', players: 4 }, seats, 7, like('planner'), (table, asked) => asked.question === 'dice' && board(table.rules, table.state, TURN) >= turn)
const PLAY_ON = `
  (function go() {
    if (document.querySelector('dialog.end[open]')) return
    const builds = [...document.querySelectorAll('.price.main')].sort((a, b) => Number(b.textContent) - Number(a.textContent))
    const next = builds[0] ?? document.querySelector('.dock [data-answer]')
    next?.click()
    setTimeout(go, 100)
  })()`
const browser = (await launch())!
const { server, url } = await serve(0)
const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' })
await context.addInitScript((all) => {
  for (const [key, value] of Object.entries(all)) localStorage.setItem(`machinami.${key}`, JSON.stringify(value))
}, { settings: { speed: 'fast', muted: true, lang: 'en' }, game })
const page = await context.newPage()
await page.goto(`${url}#/play`)
await page.waitForSelector('.dock [data-answer]')
await page.waitForTimeout(1500)
const cdp = await page.context().newCDPSession(page)
await page.evaluate(PLAY_ON)
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
const events: TraceEvent[] = []
const marks: TraceEvent[] = []
const why = process.argv[5] === 'why'
cdp.on('Tracing.dataCollected', ({ value }) => {
  for (const event of value as unknown as TraceEvent[]) { if (event.ph === 'X' || event.name === 'thread_name') events.push(event); else if (event.name.endsWith('InvalidationTracking')) marks.push(event) }
})
const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
const more = deep ? ['blink', 'cc', 'v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'disabled-by-default-v8.gc'] : why ? ['disabled-by-default-devtools.timeline.invalidationTracking'] : []
await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', ...more], traceBufferSizeInKb: 400_000 } })
const until = Date.now() + seconds * 1000
while (Date.now() < until && !(await page.$('dialog.end[open]'))) await page.waitForTimeout(500)
await page.waitForTimeout(1500)
await cdp.send('Tracing.end')
await done
const last = await page.textContent('.turn-number')
await page.screenshot({ path: '/tmp/perf-probe.png' })
await browser.close()
server.close()

const mains = new Set(events.filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain').map((e) => `${e.pid}:${e.tid}`))
const byThread = new Map<string, TraceEvent[]>()
for (const e of events) if (e.ph === 'X' && mains.has(`${e.pid}:${e.tid}`)) { const k = `${e.pid}:${e.tid}`; if (!byThread.has(k)) byThread.set(k, []); byThread.get(k)!.push(e) }
const thread = [...byThread.values()].sort((a, b) => b.length - a.length)[0].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
let end = 0
const t0 = thread[0].ts
const tasks: { wall: number; cpu: number; i: number }[] = []
for (const [i, e] of thread.entries()) {
  if (!e.name.includes('RunTask') || e.ts < end) continue
  end = e.ts + (e.dur ?? 0)
  tasks.push({ wall: (e.dur ?? 0) / 1000, cpu: (e.tdur ?? 0) / 1000, i })
}
const detail = (e: TraceEvent): string => {
  const a = e.args as any
  const bits = [a?.elementCount !== undefined ? `${a.elementCount} elements` : '', a?.beginData?.dirtyObjects !== undefined ? `dirty ${a.beginData.dirtyObjects}/${a.beginData.totalObjects}` : '', a?.data?.functionName ? `${a.data.functionName}@${a.data.lineNumber ?? ''}:${a.data.columnNumber ?? ''}` : '', a?.data?.type ?? '']
  for (const r of (a?.endData?.layoutRoots ?? []).slice(0, 6)) bits.push(`root d${r.depth} n${r.nodeId} ${[r.quads?.[0]?.[0], r.quads?.[0]?.[1], r.quads?.[0]?.[4], r.quads?.[0]?.[5]].map(Math.round).join(',')}`)
  if (e.name === 'Paint' && a?.data?.clip) bits.push(`${a.data.nodeName ?? ''} clip ${[a.data.clip[0], a.data.clip[1], a.data.clip[4], a.data.clip[5]].join(',')}`)
  const frames = (a?.data?.stackTrace ?? a?.beginData?.stackTrace ?? []).slice(0, 6).map((f: any) => f.functionName)
  if (frames.length) bits.push(`[${frames.join('<')}]`)
  return bits.filter(Boolean).join(' ')
}
const tree = (i: number): string[] => {
  const lines: string[] = []
  const stack: TraceEvent[] = []
  const stop = thread[i].ts + (thread[i].dur ?? 0)
  for (let j = i; j < thread.length && thread[j].ts < stop; j++) {
    const e = thread[j]
    while (stack.length && stack.at(-1)!.ts + (stack.at(-1)!.dur ?? 0) <= e.ts) stack.pop()
    if ((e.tdur ?? 0) >= 2500 && !e.name.includes('RunTask')) lines.push(`${'  '.repeat(stack.length + 1)}${((e.tdur ?? 0) / 1000).toFixed(1)} ${e.name} ${detail(e)}`)
    stack.push(e)
  }
  return lines
}
const isAsked = (i: number) => { const stop = thread[i].ts + (thread[i].dur ?? 0); for (let j = i; j < thread.length && thread[j].ts < stop; j++) if (thread[j].args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession') return true; return false }
const own = tasks.filter(({ i }) => !isAsked(i))
console.log(`${last}; ${own.length} tasks; cpu over 50: ${own.filter((t) => t.cpu > 50).length}, over 40: ${own.filter((t) => t.cpu > 40).length}, over 30: ${own.filter((t) => t.cpu > 30).length}; clock over 50: ${own.filter((t) => t.wall > 50).length}`)
for (const { wall, cpu, i } of own.filter((t) => t.cpu > limit)) {
  console.log(`-- at ${((thread[i].ts - t0) / 1e6).toFixed(2)} s: cpu ${cpu.toFixed(0)} wall ${wall.toFixed(0)}`)
  for (const line of tree(i)) console.log(line)
  if (why) {
    const stop = thread[i].ts + (thread[i].dur ?? 0)
    const lastLayout = thread.findLast((e) => e.name === 'Layout' && e.ts < thread[i].ts)?.ts ?? 0
    const c = new Map<string, number>()
    for (const m of marks) if (m.ts > lastLayout && m.ts < stop) { const d = (m.args as any)?.data; const k = `${m.name.slice(0, 12)} ${d?.nodeName} ${d?.reason ?? ''} ${d?.extraData ?? ''}`; c.set(k, (c.get(k) ?? 0) + 1) }
    for (const [k, n] of [...c].sort((a, b) => b[1] - a[1]).slice(0, 24)) console.log(`        ${n} ${k}`)
  }
}
