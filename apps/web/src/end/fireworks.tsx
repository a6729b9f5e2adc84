const COLOURS = ['#ffb45c', '#ff8f78', '#cdb5f3', '#8ccdea', '#93d8b1', '#ffd884']

/** Where rockets burst, in parts of the sky, and how large. */
const BURSTS = [
  [0.14, 0.28, 1],
  [0.86, 0.26, 1.1],
  [0.5, 0.3, 0.85],
  [0.68, 0.18, 0.5],
  [0.32, 0.4, 0.5],
  [0.05, 0.12, 0.55],
  [0.95, 0.1, 0.5],
] as const

const point = (x: number, y: number, r: number, angle: number): string =>
  `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r + r * 0.07).toFixed(1)}`

/** One burst: rays as one path, sparks as another. */
function Burst(props: { readonly x: number; readonly y: number; readonly r: number; readonly nth: number }) {
  const { x, y, r, nth } = props
  const rays = r > 30 ? 16 : 10
  const angles = Array.from({ length: rays }, (_, i) => (i / rays) * Math.PI * 2)
  const d = angles.map((angle) => `M${point(x, y, r * 0.36, angle)}L${point(x, y, r, angle)}`).join('')
  const sparks = angles.map((angle) => `M${point(x, y, r * 0.58, angle + Math.PI / rays)}h.1`).join('')
  return (
    <g
      class="burst"
      style={{
        stroke: COLOURS[nth % COLOURS.length],
        transformOrigin: `${x}px ${y}px`,
        animationDelay: `${nth * 0.32}s`,
      }}
    >
      <path d={d} stroke-width={Math.max(1.6, r * 0.055)} />
      <path d={sparks} class="sparks" stroke-width={Math.max(1.6, r * 0.07)} />
    </g>
  )
}

/** Fireworks over the winner's town; whoever wants no motion sees them stand in the sky. */
export function Fireworks({ width, height }: { readonly width: number; readonly height: number }) {
  const most = width < 600 ? 46 : 62
  return (
    <svg class="fireworks" width={width} height={height} aria-hidden="true">
      {BURSTS.map(([x, y, size], nth) => (
        <Burst key={nth} x={x * width} y={y * height} r={size * most} nth={nth} />
      ))}
    </svg>
  )
}
