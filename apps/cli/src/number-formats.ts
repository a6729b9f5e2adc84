import type { LangCode } from '@machinami/lang'

/** Numbers as the reader's language writes them. */
export interface NumberFormats {
  readonly whole: (n: number) => string
  readonly decimal: (n: number) => string
  /** `+1.5`, `-2`, `·` for nothing. */
  readonly change: (n: number) => string
  /** `25.3 %` as the language writes it. */
  readonly percent: (share: number) => string
  readonly roundPercent: (share: number) => string
}

export function numberFormatsFor(code: LangCode): NumberFormats {
  const whole = new Intl.NumberFormat(code, { maximumFractionDigits: 0 })
  const decimal = new Intl.NumberFormat(code, { maximumFractionDigits: 1 })
  const change = new Intl.NumberFormat(code, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const percent = new Intl.NumberFormat(code, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const roundPercent = new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 0 })
  return {
    whole: (n) => whole.format(n),
    decimal: (n) => decimal.format(n),
    change: (n) => (Math.abs(n) < 0.05 ? '·' : change.format(n)),
    percent: (share) => percent.format(share),
    roundPercent: (share) => roundPercent.format(share),
  }
}
