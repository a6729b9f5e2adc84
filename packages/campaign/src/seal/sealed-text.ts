import { fromBase64, toBase64 } from '@machinami/engine/inside'
import { headShape } from '../pack/head-shape.ts'
import type { PackHead } from '../pack/pack.ts'
import type { SealedPack } from './seal.ts'

export type Lid = PackHead

/** A sealed pack as text: what is built into the apps. */
export function formatSealed({ head, first, heap }: SealedPack): string {
  return `${JSON.stringify(head)}\n${first}\n${toBase64(heap)}\n`
}

export function parseSealed(text: string): SealedPack | null {
  const [top, first = '', body = '', end = ''] = text.split('\n')
  const heap = fromBase64(body)
  const head = parseLid(top)
  return head && heap && end === '' && /^\d+\.\d+\.[0-9a-f]{64}$/.test(first) ? { head, first, heap } : null
}

export function parseLid(text: string): Lid | null {
  try {
    const head: unknown = JSON.parse(text)
    return headShape(head, '').length === 0 ? (head as PackHead) : null
  } catch {
    return null
  }
}
