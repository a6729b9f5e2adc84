import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lookForNetsOn } from '@machinami/bots'
import type { WeightFile } from '@machinami/bots/teach'
import type { Io } from '../io.ts'
import { gamesFolder } from '../play/save.ts'
import { makeFolder } from './folder.ts'
import { textIn } from './read-text.ts'
import { writeWhole } from './write-whole.ts'

type World = Pick<Io, 'env'>

/** A lesson that was broken off. */
export interface Draft {
  readonly done: number
  readonly draft: WeightFile
}

const folderOf = (io: World): string => join(dirname(gamesFolder(io)), 'nets')
/** Where what bots were taught about rules is kept, by their hash. */
export const netFile = (io: World, hash: string): string => join(folderOf(io), `${hash}.txt`)
const draftFile = (io: World, hash: string): string => join(folderOf(io), `${hash}.draft`)

/** Bots look for nets there from now on. */
export function useKeptNets(io: World): void {
  lookForNetsOn((hash) => Promise.resolve(textIn(netFile(io, hash))))
}

/** Throws where it cannot be written. */
export function keepNet(io: World, hash: string, file: WeightFile): void {
  makeFolder(folderOf(io))
  writeWhole(netFile(io, hash), `${JSON.stringify(file)}\n`)
  rmSync(draftFile(io, hash), { force: true })
}

export function keepDraft(io: World, hash: string, draft: Draft): void {
  makeFolder(folderOf(io))
  writeWhole(draftFile(io, hash), `${JSON.stringify(draft)}\n`)
}

export const forgetDraft = (io: World, hash: string): void => rmSync(draftFile(io, hash), { force: true })

/** The lesson that was broken off, if there is one and it can be read. */
export function draftOf(io: World, hash: string): Draft | null {
  try {
    const draft = JSON.parse(textIn(draftFile(io, hash)) ?? 'null') as Draft | null
    return draft && draft.done >= 0 && draft.done < 1 && typeof draft.draft === 'object' ? draft : null
  } catch {
    return null
  }
}
