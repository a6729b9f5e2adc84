import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type CampaignFile,
  formatCampaign,
  type GameInPlay,
  gameInPlay,
  parseCampaign,
  sumOf,
} from '@machinami/campaign'
import type { CampaignHost } from '@machinami/campaign-host'
import { refuse } from '@machinami/cards'
import { type Cli, complain } from '../cli.ts'
import { FAILED } from '../exit.ts'
import { type Failure, failed } from '../failure.ts'
import { makeFolder } from '../files/folder.ts'
import type { Lock } from '../files/lock.ts'
import { textIn } from '../files/read-text.ts'
import { SavePace } from '../files/save-pace.ts'
import { writeWhole } from '../files/write-whole.ts'
import type { Io } from '../io.ts'
import { gamesFolder } from '../play/save.ts'

/** The game on the table is written beside its campaign: it changes with every move, the campaign rarely. */
const besideFile = (file: string): string => `${file}.game`

/** A game in play and the place in the log at which it began. */
interface Beside extends GameInPlay {
  readonly events: number
}

/** With a sum over it, so that what was changed shows. Earlier releases wrote none. */
function formatBeside(beside: Beside): string {
  const sum = sumOf('', JSON.stringify(beside))
  return `${JSON.stringify({ ...beside, sum })}\n`
}

/** `summer` lies in the data folder; whatever looks like a path is one. */
export function campaignFile(io: Io, name: string): string {
  if (name === '' || /[/\\.]/.test(name)) return name
  return join(dirname(gamesFolder(io)), 'campaigns', `${name}.txt`)
}

/** Reads a campaign with the game that lies beside it, or says which of the two files is wrong. */
export function readCampaign({ words }: Cli, file: string): CampaignFile | Failure {
  const text = textIn(file)
  if (text === null) return failed(refuse('unreadable-file', { what: file }), file)
  const read = parseCampaign(text)
  if ('refused' in read) return failed(read, file)
  const last = read.log.at(-1)?.kind
  const isPlaying = last === 'gameStarted' || last === 'freeGameStarted'
  if (read.playing || !isPlaying || !existsSync(besideFile(file))) return read
  const beside = readBeside(besideFile(file))
  if (!beside) return failed(words.campaign.damagedGame(besideFile(file)))
  // One from before this game began is of no use any more.
  return beside.events === read.log.length ? { ...read, playing: beside.game } : read
}

function readBeside(file: string): { readonly events: number; readonly game: GameInPlay } | null {
  try {
    const { sum, ...beside } = JSON.parse(textIn(file) ?? '{}') as Partial<Beside> & { readonly sum?: string }
    if (sum !== undefined && sum !== sumOf('', JSON.stringify(beside))) return null
    const game = gameInPlay(beside)
    return game && typeof beside.events === 'number' ? { events: beside.events, game } : null
  } catch {
    return null
  }
}

/** Takes away the game that lies beside a campaign: it belongs to another one. */
export const forgetBeside = (file: string): void => rmSync(besideFile(file), { force: true })

/** Where a campaign is written down: every event before anything else happens. */
export class CampaignBook {
  readonly file: string
  private readonly cli: Cli
  private readonly host: CampaignHost
  private readonly lock: Lock
  private written = 0
  private isLost = false
  private readonly pace = new SavePace()

  constructor(cli: Cli, host: CampaignHost, file: string, lock: Lock) {
    this.cli = cli
    this.host = host
    this.file = file
    this.lock = lock
  }

  isDue(): boolean {
    return this.pace.isDue()
  }

  /** Writes what is new; false, and said so once, where that fails. The file is then as it was. */
  save(): boolean {
    const isSaved = this.lock.isHeld() && this.pace.timed(() => this.isWritten())
    if (!isSaved && !this.isLost) complain(this.cli, this.cli.words.files.cannotWrite(this.file), FAILED)
    this.isLost = !isSaved
    return isSaved
  }

  private isWritten(): boolean {
    try {
      this.write()
      return true
    } catch {
      return false
    }
  }

  /** The game comes first: whoever is killed before its campaign is written has lost nothing by it. */
  private write(): void {
    const { host, file } = this
    makeFolder(dirname(file))
    const { playing, ...campaign } = host.file()
    const events = campaign.log.length
    if (playing) writeWhole(besideFile(file), formatBeside({ ...playing, events }), 0o600)
    if (events !== this.written) writeWhole(file, formatCampaign(campaign))
    this.written = events
    if (!playing) forgetBeside(file)
  }

  close(): void {
    this.lock.release()
  }
}
