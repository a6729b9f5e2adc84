import { canPaint, frameOf, paintDrawing } from './painter.ts'

/** A drawing of which a bitmap is wanted. */
export interface BitmapOrder {
  readonly n: number
  readonly svg: string
  readonly scale: number
}
export interface BitmapMade {
  readonly n: number
  readonly bitmap: Blob | null
}

addEventListener('message', ({ data }: MessageEvent<BitmapOrder>) => {
  void bitmapOf(data)
    .catch(() => null)
    .then((bitmap) => postMessage({ n: data.n, bitmap } satisfies BitmapMade))
})

async function bitmapOf({ svg, scale }: BitmapOrder): Promise<Blob | null> {
  if (!canPaint(svg)) return null
  const { width, height } = frameOf(svg)
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  paintDrawing(canvas, svg, scale)
  return canvas.convertToBlob()
}
