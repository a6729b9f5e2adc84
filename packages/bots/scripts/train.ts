import { isMainThread } from 'node:worker_threads'
import { practise } from './crew.ts'

// The crew's threads run this file too.
if (isMainThread) await import('./teach.ts')
else await practise()
