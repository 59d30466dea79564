import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { ensureInstalled } from '../ensure-installed.ts'
import { modulePath } from './module-path.ts'

/** Holds the package, which only this bundle needs. */
const home = join(import.meta.dirname, 'sharp-in-wasm')

/** Name of the file with the glue code of the decoder. */
const glue = 'sharp-wasm32.cjs'

/** A decoder of images that runs wherever Node does: files to lay beside a bundle, and a plugin that uses them. */
export interface SharpInWasm {
  readonly files: ReadonlyMap<string, string | Uint8Array>
  readonly plugin: Plugin
  /** What the glue code was made from, for licences. */
  readonly chunks: readonly OutputChunk[]
  /** The libraries inside, with their licences. */
  readonly notice: string
}

/**
 * The WebAssembly build of sharp, which decodes as the native one does: same libraries, same pixels. Code of
 * one platform cannot lie in a bundle that runs on all runners. The WebAssembly is held against its checksum
 * before it runs.
 */
export async function bundleSharpInWasm(): Promise<SharpInWasm> {
  ensureInstalled(home)
  const entry = createRequire(join(home, 'package.json')).resolve('@img/sharp-wasm32/sharp.node')
  const folder = join(dirname(entry), 'lib')
  const name = (await readdir(folder)).find((each) => each.endsWith('.wasm'))
  if (name === undefined) throw new Error(`Expected WebAssembly in ${folder}.`)
  const wasm = await readFile(join(folder, name))
  const bundle = await rolldown({ input: entry, platform: 'node' })
  const { output } = await bundle.generate({ format: 'cjs', entryFileNames: glue })
  await bundle.close()
  const [chunk] = output
  if (output.length !== 1 || !chunk.code.includes(name)) {
    throw new Error(`Expected one file that names ${name}.`)
  }
  const checksum = createHash('sha256').update(wasm).digest('hex')
  return {
    files: new Map<string, string | Uint8Array>([
      [glue, chunk.code],
      [name, wasm],
    ]),
    chunks: [chunk],
    notice: await readFile(join(dirname(entry), 'README.md'), 'utf8'),
    plugin: {
      name: 'sharp-in-wasm',
      load: (id) =>
        modulePath(id).endsWith('/sharp/dist/sharp.mjs') ? loader(name, checksum) : null,
    },
  }
}

function loader(name: string, checksum: string): string {
  return `import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const wasm = readFileSync(new URL('./${name}', import.meta.url))
if (createHash('sha256').update(wasm).digest('hex') !== '${checksum}') {
  throw new Error('The file ${name} of the action is damaged.')
}
export default createRequire(import.meta.url)('./${glue}')
`
}
