import { execFileSync } from 'node:child_process'
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scratch } from '../testing/terminal.ts'
import { type Disk, writeWhole } from './write-whole.ts'

const full = () => {
  throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
}
/** A disk on which one thing fails, as it does when the disk is full. */
const diskWithout = (act: 'openSync' | 'writeSync' | 'fsyncSync' | 'renameSync'): Disk => ({ ...fs, [act]: full })

describe('writing a file whole', () => {
  it.each(['openSync', 'writeSync', 'fsyncSync', 'renameSync'] as const)(
    'leaves the old file as it was, and nothing beside it, where %s fails',
    (act) => {
      const folder = scratch()
      const file = join(folder, 'game.txt')
      writeWhole(file, 'old')
      expect(() => writeWhole(file, 'new', 0o666, diskWithout(act))).toThrow('ENOSPC')
      expect(readFileSync(file, 'utf8')).toBe('old')
      expect(readdirSync(folder)).toEqual(['game.txt'])
    },
  )

  it('writes on where the disk takes only a part at a time', () => {
    const file = join(scratch(), 'game.txt')
    const writeSync = (handle: number, bytes: Uint8Array, from: number) => fs.writeSync(handle, bytes, from, 1)
    writeWhole(file, 'every letter', 0o666, { ...fs, writeSync: writeSync as typeof fs.writeSync })
    expect(readFileSync(file, 'utf8')).toBe('every letter')
  })

  it('waits for the file and its folder before it says done', () => {
    const done: string[] = []
    const told = <Act extends 'fsyncSync' | 'renameSync'>(act: Act) =>
      ((...args: Parameters<(typeof fs)[Act]>) => {
        done.push(act)
        return (fs[act] as (...all: unknown[]) => void)(...args)
      }) as (typeof fs)[Act]
    const disk = { ...fs, fsyncSync: told('fsyncSync'), renameSync: told('renameSync') }
    writeWhole(join(scratch(), 'game.txt'), 'new', 0o666, disk)
    expect(done).toEqual(['fsyncSync', 'renameSync', 'fsyncSync'])
  })

  it('never writes through what lies in the way of its draft', () => {
    const folder = scratch()
    const [file, other] = [join(folder, 'game.txt'), join(folder, 'other')]
    writeFileSync(other, 'precious')
    symlinkSync(other, `${file}.new`)
    writeWhole(file, 'new')
    expect(readFileSync(other, 'utf8')).toBe('precious')
    expect(readFileSync(file, 'utf8')).toBe('new')
  })

  it('keeps the old file on a disk that is really full', (ctx) => {
    const folder = join(scratch(), 'small')
    mkdirSync(folder)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32k', 'none', folder], { stdio: 'ignore' })
    } catch {
      return ctx.skip('nobody here may mount a small disk')
    }
    try {
      const file = join(folder, 'game.txt')
      writeWhole(file, 'old'.repeat(2000))
      expect(() => writeWhole(file, 'new'.repeat(20_000))).toThrow(/ENOSPC/)
      expect(readFileSync(file, 'utf8')).toBe('old'.repeat(2000))
      expect(existsSync(`${file}.new`)).toBe(false)
    } finally {
      execFileSync('umount', [folder])
    }
  })
})
