import { readFile } from 'node:fs/promises'
import { rolldown } from 'rolldown'
import { bundleSharpInWasm } from './bundle/sharp-in-wasm.ts'
import { licencesOf } from './bundle-command-line.ts'

/**
 * The files of the action's `dist` by name, as GitHub runs them from the release branch.
 *
 * Without hashes in their names and split by what changes together, so that a change of the engine is not
 * a change of every file.
 */
export async function bundleAction(): Promise<Map<string, string | Uint8Array>> {
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
        { name: 'models', test: /packages[\\/]engine[\\/]models[\\/]/, priority: 2 },
        { name: 'engine', test: /packages[\\/]engine[\\/]src[\\/]/, priority: 1 },
      ],
    },
  })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const images = await bundleImageThread()
  const files = new Map<string, string | Uint8Array>(images.files)
  for (const { fileName, code } of chunks) files.set(fileName, code)
  const licences = [await licencesOf([...chunks, ...images.chunks]), images.notice]
  files.set('LICENSES.txt', licences.join(`\n${'-'.repeat(80)}\n\n`))
  files.set('NOTICE.md', await readFile('packages/engine/NOTICE.md', 'utf8'))
  return files
}

/** The thread that scores images, in a file that only runs with images load. */
async function bundleImageThread() {
  const sharp = await bundleSharpInWasm()
  const bundle = await rolldown({
    input: { 'image-thread': 'packages/github-action/src/images/image-thread.ts' },
    platform: 'node',
    plugins: [sharp.plugin],
    // Audio and videos are not for the action.
    external: [
      /^onnxruntime-web$/,
      /^llama-tokenizer-js$/,
      /^mediabunny$/,
      /^mpg123-decoder$/,
      /^ogg-opus-decoder$/,
      /^@wasm-audio-decoders\//,
    ],
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const files = [...sharp.files, ...chunks.map(({ fileName, code }) => [fileName, code] as const)]
  return { files, chunks: [...chunks, ...sharp.chunks], notice: sharp.notice }
}
