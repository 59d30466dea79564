import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'rolldown'
import { escapeCharacter } from './ascii-code.ts'
import { modulePath } from './module-path.ts'

/** Smaller files stay in the code; a file of their own would cost more than it saves. */
const LEAST_LENGTH = 8000

/** Data that few runs ask for: read when one of its keys is first read. */
const seldomRead = /\/word-relations\.generated\.json$/

/**
 * Keeps the engine's models and tables as JSON files beside the code, where the engine imports them.
 *
 * As code they are read, decoded, compiled and kept in the compile cache as well; measured on a draft of
 * 5 KB that took 27 of 230 ms of CPU time, and 10 MB.
 */
export const dataFiles: Plugin = {
  name: 'data-files',
  async load(id) {
    if (!/\/packages\/engine\/(?:models|src)\/.*\.json$/.test(modulePath(id))) return null
    const data: unknown = JSON.parse(await readFile(id, 'utf8'))
    const source = JSON.stringify(data)
    if (source.length < LEAST_LENGTH || typeof data !== 'object' || data === null) return null
    // One byte a character is read fastest, so whatever is not ASCII is escaped.
    const ascii = source.replace(/[^\p{ASCII}]/gu, escapeCharacter)
    const fileName = `${basename(id) === 'model.json' ? basename(dirname(id)) : basename(id, '.json')}.json`
    this.emitFile({ type: 'asset', fileName, source: ascii })
    const read = `JSON.parse(readFileSync(new URL(${JSON.stringify(`./${fileName}`)}, import.meta.url), 'latin1'))`
    const keys = Object.keys(data).map((key) => JSON.stringify(key))
    const value = seldomRead.test(modulePath(id))
      ? `{ ${keys.map((key) => `get ${key}() { return (data ??= read())[${key}] }`).join(', ')} }`
      : 'read()'
    return {
      moduleType: 'js',
      code: `import { readFileSync } from 'node:fs'\nconst read = () => ${read}\nlet data\nexport default ${value}\n`,
    }
  },
}
