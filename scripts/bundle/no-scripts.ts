import type { Plugin } from 'rolldown'
import { modulePath } from './module-path.ts'

/**
 * Leaves out the parser of JavaScript that js-yaml takes along for functions in YAML. It does without where there is
 * none, front matter may hold no functions, and loading it took 5 ms of each draft with front matter.
 */
export const noScripts: Plugin = {
  name: 'no-scripts',
  load(id) {
    return /\/node_modules\/esprima\//.test(modulePath(id)) ? 'module.exports = undefined' : null
  },
}
