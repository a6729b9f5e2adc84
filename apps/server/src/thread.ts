import { Worker } from 'node:worker_threads'

/**
 * A thread of this program. A bundle has its threads beside it, as `bundled`; the sources run as they are, through a loader
 * that threads of Node 20 do not take over by themselves.
 */
export function threadOf(here: string, source: string, bundled: string, workerData: unknown): Worker {
  if (!here.endsWith('.ts')) return new Worker(new URL(bundled, here), { workerData })
  const loader = import.meta.resolve('tsx/esm/api')
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(new URL(source, here).href)}) })`
  return new Worker(code, { eval: true, workerData })
}
