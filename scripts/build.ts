import { rm } from 'node:fs/promises'
import { bundleCommandLine } from './bundle-command-line.ts'
import { runCommand } from './run-command.ts'

/** Makes the `dist` folders that are published: the engine as modules with types, the command line as a bundle. */
for (const name of ['engine', 'cli']) {
  await rm(`packages/${name}/dist`, { recursive: true, force: true })
}
runCommand('tsc', ['-p', 'packages/engine/tsconfig.build.json'])
runCommand('tsc', ['-p', 'packages/engine/src/node/tsconfig.build.json'])
const size = await bundleCommandLine('packages/cli/dist')
process.stdout.write(`bundled packages/cli/dist, ${Math.round(size / 1000)} kB\n`)
