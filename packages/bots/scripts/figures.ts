import { isMainThread } from 'node:worker_threads'
import { work } from './figures/work.ts'

// The threads that measure run this file too.
if (isMainThread) await import('./figures/tables.ts')
else work()
