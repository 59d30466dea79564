import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs after `npm install`. The Node that it brings comes with headers to compile native code with, 67 MB in 6000
 * files, and nothing is compiled here. It is JavaScript, since the Node of the machine may run it.
 */
const folder = 'node_modules/node/node_modules'
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  rmSync(join(folder, name, 'include'), { recursive: true, force: true })
}
