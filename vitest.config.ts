import { configDefaults, defineConfig } from 'vitest/config'

/** Tests of what only the service lane has: PostgreSQL, processes that are killed. */
const lane = 'test/ledger/lane/**/*.test.ts'

/** `--mode service` runs the tests of the ledger again, on a PostgreSQL that it starts. */
export default defineConfig(({ mode }) => ({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include:
      mode === 'service'
        ? ['test/ledger/**/*.test.ts']
        : [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'test/**/*.test.ts',
            'training/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
    exclude: mode === 'service' ? configDefaults.exclude : [...configDefaults.exclude, lane],
    globalSetup: mode === 'service' ? ['./test/ledger/lane/start-postgres.ts'] : [],
    setupFiles: ['./test/support/fail-on-console.ts'],
    testTimeout: 60_000,
  },
}))
