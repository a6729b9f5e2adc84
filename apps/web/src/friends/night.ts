/** Hours of the night, as people here count them. */
const NIGHT = [22, 7] as const
const toUtc = (hour: number): number => {
  const then = new Date()
  then.setHours(hour, 0, 0, 0)
  return then.getUTCHours()
}

/** The night as a server counts it. */
export const nightHere = (): readonly [number, number] => [toUtc(NIGHT[0]), toUtc(NIGHT[1])]
