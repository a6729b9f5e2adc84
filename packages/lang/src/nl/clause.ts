import { capital } from '../text.ts'

/**
 * A main clause in parts, because Dutch puts the verb before the subject as soon as something else comes first:
 * `Je krijgt een extra beurt`, `Daarna krijg je een extra beurt`.
 */
export interface Clause {
  readonly subject: string
  readonly verb: string
  /** The verb before its subject; `je` takes the -t away. */
  readonly inverted: string
  readonly rest: string
}

export const clause = (subject: string, verb: string, rest: string, inverted = verb): Clause => ({
  subject,
  verb,
  inverted,
  rest,
})

/** `fronts` come before the clause: `daarna`, `als je de Haven hebt`. */
export function sentence(fronts: readonly string[], { subject, verb, inverted, rest }: Clause): string {
  if (fronts.length === 0) return `${capital(`${subject} ${verb} ${rest}`)}.`
  const isAdverb = !fronts[0].includes(' ')
  const comma = isAdverb && fronts.length === 1 ? '' : ','
  return `${capital(fronts.join(isAdverb ? ', ' : ' en '))}${comma} ${inverted} ${subject} ${rest}.`
}
