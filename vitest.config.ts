import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A busy machine is no reason to fail.
          testTimeout: 60_000,
          // Modules as Node loads them, once per worker: rewritten by Vite, games take three times as long, and loading
          // everything anew for each file takes longer than its tests. So there is no vi.mock here: hand things in.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--import', 'tsx', '--conditions=source'],
          isolate: false,
          maxWorkers: '100%',
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
})
