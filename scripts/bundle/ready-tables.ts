import { endianness } from 'node:os'
import { resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { textTables } from '../../packages/engine/src/text/pipeline/text-tables.ts'
import { modulePath } from './module-path.ts'
import { packTables } from './pack-tables.ts'

const fileName = 'text-tables.bin'

/**
 * Makes the tables of the engine when the bundle is made, and keeps them in one file beside the code.
 *
 * A fresh process runs slowly what decodes models, lays their weights side by side and builds the vocabulary:
 * 50 of 190 ms of CPU time for a draft of 5 KB.
 */
export const readyTables: Plugin = {
  name: 'ready-tables',
  load(id) {
    if (!modulePath(id).endsWith('/engine/src/text/pipeline/text-tables.ts')) return null
    if (endianness() === 'BE')
      throw new Error('Expected a machine that keeps the little end first.')
    this.emitFile({ type: 'asset', fileName, source: packTables(textTables()) })
    const unpack = JSON.stringify(resolve('packages/engine/src/node/unpack-tables.ts'))
    return {
      moduleType: 'js',
      code: `import { readFileSync } from 'node:fs'
import { unpackTables } from ${unpack}
const tables = unpackTables(readFileSync(new URL('./${fileName}', import.meta.url)))
export const textTables = () => tables
`,
    }
  },
}
