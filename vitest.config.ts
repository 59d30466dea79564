import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'test/**/*.test.ts',
      'training/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    setupFiles: ['./test/support/fail-on-console.ts'],
    testTimeout: 60_000,
  },
})
