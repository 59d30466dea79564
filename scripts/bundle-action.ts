import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type OutputChunk, rolldown } from 'rolldown'
import { noScripts } from './bundle/no-scripts.ts'
import { oneUndici } from './bundle/one-undici.ts'
import { piscinaEntry, piscinaWorker } from './bundle/piscina-worker.ts'
import { bundleSharpInWasm } from './bundle/sharp-in-wasm.ts'
import { undiciClient } from './bundle/undici-client.ts'
import { licencesOf } from './bundle-command-line.ts'

/** What reads PDF would be 1.7 MB more for every run, and threads of ours have one priority. */
const outside = ['unpdf', '@napi-rs/nice']

type Files = Map<string, string | Uint8Array>

/** The files of a release by name. */
export interface BundledAction {
  /** What every run loads, for `dist`. */
  readonly action: Files
  /** What only runs with images fetch: two thirds of the whole. */
  readonly images: Files
}

/**
 * The files of the action, as GitHub runs them from the release branch.
 *
 * Without hashes in their names and split by what changes together, so that a change of the engine is not
 * a change of every file.
 */
export async function bundleAction(): Promise<BundledAction> {
  const bundle = await rolldown({
    input: { index: 'packages/github-action/src/main.ts' },
    platform: 'node',
    external: outside,
    plugins: [piscinaWorker, undiciClient, oneUndici, noScripts],
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
      // What only runs with sources load is in files of its own.
      groups: [
        { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
        { name: 'models', test: /packages[\\/]engine[\\/]models[\\/]/, priority: 2 },
        {
          name: 'engine',
          test: /packages[\\/]engine[\\/]src[\\/]/,
          tags: ['$initial'],
          priority: 1,
        },
      ],
    },
  })
  await bundle.close()
  const chunks = [
    ...output.filter((file) => file.type === 'chunk'),
    ...(await bundleReaderThreads()),
  ]
  const images = await bundleImageThread()
  const action: Files = new Map(chunks.map(({ fileName, code }) => [fileName, code]))
  action.set('image-code.json', `${JSON.stringify(listOf(images), null, 2)}\n`)
  action.set('LICENSES.txt', await licencesOf(chunks))
  action.set('NOTICE.md', await readFile('packages/engine/NOTICE.md', 'utf8'))
  return { action, images }
}

/** The files that a run with images fetches, by their ids in git and their checksums. */
function listOf(images: Files) {
  const files = [...images].flatMap(([name, content]) => {
    if (name === 'LICENSES.txt') return []
    const bytes = Buffer.from(content)
    const blob = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
    return [{ name, blob, sha256: createHash('sha256').update(bytes).digest('hex') }]
  })
  return { files }
}

/** The threads that read pages: apart from the rest, so that they load neither the engine nor what asks servers. */
async function bundleReaderThreads(): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    input: { 'reader-worker': 'packages/sources/src/read/reader-worker.ts', ...piscinaEntry },
    platform: 'node',
    external: outside,
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  })
  const { output } = await bundle.generate({ format: 'esm', chunkFileNames: 'reader-[name].js' })
  await bundle.close()
  return output.filter((file) => file.type === 'chunk')
}

/** The thread that scores images, with its decoder and their licences. */
async function bundleImageThread(): Promise<Files> {
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
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    // No manifest lies beside it that would say what it is.
    entryFileNames: '[name].mjs',
  })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const licences = [await licencesOf([...chunks, ...sharp.chunks]), sharp.notice]
  return new Map<string, string | Uint8Array>([
    ...sharp.files,
    ...chunks.map(({ fileName, code }) => [fileName, code] as const),
    ['LICENSES.txt', licences.join(`\n${'-'.repeat(80)}\n\n`)],
  ])
}
