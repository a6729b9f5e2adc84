import { tmpdir } from 'node:os'
import { extname } from 'node:path'
import type { Table } from '@machinami/table'
import { type Cli, complain } from '../cli.ts'
import { FAILED } from '../exit.ts'
import { type Lock, takeLock } from '../files/lock.ts'
import { SavePace } from '../files/save-pace.ts'
import { gamesFolder, makeGamesFolder, newFile, saveGame } from './save.ts'

/**
 * Where a game is written down, by nobody else. Should that place fail in the middle of it, or be taken by another
 * process, the book looks for another.
 */
export class Book {
  private at: string
  private lock: Lock
  private isLost = false
  private readonly pace = new SavePace()
  private readonly cli: Cli
  private readonly table: Table
  private readonly seed: string

  constructor(cli: Cli, table: Table, seed: string, file: string, lock: Lock) {
    this.cli = cli
    this.table = table
    this.seed = seed
    this.at = file
    this.lock = lock
  }

  get file(): string {
    return this.at
  }

  /** Whether it is time to write again while nobody waits for it. */
  isDue(): boolean {
    return this.pace.isDue()
  }

  /** Writes the game so far; false when there is no place left to write to. */
  save(): boolean {
    return this.pace.timed(() => this.saveSomewhere())
  }

  private saveSomewhere(): boolean {
    if (this.lock.isHeld() && saveGame(this.at, this.table, this.seed)) return true
    const from = this.at
    const isMoved = this.refuges().some((file) => this.moveTo(file))
    const { files } = this.cli.words
    if (isMoved) complain(this.cli, files.movedTo(from, this.at), FAILED)
    else if (!this.isLost) complain(this.cli, files.nowhere(from), FAILED)
    this.isLost = !isMoved
    return isMoved
  }

  /** Others may go on with it. */
  close(): void {
    this.lock.release()
  }

  private moveTo(file: string): boolean {
    const lock = takeLock(file)
    if (lock === 'cannot-write' || 'pid' in lock) return false
    if (!saveGame(file, this.table, this.seed)) {
      lock.release()
      return false
    }
    this.lock.release()
    this.lock = lock
    this.at = file
    return true
  }

  private refuges(): string[] {
    const { io } = this.cli
    makeGamesFolder(io)
    const ending = extname(this.at) === '.json' ? '.json' : '.txt'
    return [gamesFolder(io), io.env.TMPDIR ?? tmpdir()].map((folder) => newFile(io, folder, ending))
  }
}
