import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import * as z from 'zod'
import { dataFiles } from './bundle/data-files.ts'
import { nativeBase64 } from './bundle/native-base64.ts'
import { noScripts } from './bundle/no-scripts.ts'
import { readyTables } from './bundle/ready-tables.ts'
import { licencesOf } from './bundle-command-line.ts'

const folder = 'packages/remark-plugin'
const manifestSchema = z.object({ exports: z.record(z.string(), z.object({ source: z.string() })) })

/**
 * Bundles the remark plugin with the engine and the libraries that read settings; returns the size in bytes.
 *
 * Every process of a build loads it before its first page. As 864 modules that took 440 to 500 ms of CPU time, and as
 * a few files with the tables made ready 80 to 95 ms (two busy cores). Its declarations still name the engine.
 */
export async function bundleRemarkPlugin(): Promise<number> {
  const { exports } = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  )
  const sources = Object.values(exports).map(({ source }) => source)
  const bundle = await rolldown({
    input: Object.fromEntries(
      sources.map((source) => [source.replace(/^\.\/src\/|\.ts$/g, ''), join(folder, source)]),
    ),
    platform: 'node',
    external: isOutside,
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
    plugins: [readyTables, dataFiles, nativeBase64, noScripts],
    onwarn: (warning, warn) => {
      // gray-matter can evaluate front matter in JavaScript; the plugin never asks it to.
      if (warning.code !== 'EVAL') warn(warning)
    },
  })
  const dist = join(folder, 'dist')
  const { output } = await bundle.write({
    dir: dist,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
  })
  const chunks = output.filter((file) => file.type === 'chunk')
  await writeFile(join(dist, 'LICENSES.txt'), await licencesOf(chunks))
  await copyFile('packages/engine/NOTICE.md', join(dist, 'NOTICE.md'))
  return chunks.reduce((sum, { code }) => sum + code.length, 0)
}

/**
 * What stays outside: the files that the host hands in, and the engine for what reads images, which few sites ask for.
 * It finds decoders from its own folder, and its errors are told by their class.
 */
function isOutside(id: string, importer: string | undefined): boolean {
  if (/^vfile(-message)?$/.test(id)) return true
  return id.startsWith('@content-trust/engine') && importer?.endsWith('score-image.ts') === true
}
