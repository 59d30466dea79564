import { cp, rm } from 'node:fs/promises'
import { bundleCommandLine } from './bundle-command-line.ts'
import { bundleRemarkPlugin } from './bundle-remark-plugin.ts'
import { bundleServer } from './bundle-server.ts'
import { dropInnerTypes } from './drop-inner-types.ts'
import { runCommand } from './run-command.ts'

/** Makes the `dist` folders that are published: the engine, the workspace, the client and the sources as modules with types, the rest as bundles, the remark plugin with types too. */
for (const name of ['engine', 'workspace', 'client', 'sources', 'remark-plugin', 'cli']) {
  await rm(`packages/${name}/dist`, { recursive: true, force: true })
}
runCommand('tsc', ['-p', 'packages/engine/tsconfig.build.json'])
runCommand('tsc', ['-p', 'packages/engine/src/node/tsconfig.build.json'])
runCommand('tsc', ['-p', 'packages/workspace/tsconfig.build.json'])
runCommand('tsc', ['-p', 'packages/client/tsconfig.build.json'])
runCommand('tsc', ['-p', 'packages/sources/tsconfig.build.json'])
runCommand('tsc', ['-p', 'packages/remark-plugin/tsconfig.build.json'])
// Messages of the plugin link to the page about their rule, which is installed with it.
await rm('packages/remark-plugin/rules', { recursive: true, force: true })
await cp('docs/rules', 'packages/remark-plugin/rules', { recursive: true })
await cp('docs/media.md', 'packages/remark-plugin/rules/images.md')
const pluginSize = await bundleRemarkPlugin()
process.stdout.write(`bundled packages/remark-plugin/dist, ${Math.round(pluginSize / 1000)} kB\n`)
const size = await bundleCommandLine('packages/cli/dist')
process.stdout.write(`bundled packages/cli/dist, ${Math.round(size / 1000)} kB\n`)
const serverSize = await bundleServer()
process.stdout.write(`bundled apps/server/dist, ${Math.round(serverSize / 1000)} kB\n`)
for (const name of ['engine', 'workspace', 'client', 'remark-plugin']) {
  const { kept, dropped } = await dropInnerTypes(`packages/${name}`)
  process.stdout.write(
    `kept ${kept} declarations of packages/${name}, dropped ${dropped} inner ones\n`,
  )
}
