import { execFileSync } from 'node:child_process'

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The version of the project as it is now, where it can be told; "+" where its packages have been changed since. */
export function commitNow(): string {
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain', 'packages') === '' ? '' : '+')
  } catch {
    return 'unknown'
  }
}
