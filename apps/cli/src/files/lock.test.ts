import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scratch } from '../testing/terminal.ts'
import { isLocked, type Lock, lockFile, takeLock } from './lock.ts'

const newFile = (): string => join(scratch(), 'game.txt')

describe('a lock', () => {
  it('is had by one at a time', () => {
    const file = newFile()
    const lock = takeLock(file) as Lock
    expect(takeLock(file)).toMatchObject({ pid: process.pid })
    expect(isLocked(file)).toBe(true)
    lock.release()
    expect(isLocked(file)).toBe(false)
    expect(takeLock(file)).toMatchObject({ isHeld: expect.any(Function) })
  })

  it('that a killed process left is cleared away', async () => {
    const file = newFile()
    const child = spawn('sleep', ['60'])
    const began = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')[19]
    writeFileSync(lockFile(file), JSON.stringify({ pid: child.pid, host: hostname(), began }))
    expect(takeLock(file)).toMatchObject({ pid: child.pid })
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(takeLock(file)).toMatchObject({ isHeld: expect.any(Function) })
    expect(readdirSync(join(file, '..'))).toEqual(['game.txt.lock'])
  })

  it('of a killed process that nobody has buried is cleared away', async () => {
    const file = newFile()
    // A shell that has become something else does not ask how its child ended.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
    const [pid] = (await once(parent.stdout, 'data')).map(Number)
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim() === 'sleep')
    const stateOf = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    process.kill(pid, 'SIGKILL')
    await until(() => stateOf()[0] === 'Z')
    writeFileSync(lockFile(file), JSON.stringify({ pid, host: hostname(), began: stateOf()[19] }))
    expect(takeLock(file)).toMatchObject({ isHeld: expect.any(Function) })
    parent.kill()
  })

  it('of a process whose number was given to another is cleared away', () => {
    const file = newFile()
    for (const pid of [process.pid, process.ppid]) {
      writeFileSync(lockFile(file), JSON.stringify({ pid, host: hostname(), began: 'long ago' }))
      const lock = takeLock(file) as Lock
      expect(lock).toMatchObject({ isHeld: expect.any(Function) })
      lock.release()
    }
  })

  it('of another machine is respected: nobody can tell whether it is still there', () => {
    const file = newFile()
    writeFileSync(lockFile(file), JSON.stringify({ pid: 1, host: 'elsewhere', began: '' }))
    expect(takeLock(file)).toEqual({ pid: 1, host: 'elsewhere', began: '' })
  })

  it('that is no lock is cleared away', () => {
    const file = newFile()
    for (const text of ['', '{}', 'null', '\0']) {
      writeFileSync(lockFile(file), text)
      const lock = takeLock(file) as Lock
      expect(lock.isHeld()).toBe(true)
      lock.release()
    }
  })

  it('that was deleted is laid down again; one that was taken away is not held', () => {
    const file = newFile()
    const lock = takeLock(file) as Lock
    writeFileSync(lockFile(file), JSON.stringify({ pid: 1, host: 'elsewhere', began: '' }))
    expect(lock.isHeld()).toBe(false)
    lock.release()
    expect(existsSync(lockFile(file))).toBe(true)
  })

  it('cannot be had where nothing can be written', () => {
    expect(takeLock('/nowhere/at/all/game.txt')).toBe('cannot-write')
  })
})
