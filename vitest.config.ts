import { defineConfig } from 'vitest/config'

/** Tests that play for longer than anybody waits between two changes: `npm test` runs them, `npm run test:unit` does not. */
const LONG = '**/*.long.test.ts'

export const inNode = {
  // A busy machine is no reason to fail.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Modules as Node loads them, once per worker: rewritten by Vite, games take three times as long, and loading
  // everything anew for each file takes longer than its tests. So there is no vi.mock here: hand things in.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', 'tsx', '--conditions=source'],
  isolate: false,
  maxWorkers: '100%',
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/cli/src/**/*.test.ts',
            'apps/web/{build,scripts}/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: [LONG],
        },
      },
      {
        extends: true,
        test: { ...inNode, name: 'long', include: [`packages/*/src/${LONG}`, `apps/cli/src/${LONG}`, `tests/${LONG}`] },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [LONG],
          globalSetup: ['apps/server/src/testing/one-postgres.mjs'],
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
})
