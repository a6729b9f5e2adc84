import type { BitmapMade, BitmapOrder } from './bitmaps.worker.ts'

/** Some browsers give back noise instead of what was painted, to protect their users. There drawings stay as they are. */
let isHonest: boolean | null = null

function canvasIsHonest(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 4
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return false
  pen.fillStyle = '#c23f22'
  pen.fillRect(0, 0, 4, 4)
  const { data } = pen.getImageData(0, 0, 4, 4)
  return data.every((value, i) => value === [0xc2, 0x3f, 0x22, 0xff][i % 4])
}

/** The size buildings are drawn in, with what hangs over; grounds and skies are larger, and drawn as large as they are. */
const BUILDING = 120

/** Enough for the largest place such a picture stands in, on this screen: a first house on a large one is twice its drawing. */
function scaleFor(svg: string): number {
  const [, width = '0'] = /viewBox="\S+ \S+ (\S+) /.exec(svg) ?? []
  const larger = Number(width) > BUILDING || innerWidth < 600 ? 1.25 : innerWidth < 1900 ? 2 : 3
  return Math.min(larger > 1.25 ? 3.5 : 2.5, Math.max(1.5, devicePixelRatio * larger))
}

let worker: Worker | null = null
let orders = 0
const waiting = new Map<number, (bitmap: Blob | null) => void>()

/** Without the worker drawings are shown as they are: those that wait, and all that come. */
function giveUp(): void {
  isHonest = false
  for (const resolve of waiting.values()) resolve(null)
  waiting.clear()
}

function bitmapWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./bitmaps.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<BitmapMade>) => {
    waiting.get(data.n)?.(data.bitmap)
    waiting.delete(data.n)
  })
  worker.addEventListener('error', giveUp)
  return worker
}

/** Whether bitmaps can be made here at all. */
export function canMakeBitmaps(): boolean {
  isHonest ??= 'OffscreenCanvas' in globalThis && canvasIsHonest()
  return isHonest
}

/**
 * Turns a drawing into a plain bitmap, which costs next to nothing to show, away from the page; returns its address, or
 * null if it cannot.
 */
export async function bitmapOf(svg: string): Promise<string | null> {
  const n = ++orders
  const bitmap = await new Promise<Blob | null>((resolve) => {
    waiting.set(n, resolve)
    try {
      bitmapWorker().postMessage({ n, svg, scale: scaleFor(svg) } satisfies BitmapOrder)
    } catch {
      // Some browsers refuse to start one.
      giveUp()
    }
  })
  return bitmap && URL.createObjectURL(bitmap)
}
