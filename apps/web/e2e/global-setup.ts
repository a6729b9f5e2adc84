import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { launchServer } from '../scripts/browser.ts'
import { serve } from '../scripts/serve.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
    /** Where the built app lies. */
    web: string
    /** Where the browser listens; empty where there is none. */
    browser: string
  }
}

/**
 * Builds the app as it is for everybody, in a process of its own: a test's environment would make it another app.
 * One browser serves all test files.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  // In a folder of its own: somebody may build while the tests run.
  const built = mkdtempSync(join(tmpdir(), 'machinami-web-'))
  const build = ['build', '--logLevel', 'error', '--outDir', built, '--emptyOutDir']
  execFileSync(process.execPath, [vite, ...build], { cwd: root, env, stdio: 'inherit' })
  const { url, close } = await serve(built)
  const browser = await launchServer()
  project.provide('url', url)
  project.provide('web', built)
  project.provide('browser', browser?.wsEndpoint() ?? '')
  return async () => {
    await browser?.close()
    await close()
    rmSync(built, { recursive: true, force: true })
  }
}
