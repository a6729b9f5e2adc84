import { parentPort, workerData } from 'node:worker_threads'
import { Database } from './database.ts'
import { type Batch, type BatchDone, isLook, type Job } from './jobs.ts'

/** The thread that owns the file. A batch is one transaction: one sync for all that came while the last one ran. */

const port = parentPort
if (!port) throw new Error('this file is the start of a thread')
const database = new Database((workerData as { file: string }).file)

function carryOut(job: Job): unknown {
  switch (job.do) {
    case 'create':
      return database.create(job.row)
    case 'read':
      return database.read(job.id, job.from)
    case 'find':
      return database.find(job.code)
    case 'write':
      return database.write(job.write)
    case 'lines':
      return database.lines(job.id, job.from, job.most)
    case 'listed':
      return database.listed(job.most)
    case 'erase':
      return database.erase(job.id)
    case 'unused':
      return database.unused(job.before, job.most)
    case 'touch':
      return database.touch(job.id, job.before, job.now)
    case 'eraseUnused':
      return database.eraseUnused(job.id, job.before)
    case 'people':
      return (database.people[job.call] as (...given: readonly unknown[]) => unknown)(...job.given)
    case 'rolled':
      return database.rolled()
    case 'sealed':
      return database.sealed()
    case 'sealFirst':
      return database.sealFirst(job.sealed)
    case 'due':
      return database.due(job.now, job.most)
  }
}

port.on('message', (batch: Batch) => {
  if (batch === 'close') {
    database.close()
    port.close()
    return
  }
  try {
    const results = batch.every(isLook) ? batch.map(carryOut) : database.together(() => batch.map(carryOut))
    port.postMessage({ results } satisfies BatchDone)
  } catch (problem) {
    port.postMessage({ problem: problem instanceof Error ? problem.message : String(problem) } satisfies BatchDone)
  }
})
port.postMessage('open')
