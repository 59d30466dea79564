import { type Lane, lanes } from '../test/lanes.ts'
import { runCommand } from './run-command.ts'

/**
 * Runs tests: `npm test`, `npm test crash`, `npm test sites docusaurus`. What follows goes to Vitest, flags after `--`:
 * `npm test crash -- --reporter=json`. A first word that is not a lane is a filter of Vitest's, such as a path.
 */
const [name = '', ...rest] = process.argv.slice(2)
const lane = Object.entries<Lane>(lanes).find(([each]) => each === name)?.[1]
if (lane?.build !== undefined) runCommand('npm', ['run', '--silent', lane.build])
const words = lane === undefined ? process.argv.slice(2) : ['--mode', name, ...rest]
// In this process, which saves the start of another one. Vitest reads its words from here.
process.argv.splice(1, Number.POSITIVE_INFINITY, 'vitest', 'run', ...words)
await import(new URL('../node_modules/vitest/vitest.mjs', import.meta.url).href)
