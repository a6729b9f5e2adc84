/**
 * Paints a drawing on a canvas, so that it can be done away from the page: as a document of its own every drawing costs the
 * page style, layout and paint of its fifty shapes. Knows what our drawings are made of (`art/ink`), and nothing else.
 */
type Pen = OffscreenCanvasRenderingContext2D

/** How shapes are painted; groups hand it on to what is in them. */
interface Paint {
  readonly fill: string
  readonly stroke: string
  readonly width: number
}

/** A group that has begun: where it is painted, and how it gets onto what lies below. */
interface Layer {
  readonly pen: Pen
  readonly paint: Paint
  readonly onto?: { readonly pen: Pen; readonly opacity: number; readonly filter: string }
}

type Attributes = ReadonlyMap<string, string>

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g
const KNOWN: { readonly [tag: string]: readonly string[] } = {
  svg: ['xmlns', 'viewBox', 'width', 'height', 'aria-hidden'],
  g: ['transform', 'opacity', 'style', 'fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap'],
  path: ['d', 'fill', 'stroke', 'stroke-width'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'fill', 'stroke', 'stroke-width'],
  circle: ['cx', 'cy', 'r', 'fill', 'stroke', 'stroke-width'],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'fill', 'stroke', 'stroke-width'],
}
const FILTER = /^filter:(grayscale\([\d.]+\))$/
const MOVES = /(translate|scale|rotate)\(([^)]*)\)/g
/** Where not every value can be painted, those that can. */
const KNOWN_VALUES: { readonly [attribute: string]: RegExp } = {
  style: FILTER,
  transform: /^((translate|scale|rotate)\([-\d., ]+\) *)*$/,
  'stroke-linejoin': /^round$/,
  'stroke-linecap': /^round$/,
}

const attributesOf = (text: string): Attributes =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]))

/** Safari's pens know no filters: there what needs one is shown as it was drawn. */
const canFilter = (): boolean =>
  'OffscreenCanvasRenderingContext2D' in globalThis && 'filter' in OffscreenCanvasRenderingContext2D.prototype

const isKnown = (tag: string, attributes: Attributes): boolean =>
  [...attributes].every(
    ([name, value]) => KNOWN[tag]?.includes(name) === true && (KNOWN_VALUES[name]?.test(value) ?? true),
  )

/** Whether a drawing has nothing in it that we cannot paint. */
export const canPaint = (svg: string): boolean =>
  [...svg.matchAll(TAG)].every(([, closes, tag, text]) => {
    const attributes = attributesOf(text)
    return closes !== '' || (tag in KNOWN && isKnown(tag, attributes) && (!attributes.has('style') || canFilter()))
  })

const numbers = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number)

/** The size of a drawing, and where its corner lies. */
export function frameOf(svg: string): { x: number; y: number; width: number; height: number } {
  const [x, y, width, height] = numbers(/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 96 96')
  return { x, y, width, height }
}

/** Paints a drawing `scale` times its size. */
export function paintDrawing(canvas: OffscreenCanvas, svg: string, scale: number): void {
  const { x, y } = frameOf(svg)
  const first = penOf(canvas)
  first.scale(scale, scale)
  first.translate(-x, -y)
  const layers: Layer[] = [{ pen: first, paint: { fill: '#000', stroke: 'none', width: 1 } }]
  for (const [, closes, tag, text, closed] of svg.matchAll(TAG)) {
    if (tag === 'svg') continue
    const layer = layers[layers.length - 1]
    if (tag !== 'g') paintShape(layer, tag, attributesOf(text))
    else if (closes !== '') end(layers.pop())
    else if (closed === '') layers.push(begun(layer, attributesOf(text)))
  }
}

function penOf(canvas: OffscreenCanvas): Pen {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to paint on')
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  return pen
}

function paintOf(attributes: Attributes, paint: Paint): Paint {
  return {
    fill: attributes.get('fill') ?? paint.fill,
    stroke: attributes.get('stroke') ?? paint.stroke,
    width: Number(attributes.get('stroke-width') ?? paint.width),
  }
}

/** A group that is seen through is painted on a canvas of its own first. */
function begun({ pen: below, paint }: Layer, attributes: Attributes): Layer {
  const opacity = attributes.get('opacity')
  const filter = FILTER.exec(attributes.get('style') ?? '')?.[1] ?? 'none'
  const isApart = opacity !== undefined || filter !== 'none'
  const pen = isApart ? penOf(new OffscreenCanvas(below.canvas.width, below.canvas.height)) : below
  if (isApart) pen.setTransform(below.getTransform())
  pen.save()
  move(pen, attributes.get('transform') ?? '')
  const onto = isApart ? { onto: { pen: below, opacity: Number(opacity ?? 1), filter } } : {}
  return { pen, paint: paintOf(attributes, paint), ...onto }
}

function end(layer: Layer | undefined): void {
  if (!layer) return
  layer.pen.restore()
  if (!layer.onto) return
  const { pen, opacity, filter } = layer.onto
  pen.save()
  pen.resetTransform()
  pen.globalAlpha = opacity
  pen.filter = filter
  pen.drawImage(layer.pen.canvas, 0, 0)
  pen.restore()
}

function move(pen: Pen, transform: string): void {
  for (const [, how, by] of transform.matchAll(MOVES)) {
    const [a, b = how === 'scale' ? a : 0, c = 0] = numbers(by)
    if (how === 'translate') pen.translate(a, b)
    else if (how === 'scale') pen.scale(a, b)
    else turn(pen, a, b, c)
  }
}

/** Turns by so many degrees around a point. */
function turn(pen: Pen, degrees: number, x: number, y: number): void {
  pen.translate(x, y)
  pen.rotate((degrees * Math.PI) / 180)
  pen.translate(-x, -y)
}

function paintShape({ pen, paint: around }: Layer, tag: string, attributes: Attributes): void {
  const paint = paintOf(attributes, around)
  const path = pathOf(tag, attributes)
  if (paint.fill !== 'none') {
    pen.fillStyle = paint.fill
    pen.fill(path)
  }
  if (paint.stroke === 'none') return
  pen.strokeStyle = paint.stroke
  pen.lineWidth = paint.width
  pen.stroke(path)
}

function pathOf(tag: string, attributes: Attributes): Path2D {
  if (tag === 'path') return new Path2D(attributes.get('d') ?? '')
  const n = (name: string): number => Number(attributes.get(name) ?? 0)
  const path = new Path2D()
  if (tag === 'rect') path.roundRect(n('x'), n('y'), n('width'), n('height'), n('rx'))
  else if (tag === 'circle') path.arc(n('cx'), n('cy'), n('r'), 0, 2 * Math.PI)
  else path.ellipse(n('cx'), n('cy'), n('rx'), n('ry'), 0, 0, 2 * Math.PI)
  return path
}
