import type { Plugin } from 'rolldown'
import { modulePath } from './module-path.ts'

const besideItself = "(0, node_path_1.resolve)(__dirname, 'worker.js')"
const placeholder = 'globalThis.piscinaWorkerOfThisBundle'

/** The file in which a bundle has what piscina runs in its threads. */
export const piscinaEntry = { 'piscina-worker': 'node_modules/piscina/dist/worker.js' } as const

/** Lets piscina find what it runs in its threads beside the bundle, where it has a name of its own. */
export const piscinaWorker: Plugin = {
  name: 'piscina-worker',
  transform(code, id) {
    if (!/\/piscina\/dist\/index\.js$/.test(modulePath(id))) return null
    if (!code.includes(besideItself)) throw new Error(`Expected ${besideItself} in ${id}.`)
    return code.replace(besideItself, placeholder)
  },
  // A module of CommonJS may not say this itself.
  renderChunk: (code) =>
    code.replace(placeholder, 'new URL("./piscina-worker.js", import.meta.url)'),
}
