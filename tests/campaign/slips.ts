import { checkPack, type Fault, type PackFiles, readPack } from '@machinami/campaign'
import { filesOf } from './packs.ts'

export function faultsIn(files: PackFiles): readonly Fault[] {
  const source = readPack(files)
  return 'faults' in source ? source.faults : checkPack(source)
}

export const tiny = filesOf('tiny')

/** The tiny pack with something changed in one of its files. */
export const changed = (file: string, from: string | RegExp, to: string): PackFiles => {
  const text = tiny[file].replace(from, to)
  if (text === tiny[file]) throw new Error(`nothing changed in ${file}`)
  return { ...tiny, [file]: text }
}

export const without = (file: string): PackFiles =>
  Object.fromEntries(Object.entries(tiny).filter(([path]) => path !== file))

/** A slip of the pen, and what is said about it. */
export type Slip = readonly [string, PackFiles, Partial<Fault>]
