import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { type FolderName, measuredFolders } from './folders.ts'
import { keptWorker } from './kept-worker.ts'

const folder = measuredFolders[process.env['MUTATION_FOLDER'] as FolderName]
if (folder === undefined) throw new Error('Start this by: npm run mutation')

type Conditions = Readonly<Record<string, unknown>>

/** Public names of the packages, as sources of this copy of the project: `node_modules` links to the original. */
function ownSources(): { find: RegExp; replacement: string }[] {
  return globSync(['packages/*/package.json', 'apps/*/package.json']).flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
      name: string
      exports?: Readonly<Record<string, Conditions | string>>
    }
    return Object.entries(exports).flatMap(([subpath, target]) => {
      const source = typeof target === 'string' ? target : target['source']
      if (typeof source !== 'string') return []
      const [before = '', after] = join(name, subpath).split('*')
      const pattern = after === undefined ? before : `${before}(.*)${after}`
      return [
        {
          find: new RegExp(`^${pattern}$`),
          replacement: resolve(dirname(path), source.replace('*', '$1')),
        },
      ]
    })
  })
}

export default defineConfig({
  resolve: { conditions: ['source'], alias: ownSources() },
  ssr: { resolve: { conditions: ['source'] } },
  plugins: [
    {
      name: 'kept-worker',
      configureVitest({ project }) {
        if (process.env['MUTATION_FRESH'] === '1') return
        // StrykerJS sets a pool of its own choice, so this comes after it.
        Object.assign(project.config, { pool: keptWorker.name, poolRunner: keptWorker })
      },
    },
  ],
  test: {
    include: [...folder.tests],
    isolate: false,
    globalSetup: ['./test/support/own-temporary-folder.ts'],
    setupFiles: ['./test/support/fail-on-console.ts'],
    provide: { lane: 'mutation' },
    testTimeout: 20_000,
    // Vitest copies what nobody has caught into an object without methods, which StrykerJS cannot print.
    onUnhandledError(error) {
      const words = `${error.name}: ${error.message}`
      Object.defineProperty(error, 'toString', { value: () => words })
    },
  },
})
