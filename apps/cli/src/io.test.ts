import { describe, expect, it } from 'vitest'
import { exitAfter } from './exit.ts'
import { processIo, STOP_SIGNALS } from './io.ts'
import { listenForStop } from './stop.ts'

const listeners = () => STOP_SIGNALS.map((signal) => process.listenerCount(signal))

describe('a wish to stop', () => {
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
