import { tmpdir } from 'node:os'
import { extname } from 'node:path'
import type { Table } from '@machinami/table'
import { type Cli, complain } from '../cli.ts'
import { FAILED } from '../exit.ts'
import { gamesFolder, makeGamesFolder, newFile, saveGame } from './save.ts'

/** Where a game is written down. Should that place fail in the middle of it, the book looks for another. */
export class Book {
  private at: string
  private isLost = false
  private readonly cli: Cli
  private readonly table: Table
  private readonly seed: string

  constructor(cli: Cli, table: Table, seed: string, file: string) {
    this.cli = cli
    this.table = table
    this.seed = seed
    this.at = file
  }

  get file(): string {
    return this.at
  }

  /** Writes the game so far; false when there is no place left to write to. */
  save(): boolean {
    if (this.write(this.at)) return true
    const refuge = this.refuges().find((file) => this.write(file))
    const { files } = this.cli.words
    if (refuge !== undefined) {
      complain(this.cli, files.movedTo(this.at, refuge), FAILED)
      this.at = refuge
    } else if (!this.isLost) complain(this.cli, files.nowhere(this.at), FAILED)
    this.isLost = refuge === undefined
    return !this.isLost
  }

  private write(file: string): boolean {
    return saveGame(file, this.table, this.seed)
  }

  private refuges(): string[] {
    const { io } = this.cli
    makeGamesFolder(io)
    const ending = extname(this.at) === '.json' ? '.json' : '.txt'
    return [gamesFolder(io), io.env.TMPDIR ?? tmpdir()].map((folder) => newFile(io, folder, ending))
  }
}
