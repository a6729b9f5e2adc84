const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** Turns that are marked below a chart: round numbers, and not so many that they would touch. */
export function ticksOf(turns: number, most: number): number[] {
  const step = STEPS.find((each) => turns / each <= most) ?? turns
  return Array.from({ length: Math.floor(turns / step) }, (_, i) => (i + 1) * step)
}
