import { setImmediate } from 'node:timers/promises'
import {
  Campaign,
  type CampaignFile,
  Deck,
  formatSealed,
  parseCampaign,
  parseSealed,
  type SealedPack,
} from '@machinami/campaign'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { readRecord } from '@machinami/engine'
import { verify } from '@machinami/table'
import type { NewCampaign, WireRefused } from '@machinami/wire'
import type { KeptDoc } from '../doc.ts'
import { openEnvelope } from './envelopes.ts'
import { broughtDoc, foundedDoc } from './towns.ts'

/** A new campaign as it is kept: nothing of it has been read, or only what its file says. */
export interface Founded {
  readonly doc: KeptDoc
  readonly pack: string
  readonly log: readonly string[]
  readonly asked: number
  /** The game that was on the table, as JSON. */
  readonly playing: string | null
}

export async function found(wanted: NewCampaign, key: string): Promise<Founded | WireRefused> {
  if (wanted.file !== undefined) return fromFile(wanted, wanted.file, key)
  const sealed = parseSealed(wanted.pack ?? '')
  if (!sealed || !opens(sealed)) return refuse('pack-damaged')
  const doc = foundedDoc(wanted, sealed.head, key)
  return 'refused' in doc ? doc : { doc, pack: formatSealed(sealed), log: [], asked: 0, playing: null }
}

/** Whether the first envelope opens; the others are not looked at before their time. */
function opens(sealed: SealedPack): boolean {
  try {
    return new Deck(sealed, openEnvelope).page(sealed.first) !== null
  } catch {
    return false
  }
}

/** A file may come from anybody: every answer, rule and die is looked at before anything is kept. */
async function fromFile(wanted: NewCampaign, text: string, key: string): Promise<Founded | WireRefused> {
  const file = parseCampaign(text)
  if (isRefusal(file)) return file
  const campaign = await checked(file)
  if (isRefusal(campaign)) return campaign
  const { state, log, deck } = campaign
  const players = state.towns.map(({ player }) => player)
  const doc = broughtDoc(wanted, deck.head, players, key)
  if ('refused' in doc) return doc
  return {
    doc,
    pack: formatSealed(file.sealed),
    log: log.map((event) => JSON.stringify(event)),
    asked: state.asked,
    playing: file.playing ? JSON.stringify(file.playing) : null,
  }
}

/** Games are looked at one by one, with a breath in between for everybody else. */
async function checked({ sealed, log }: CampaignFile): Promise<Campaign | Refusal> {
  const campaign = attempt(() => Campaign.resume(new Deck(sealed, openEnvelope), log))
  if (isRefusal(campaign)) return campaign
  for (const [nth, event] of log.entries()) {
    if (event.kind !== 'gameFinished' && event.kind !== 'freeGameFinished') continue
    await setImmediate()
    const record = readRecord(event.record)
    const verdict = isRefusal(record) ? record : attempt(() => verify(record))
    if (isRefusal(verdict)) return { ...verdict, place: `events[${nth}]` }
  }
  return campaign
}

/** Envelopes of strangers may hold anything. */
function attempt<T>(work: () => T): T | Refusal {
  try {
    return work()
  } catch {
    return refuse('campaign-damaged')
  }
}
