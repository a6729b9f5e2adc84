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
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
})
