import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CampaignFile, formatCampaign, type GameInPlay, gameInPlay, parseCampaign } from '@machinami/campaign'
import type { CampaignHost } from '@machinami/campaign-host'
import { type Refusal, refuse } from '@machinami/cards'
import { type Cli, complain } from '../cli.ts'
import { FAILED } from '../exit.ts'
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

/** `summer` lies in the data folder; whatever looks like a path is one. */
export function campaignFile(io: Io, name: string): string {
  if (/[/\\.]/.test(name)) return name
  return join(dirname(gamesFolder(io)), 'campaigns', `${name}.txt`)
}

/** Reads a campaign with the game that lies beside it. Files from elsewhere must be complete. */
export function readCampaign(file: string): CampaignFile | Refusal {
  const text = textIn(file)
  if (text === null) return refuse('unreadable-file', { what: file })
  const read = parseCampaign(text)
  if ('refused' in read || read.playing) return read
  const playing = readBeside(file, read.log.length)
  return playing ? { ...read, playing } : read
}

function readBeside(file: string, events: number): GameInPlay | null {
  try {
    const beside = JSON.parse(textIn(besideFile(file)) ?? 'null') as Partial<Beside> | null
    return beside?.events === events ? gameInPlay(beside) : null
  } catch {
    return null
  }
}

/** Where a campaign is written down: every event before anything else happens. */
export class CampaignBook {
  readonly file: string
  private readonly cli: Cli
  private readonly host: CampaignHost
  private readonly lock: Lock
  private written = 0
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

  /** Writes what is new; false, and said so, where that fails. The file is then as it was. */
  save(): boolean {
    try {
      this.pace.timed(() => this.write())
      return true
    } catch {
      complain(this.cli, this.cli.words.files.cannotWrite(this.file), FAILED)
      return false
    }
  }

  private write(): void {
    const { host, file } = this
    makeFolder(dirname(file))
    const { playing: _, ...campaign } = host.file()
    const events = campaign.log.length
    if (events !== this.written) {
      writeWhole(file, formatCampaign(campaign))
      this.written = events
    }
    const playing = host.gameInPlay()
    if (playing) writeWhole(besideFile(file), `${JSON.stringify({ ...playing, events } satisfies Beside)}\n`, 0o600)
    else if (existsSync(besideFile(file))) rmSync(besideFile(file), { force: true })
  }

  close(): void {
    this.lock.release()
  }
}
