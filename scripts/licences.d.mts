import type { OutputAsset, OutputChunk } from 'rolldown'

export function packagesIn(pieces: readonly (OutputAsset | OutputChunk)[]): string[]
export function licencesFor(folders: Iterable<string>): string
