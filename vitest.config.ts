import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Tests of what only one lane has: PostgreSQL and processes that are killed; a real Chromium; tools
 * that judge the service; the built editor, in Chromium and in Electron.
 */
const laneTests = [
  'test/ledger/lane/**/*.test.ts',
  'test/browser/**/*.test.ts',
  'test/contract/**/*.test.ts',
  'test/desktop/**/*.test.ts',
  'test/desktop-renderer/**/*.test.ts',
]

interface Lane {
  include: string[]
  exclude: string[]
  globalSetup: string[]
}

const usual: Lane = {
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
 * `--mode lsp` runs the language server as it is published.
 * `--mode browser` runs the built pages in Chromium.
 * `--mode desktop` runs the built editor: its pages in Chromium, the whole app in Electron.
 * `--mode contract` lets independent tools judge the service, and runs its tests through one of them.
 */
const lanes: Readonly<Record<string, Lane>> = {
  service: {
    include: ['test/ledger/**/*.test.ts'],
    exclude: configDefaults.exclude,
    globalSetup: ['./test/ledger/lane/start-postgres.ts'],
  },
  contract: {
    include: ['test/contract/**/*.test.ts', 'test/server/**/*.test.ts'],
    exclude: configDefaults.exclude,
    globalSetup: ['./test/contract/support/start-judges.ts'],
  },
  lsp: {
    include: ['test/lsp/**/*.test.ts'],
    exclude: configDefaults.exclude,
    globalSetup: ['./test/lsp/support/build-server.ts'],
  },
  desktop: {
    include: ['test/desktop/**/*.test.ts', 'test/desktop-renderer/**/*.test.ts'],
    exclude: configDefaults.exclude,
    globalSetup: ['./test/desktop/support/start-display.ts'],
  },
  browser: {
    include: ['test/browser/**/*.test.ts'],
    exclude: configDefaults.exclude,
    globalSetup: [],
  },
}

export default defineConfig(({ mode }) => {
  const lane = lanes[mode] ?? usual
  return {
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
    test: {
      ...lane,
      // Tests change nothing outside of themselves, so that one engine may serve the tests of many files:
      // loading it anew for each took half of the time.
      isolate: lane !== usual,
      // Many of these wait for processes of their own, so two at a time keep two cores busy.
      ...(lane === usual ? { maxWorkers: 2 } : {}),
      globalSetup: ['./test/support/own-temporary-folder.ts', ...lane.globalSetup],
      provide: { lane: mode },
      setupFiles: ['./test/support/fail-on-console.ts'],
      testTimeout: 60_000,
    },
  }
})
