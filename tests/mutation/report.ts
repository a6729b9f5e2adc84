export interface Verdict {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly mutatorName: string
  readonly replacement: string
  readonly status: 'killed' | 'timeout' | 'survived' | 'unreached'
  readonly killer: string | null
}

/** Scores per file: mutants noticed of all, those no test reaches included. */
export function report(verdicts: readonly Verdict[]): string {
  const files = [...new Set(verdicts.map(({ file }) => file))]
  const row = (name: string, own: readonly Verdict[]) => {
    const count = (status: Verdict['status']) => own.filter((each) => each.status === status).length
    const noticed = count('killed') + count('timeout')
    const score = ((100 * noticed) / Math.max(1, own.length)).toFixed(1)
    return `| ${name} | ${own.length} | ${count('killed')} | ${count('timeout')} | ${count('survived')} | ${count('unreached')} | ${score} % |`
  }
  return [
    '| file | mutants | killed | endless | survived | not reached | score |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...files.map((file) =>
      row(
        file.replace('packages/', ''),
        verdicts.filter((each) => each.file === file),
      ),
    ),
    row('**all**', verdicts),
  ].join('\n')
}
