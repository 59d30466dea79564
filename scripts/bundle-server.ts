import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { licencesOf } from './bundle-command-line.ts'

const folder = 'apps/server'
const threads = `${folder}/src/scoring`

/**
 * Bundles the service with the engine; returns the size in bytes.
 *
 * Its libraries stay outside, because several bring native code. The engine goes in, so that the
 * package runs without another one of ours, and in one version.
 */
export async function bundleServer(): Promise<number> {
  const target = join(folder, 'dist')
  await removeOldBundle(target)
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const libraries = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  const isOutside = (id: string) =>
    libraries.some((name) => id === name || id.startsWith(`${name}/`))
  const workers = (await readdir(threads)).filter((name) => name.endsWith('-worker.ts'))
  const bundle = await rolldown({
    // A thread is started from a file of its own, which lies beside the rest.
    input: [join(folder, 'src/main.ts'), ...workers.map((name) => join(threads, name))],
    platform: 'node',
    external: isOutside,
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  })
  const { output } = await bundle.write({
    dir: target,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  const chunks = output.filter((file) => file.type === 'chunk')
  // Today all libraries stay outside, with their licences; one that goes in brings its own.
  const licences = await licencesOf(chunks)
  if (licences !== '') await writeFile(join(target, 'LICENSES.txt'), licences)
  await copyFile('packages/engine/NOTICE.md', join(target, 'NOTICE.md'))
  return chunks.reduce((sum, { code }) => sum + code.length, 0)
}

/** The pages and what `tsc --build` leaves in the same folder stay. */
async function removeOldBundle(target: string): Promise<void> {
  const names = await readdir(target).catch(() => [])
  await Promise.all(
    names.filter((name) => name.endsWith('.js')).map((name) => rm(join(target, name))),
  )
}
