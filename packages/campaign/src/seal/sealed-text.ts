import { type PackHead } from '../pack/pack.ts'
import { headShape } from '../pack/shape.ts'
import { fromBase64, toBase64 } from './base64.ts'
import type { SealedPack } from './seal.ts'

/** A sealed pack as text: what is built into the apps, and what travels inside a campaign's file. */
export function formatSealed({ head, first, heap }: SealedPack): string {
  return `${JSON.stringify(head)}\n${first}\n${toBase64(heap)}\n`
}

export function parseSealed(text: string): SealedPack | null {
  const [top, first = '', body = '', end = ''] = text.split('\n')
  const heap = fromBase64(body)
  if (!heap || end !== '' || !/^\d+\.\d+\.[0-9a-f]{64}$/.test(first)) return null
  try {
    const head: unknown = JSON.parse(top)
    return headShape(head, '').length === 0 ? { head: head as PackHead, first, heap } : null
  } catch {
    return null
  }
}
