import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { exitAfter } from './exit.ts'
import { processIo, STOP_SIGNALS } from './io.ts'
import { listenForStop } from './stop.ts'

const listeners = () => STOP_SIGNALS.map((signal) => process.listenerCount(signal))

/** Stops at the first signal, and would never come to its end. */
const BUSY = `
  import { processIo } from ${JSON.stringify(new URL('./io.ts', import.meta.url).href)}
  processIo().onStop(() => {
    console.log('heard')
    for (;;);
  })
  setInterval(() => undefined, 1000)
  console.log('ready')
`

describe('a wish to stop', () => {
  it('ends a program at once when it is said twice, whatever that is doing', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', BUSY])
    const ended = once(child, 'close')
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(await ended).toEqual([null, 'SIGINT'])
  })

  it.each(STOP_SIGNALS)('is heard once: after %s the next signal ends the process, whatever it does', (signal) => {
    const before = listeners()
    const others = process.listeners(signal)
    process.removeAllListeners(signal)
    const stop = listenForStop(processIo())
    process.emit(signal, signal)
    expect(stop.wanted.aborted).toBe(true)
    expect(stop.code()).toBe(exitAfter(signal))
    expect(process.listenerCount(signal)).toBe(0)
    for (const each of others) process.on(signal, each)
    expect(listeners()).toEqual(before)
  })
})
