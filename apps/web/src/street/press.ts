/** Some browsers give back noise instead of what was drawn, to protect their users. There drawings stay as they are. */
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

/** Enough for the largest place a building stands in, on this screen. */
const scale = (): number => Math.min(2.5, Math.max(1.5, devicePixelRatio * 1.25))

/** One for all drawings: each would be a piece of memory that the browser has to clear away in the middle of a game. */
let canvas: HTMLCanvasElement | undefined

/** Turns a drawing that has been loaded into a plain bitmap, which costs next to nothing to paint; null if it cannot. */
export async function press(drawing: HTMLImageElement): Promise<string | null> {
  isHonest ??= canvasIsHonest()
  if (!isHonest || drawing.naturalWidth === 0) return null
  canvas ??= document.createElement('canvas')
  canvas.width = Math.round(drawing.naturalWidth * scale())
  canvas.height = Math.round(drawing.naturalHeight * scale())
  // Kept in memory of our own: it is read once and never shown.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.drawImage(drawing, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => (canvas ? canvas.toBlob(resolve) : resolve(null)))
  return blob && URL.createObjectURL(blob)
}
