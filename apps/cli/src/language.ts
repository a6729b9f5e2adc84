import { type Refusal, refuse } from '@machinami/cards'
import { isLangCode, LANG_CODES, type LangCode, systemLang } from '@machinami/lang'
import type { Io } from './io.ts'

/**
 * The language to speak, found before anything else because even the help depends on it: `--lang`, else the
 * environment.
 */
export function languageOf(argv: readonly string[], env: Io['env']): { code: LangCode; refusal: Refusal | null } {
  const code = systemLang(env)
  const wish = flagValue(argv, '--lang')
  if (wish === undefined) return { code, refusal: null }
  if (isLangCode(wish)) return { code: wish, refusal: null }
  return { code, refusal: refuse('unknown-language', { what: wish, wanted: LANG_CODES.join(', ') }) }
}

function flagValue(argv: readonly string[], flag: string): string | undefined {
  for (let i = 0; i < argv.length; i++) {
    if (argv[i] === '--') return undefined
    if (argv[i] === flag) return argv[i + 1]
    if (argv[i].startsWith(`${flag}=`)) return argv[i].slice(flag.length + 1)
  }
  return undefined
}
