import fs from 'node:fs'
import { dirname } from 'node:path'

/** What is needed of a disk; handed in, so that tests can hand in a full one. */
export type Disk = Pick<
  typeof fs,
  'openSync' | 'writeSync' | 'fsyncSync' | 'closeSync' | 'renameSync' | 'rmSync' | 'constants'
>

/**
 * Writes a file so that whoever stops in the middle, by a kill, a power cut or a full disk, finds the old file or the
 * new one, whole. Throws where that is not possible; the old file is then as it was.
 */
export function writeWhole(file: string, text: string, mode = 0o666, disk: Disk = fs): void {
  const draft = `${file}.new`
  try {
    // What a killed process left, or somebody laid there, is never written through.
    disk.rmSync(draft, { force: true })
    const handle = disk.openSync(draft, 'wx', mode)
    try {
      writeAll(disk, handle, Buffer.from(text))
      disk.fsyncSync(handle)
    } finally {
      disk.closeSync(handle)
    }
    disk.renameSync(draft, file)
  } catch (error) {
    forget(disk, draft)
    throw error
  }
  settle(disk, dirname(file))
}

function writeAll(disk: Disk, handle: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += disk.writeSync(handle, bytes, done)
}

function forget(disk: Disk, draft: string): void {
  try {
    disk.rmSync(draft, { force: true })
  } catch {}
}

/** A new name lasts only when its folder is on the disk too. Some systems cannot do that, and need not. */
export function settle(disk: Disk, folder: string): void {
  let handle: number | undefined
  try {
    handle = disk.openSync(folder, 'r')
    disk.fsyncSync(handle)
  } catch {
  } finally {
    if (handle !== undefined) disk.closeSync(handle)
  }
}
