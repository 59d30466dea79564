import { configDefaults, defineConfig } from 'vitest/config'

/** Tests of what only one lane has: PostgreSQL and processes that are killed; a real Chromium. */
const laneTests = ['test/ledger/lane/**/*.test.ts', 'test/browser/**/*.test.ts']

const usual = {
  include: [
    'packages/**/*.test.ts',
    'apps/**/*.test.ts',
    'test/**/*.test.ts',
    'training/**/*.test.ts',
    'bench/**/*.test.ts',
  ],
  exclude: [...configDefaults.exclude, ...laneTests],
  globalSetup: [],
}

/**
 * `--mode service` runs the tests of the ledger again, on a PostgreSQL that it starts.
 * `--mode browser` runs the built pages in Chromium.
 */
const lanes: Readonly<Record<string, typeof usual>> = {
  service: {
    include: ['test/ledger/**/*.test.ts'],
    exclude: configDefaults.exclude,
    globalSetup: ['./test/ledger/lane/start-postgres.ts'],
  },
  browser: {
    include: ['test/browser/**/*.test.ts'],
    exclude: configDefaults.exclude,
    globalSetup: [],
  },
}

export default defineConfig(({ mode }) => ({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    ...(lanes[mode] ?? usual),
    setupFiles: ['./test/support/fail-on-console.ts'],
    testTimeout: 60_000,
  },
}))
