import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { serve } from '../scripts/serve.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'error' })
  const { server, url } = await serve(0)
  project.provide('url', url)
  return () => server.close()
}
