import type { Plugin } from 'rolldown'
import { modulePath } from './module-path.ts'

/**
 * Modules of which we take nothing but functions, loaded when the first of them is called: cryptography takes 10 ms
 * and most runs hash nothing, files with promises take 2 ms and a check reads without.
 */
const loadedWhenCalled = ['node:crypto', 'node:fs/promises']

const take = 'globalThis.process.getBuiltinModule'

/**
 * Takes Node's own modules as they are instead of importing them.
 *
 * An import makes a second face of a module and reads every property for it, which loads parts that no run
 * needs: the streams of `node:fs`, the web cryptography of `node:crypto`, the diff of `node:util`.
 */
export const plainBuiltins: Plugin = {
  name: 'plain-builtins',
  transform(code, id) {
    // commander loads this for commands that are files of their own, and we have none.
    if (!/\/commander\/lib\/command\.js$/.test(modulePath(id))) return null
    const eager = "const childProcess = require('node:child_process');"
    if (!code.includes(eager)) throw new Error(`Expected ${eager} in ${id}.`)
    const lazy = `const childProcess = { get spawn() { return ${take}('node:child_process').spawn } };`
    return code.replace(eager, lazy)
  },
  renderChunk(code) {
    const plain = code.replace(
      /^import (?:(?:\* as )?(\w+))?(?:, )?(?:\{ ([^}]*) \})? from "(node:[^"]+)";$/gm,
      (_, whole: string | undefined, names: string | undefined, module: string) =>
        [
          ...(whole === undefined ? [] : [`const ${whole} = ${take}("${module}");`]),
          ...(names === undefined ? [] : constantsOf(names.split(', '), module)),
        ].join(' '),
    )
    const left = /^import .* from "node:.*$/m.exec(plain)
    if (left !== null) throw new Error(`Expected no import of a module of Node, found ${left[0]}`)
    return plain
  },
}

function constantsOf(names: readonly string[], module: string): string[] {
  if (loadedWhenCalled.includes(module)) {
    return names.map((each) => {
      const [name, local = name] = each.split(' as ')
      return `const ${local} = (...args) => ${take}("${module}").${name}(...args);`
    })
  }
  const pattern = names.map((each) => each.replace(' as ', ': ')).join(', ')
  return [`const { ${pattern} } = ${take}("${module}");`]
}
