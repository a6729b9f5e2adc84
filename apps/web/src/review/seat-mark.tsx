/** A shape for every seat, so that colour is never alone: ● ■ ▲ ◆ ★. */
const SHAPES = [
  'M6 1.500a4.500 4.500 0 1 0 .01 0z',
  'M2 2h8v8H2z',
  'M6 1l5 9.500H1z',
  'M6 .5L11.500 6L6 11.500L.5 6z',
  'M6 .5l1.700 3.700l4 .4l-3 2.700l.9 4L6 9.200L2.400 11.300l.9 -4l-3 -2.700l4 -.4z',
]

export const seatShape = (seat: number): string => SHAPES[seat % SHAPES.length]

export const SeatMark = ({ seat, size = 12 }: { readonly seat: number; readonly size?: number }) => (
  <svg class="seat-mark" viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
    <path d={seatShape(seat)} fill={`var(--seat-${seat})`} />
  </svg>
)
