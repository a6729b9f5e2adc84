const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9d]/

/** People and towns are called what they like: whoever reads Dutch has not fetched Japanese letters until somebody needs them. */
export function fetchLettersFor(what: unknown): void {
  // Without them the device's own stand in.
  if (JAPANESE.test(JSON.stringify(what) ?? '')) void import('../theme/japanese.ts').catch(() => undefined)
}
