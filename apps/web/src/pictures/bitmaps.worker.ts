import { canPaint, frameOf, paintDrawing } from './painter.ts'

/** A drawing to be pressed into a bitmap. */
export interface Order {
  readonly n: number
  readonly svg: string
  readonly scale: number
}
export interface Pressed {
  readonly n: number
  readonly bitmap: Blob | null
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  void press(data)
    .catch(() => null)
    .then((bitmap) => postMessage({ n: data.n, bitmap } satisfies Pressed))
})

async function press({ svg, scale }: Order): Promise<Blob | null> {
  if (!canPaint(svg)) return null
  const { width, height } = frameOf(svg)
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  paintDrawing(canvas, svg, scale)
  return canvas.convertToBlob()
}
