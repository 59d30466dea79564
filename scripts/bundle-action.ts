import { readFile } from 'node:fs/promises'
import { rolldown } from 'rolldown'
import { licencesOf } from './bundle-command-line.ts'

/** Where GitHub looks for the action. */
export const actionFolder = 'packages/github-action/dist'

/**
 * The files of the action's `dist`, which GitHub runs as they are committed.
 *
 * Without hashes in their names and split by what changes together, so that a change of the engine is not
 * a change of every file.
 */
export async function bundleAction(): Promise<Map<string, string>> {
  const bundle = await rolldown({
    input: { index: 'packages/github-action/src/main.ts' },
    platform: 'node',
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
    // gray-matter can evaluate front matter in JavaScript; the action never asks it to.
    onwarn: (warning, warn) => {
      if (warning.code !== 'EVAL') warn(warning)
    },
  })
  const { output } = await bundle.generate({
    format: 'esm',
    chunkFileNames: '[name].js',
    // Not minified: who uses an action may want to read what it runs.
    codeSplitting: {
      groups: [
        { name: 'libraries', test: /node_modules/, priority: 2 },
        { name: 'models', test: /packages\/engine\/models\//, priority: 2 },
        { name: 'engine', test: /packages\/engine\/src\//, priority: 1 },
      ],
    },
  })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const files = new Map(chunks.map(({ fileName, code }) => [`${actionFolder}/${fileName}`, code]))
  files.set(`${actionFolder}/LICENSES.txt`, await licencesOf(chunks))
  files.set(`${actionFolder}/NOTICE.md`, await readFile('packages/engine/NOTICE.md', 'utf8'))
  return files
}
