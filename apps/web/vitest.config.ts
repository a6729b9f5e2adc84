import { defineConfig } from 'vitest/config'

/** The app in a real browser, built and served as it is for everybody. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'web',
    include: ['e2e/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // What a test reads may be on its way: it is read again until it is there.
    expect: { poll: { timeout: 15_000 } },
    // A browser is busy with more than one thing at a time; more than two visitors only get into each other's way.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // A browser on a machine that is busy with other work may miss a beat, even twice; every time is told (visits.ts).
    retry: 2,
  },
})
