export interface Verdict {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly mutatorName: string
  readonly replacement: string
  /** `static`: runs only while the program loads, or never in these tests. */
  readonly status: 'killed' | 'timeout' | 'survived' | 'static'
  readonly killer: string | null
}

/** Scores per file. Mutants that no test reaches count as survivors, unless they only run while loading. */
export function report(verdicts: readonly Verdict[]): string {
  const files = [...new Set(verdicts.map(({ file }) => file))]
  const row = (name: string, own: readonly Verdict[]) => {
    const count = (status: Verdict['status']) => own.filter((each) => each.status === status).length
    const noticed = count('killed') + count('timeout')
    const score = ((100 * noticed) / Math.max(1, noticed + count('survived'))).toFixed(1)
    return `| ${name} | ${own.length} | ${count('killed')} | ${count('timeout')} | ${count('survived')} | ${count('static')} | ${score} % |`
  }
  return [
    '| file | mutants | killed | endless | survived | not reached | score |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...files.map((file) => row(file.replace('packages/', ''), verdicts.filter((each) => each.file === file))),
    row('**all**', verdicts),
  ].join('\n')
}
