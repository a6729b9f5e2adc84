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
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
})
