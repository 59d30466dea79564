import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type InputOptions,
  type OutputChunk,
  type OutputOptions,
  type RolldownOutput,
  rolldown,
} from 'rolldown'
import { asciiCode } from './bundle/ascii-code.ts'
import { dataFiles } from './bundle/data-files.ts'
import { modulePath } from './bundle/module-path.ts'
import { nativeBase64 } from './bundle/native-base64.ts'
import { noScripts } from './bundle/no-scripts.ts'
import { piscinaEntry, piscinaWorker } from './bundle/piscina-worker.ts'
import { plainBuiltins } from './bundle/plain-builtins.ts'
import { readyTables } from './bundle/ready-tables.ts'

/** What the bundles that hold the engine have alike. */
export const engineBundle: Omit<InputOptions, 'input'> = {
  platform: 'node',
  // What decodes media is native or loads parts of itself by name, and few runs need it.
  external: [
    'sharp',
    'exifreader',
    'mediabunny',
    'mpg123-decoder',
    'ogg-opus-decoder',
    // The recogniser is installed by who wants it.
    'onnxruntime-web',
    'llama-tokenizer-js',
    /^@wasm-audio-decoders\//,
    /^@trustnxt\/c2pa-ts/,
    // PDF too.
    'unpdf',
    // Threads of piscina load it where they are to run at another priority, and ours are not.
    '@napi-rs/nice',
    // Buckets and queues too.
    /^@aws-sdk\//,
    'pg-boss',
  ],
  resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  // gray-matter can evaluate front matter in JavaScript; the command line never asks it to.
  plugins: [readyTables, dataFiles, nativeBase64, noScripts, plainBuiltins, asciiCode],
  onwarn: (warning, warn) => {
    if (warning.code !== 'EVAL') warn(warning)
  },
}

/** Layout and comments are left out, so that less is read and kept; names stay, for the traces of errors. */
const plainMinify: NonNullable<OutputOptions['minify']> = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: true },
}

/**
 * Bundles the command line with the engine and its libraries; returns the size in bytes.
 *
 * One file a command instead of hundreds: measured on two cores, a draft of 5 KB is scored in 256 ms so,
 * in 322 ms with the libraries outside, 345 ms with the engine outside, 365 ms with both outside.
 * Chunks that few runs need (reporters, zod for settings, the progress bar) stay apart and load on demand.
 */
export async function bundleCommandLine(folder: string): Promise<number> {
  const bundle = await rolldown({
    input: {
      main: 'packages/cli/src/main.ts',
      worker: 'packages/cli/src/check/worker.ts',
      'media-process': 'packages/cli/src/media/media-process.ts',
      'corpus-worker': 'packages/cli/src/corpus/threads/corpus-worker.ts',
      'engine-worker': 'packages/cli/src/lsp/engine-worker.ts',
      'reader-worker': 'packages/sources/src/read/reader-worker.ts',
      ...piscinaEntry,
    },
    ...engineBundle,
    plugins: [engineBundle.plugins, piscinaWorker],
  })
  // A worker is found beside the chunk that starts it, so everything lies in one folder.
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: plainMinify,
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      // What every run loads is one file, and what every check loads another, instead of forty.
      groups: [
        { name: 'start', test: /[\\/]cli[\\/]src[\\/]main\.ts$/, priority: 2 },
        {
          name: 'scoring',
          test: /[\\/](?:cli[\\/]src[\\/]check[\\/]check|engine[\\/]src[\\/]text[\\/]index)\.ts$/,
          priority: 1,
        },
      ],
    },
  })
  const chunks = [...output, ...(await bundleMedia(folder))].filter((file) => file.type === 'chunk')
  await writeFile(join(folder, 'LICENSES.txt'), await licencesOf(chunks))
  await copyFile('packages/engine/NOTICE.md', join(folder, 'NOTICE.md'))
  // `content-trust init` names it, so that editors read it without a network.
  await copyFile('packages/workspace/schema.json', join(folder, 'schema.json'))
  // What `content-trust sources --output` writes.
  await copyFile('packages/sources/sources.schema.json', join(folder, 'sources.schema.json'))
  await copyFile('packages/workspace/policy.schema.json', join(folder, 'policy.schema.json'))
  // What an editor marks links to the page about its rule.
  await cp('docs/rules', join(folder, 'rules'), { recursive: true })
  return chunks.reduce((sum, { code }) => sum + code.length, 0)
}

/** The thread that decodes media apart from the rest, so that it loads no engine of texts. */
async function bundleMedia(folder: string): Promise<RolldownOutput['output']> {
  const bundle = await rolldown({
    input: { 'media-thread': 'packages/cli/src/media/media-thread.ts' },
    ...engineBundle,
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: plainMinify,
    chunkFileNames: 'media-[name]-[hash].js',
  })
  return output
}

/** The text of a licence that a package names and whose file was left out of it. */
async function mitOf(manifest: {
  readonly name: string
  readonly license?: string
  readonly repository?: { readonly url?: string }
}): Promise<string> {
  const { name, license, repository: { url } = {} } = manifest
  if (license !== 'MIT' || url === undefined) throw new Error(`No licence text in ${name}.`)
  const own = await readFile('LICENSE', 'utf8')
  return own.replace(/^Copyright .*$/m, `Copyright (c) the contributors of ${url}`)
}

/** The licence texts of all libraries in the bundle, which their licences ask us to pass on. */
export async function licencesOf(chunks: readonly OutputChunk[]): Promise<string> {
  const folders = new Set(
    chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(modulePath(id)) ?? []),
  )
  const texts = await Promise.all(
    [...folders].sort().map(async (folder) => {
      const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
      const name = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each))
      const text =
        name === undefined ? await mitOf(manifest) : await readFile(join(folder, name), 'utf8')
      return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}\n`
    }),
  )
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}
