import { join, matchesGlob } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { type Lane, lanes } from './test/lanes.ts'

const allTests = [
  'packages/**/*.test.ts',
  'apps/**/*.test.ts',
  'test/**/*.test.ts',
  'training/**/*.test.ts',
  'bench/**/*.test.ts',
]

/** Whether somebody asked for certain files, as in `npx vitest run test/lsp/edits.test.ts`. */
const namesFiles = process.argv
  .slice(2)
  .some((word) => /^(?:\.\/)?(?:packages|apps|test|training|bench)\//.test(word))

/** What `npm test` leaves to lanes. Of that, what runs without the set-up of its lane runs when it is named. */
const leftToLanes = Object.values<Lane>(lanes).flatMap(
  ({ files, onlyHere = files, runsAnywhere = false }) => {
    if (!namesFiles || runsAnywhere === false) return onlyHere
    return runsAnywhere === true ? [] : onlyHere.filter((glob) => !runsAnywhere.includes(glob))
  },
)

/** The order of Vitest, but for the files of a lane that take longest: they start first. */
function longestFirst(patterns: readonly string[]): typeof BaseSequencer {
  const globs = patterns.map((pattern) => join(import.meta.dirname, pattern))
  const isLong = ({ moduleId }: TestSpecification) =>
    globs.some((glob) => matchesGlob(moduleId, glob))
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
    }
  }
}

export default defineConfig(({ mode }) => {
  const lane = Object.entries<Lane>(lanes).find(([name]) => name === mode)?.[1]
  return {
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
    test: {
      // A failing `-t NAME` lists the tests of that name, not the thousands beside it.
      hideSkippedTests: true,
      include: [...(lane?.files ?? allTests)],
      exclude: [...configDefaults.exclude, ...(lane ? [] : leftToLanes)],
      // Tests change nothing outside of themselves, so that one engine may serve the tests of many files:
      // loading it again for each took half of the time.
      isolate: false,
      // Many tests wait for processes of their own, so two at a time keep two cores busy.
      maxWorkers: 2,
      globalSetup: ['./test/support/own-temporary-folder.ts', ...(lane?.globalSetup ?? [])],
      sequence: { sequencer: longestFirst(lane?.longest ?? []) },
      provide: { lane: mode },
      setupFiles: ['./test/support/fail-on-console.ts'],
      // What lanes wait for takes its time on a busy machine.
      testTimeout: lane === undefined ? 60_000 : 180_000,
      hookTimeout: 60_000,
      // Vitest's second is too short where a page, a process and another lane share two cores.
      expect: { poll: { timeout: lane === undefined ? 10_000 : 30_000 } },
    },
  }
})
