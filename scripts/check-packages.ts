import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { checkSizes } from './check-sizes.ts'
import { installedCommand } from './ensure-installed.ts'
import { installedNodes } from './installed-nodes.ts'
import { packPackages } from './pack.ts'
import { runCommand } from './run-command.ts'
import { serveAsStranger } from './serve-as-stranger.ts'

const checkers = 'scripts/checkers'

const useEngine = `import { analyzeText, engineVersion } from '@content-trust/engine'
import { textResultSchema } from '@content-trust/engine/schema'
import { scoreLabels } from '@content-trust/engine/report'
const result = analyzeText({ source: 'The pump moved 40 litres in 12 minutes.', syntax: 'plain' })
textResultSchema.parse(result)
if (Object.keys(scoreLabels).length === 0) throw new Error('no labels')
process.stdout.write(\`engine \${engineVersion}: \${result.recommended_action}\\n\`)
`

const usePlugin = `import { existsSync } from 'node:fs'
import remarkContentTrust from 'remark-content-trust'
import { VFile } from 'vfile'
const file = new VFile({ path: 'draft.md', value: 'We delve into a game changer.' })
remarkContentTrust({ report: false, failOn: 'none' })({ type: 'root', children: [] }, file)
if (file.data.contentTrust.result === null) throw new Error('no result')
const [{ url }] = file.messages
if (!existsSync(new URL(url))) throw new Error(\`no page at \${url}\`)
`

/** Packs what `npm run build` made, holds it against publint and attw, and uses it as a stranger would. */
const tarballs = await packPackages(
  [
    'packages/engine',
    'packages/workspace',
    'packages/remark-plugin',
    'packages/cli',
    'apps/server',
    'packages/client',
  ],
  'out',
)
const [engine, workspace, plugin, commandLine, server, client] = tarballs
if (
  engine === undefined ||
  workspace === undefined ||
  plugin === undefined ||
  commandLine === undefined ||
  server === undefined ||
  client === undefined
) {
  throw new Error('Expected six tarballs.')
}
const publint = installedCommand(checkers, 'publint', 'publint')
for (const tarball of tarballs) {
  runCommand(process.execPath, [publint, 'run', tarball, '--strict'])
}
const attw = installedCommand(checkers, '@arethetypeswrong/cli', 'attw')
for (const tarball of [engine, workspace, plugin, client]) {
  runCommand(process.execPath, [attw, tarball, '--profile', 'esm-only', '--no-emoji'])
}
await checkSizes([
  { tarball: engine, packed: 2.9, installed: 15.4 },
  { tarball: workspace, packed: 0.15, installed: 17.4, beside: [engine] },
  { tarball: plugin, packed: 2.5, installed: 25.6, beside: [engine, workspace] },
  { tarball: commandLine, packed: 4.8, installed: 15.6 },
  { tarball: server, packed: 4.2 },
  { tarball: client, packed: 0.1, installed: 0.3 },
])
await useAsStranger()
await serveAsStranger(server, client)
process.stdout.write('All packages work as installed.\n')

/** Nothing decodes images there, so the command line says what to install, and fails as it does for a wrong option. */
function refuseImage(node: string, bin: string, folder: string): void {
  const image = resolve('examples/images/declared.jpg')
  const { status, stderr } = spawnSync(node, [bin, 'check', image], {
    cwd: folder,
    encoding: 'utf8',
  })
  const command = 'npm install @trustnxt/c2pa-ts exifreader sharp'
  if (status === 2 && stderr.includes(command)) return
  throw new Error(`Exit status ${status}, expected 2 and \`${command}\`. Found:\n${stderr}`)
}

async function useAsStranger(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-packages-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
    await writeFile(
      join(folder, 'draft.md'),
      '# Draft\n\nThe pump moved 40 litres in 12 minutes.\n',
    )
    await writeFile(join(folder, 'use-engine.js'), useEngine)
    await writeFile(join(folder, 'use-plugin.js'), usePlugin)
    runCommand(
      'npm',
      ['install', '--prefer-offline', `${engine}`, `${workspace}`, `${plugin}`, `${commandLine}`],
      folder,
    )
    for (const node of installedNodes()) {
      process.stdout.write(`with Node ${execFileSync(node, ['--version'])}`)
      // On Windows the one in `.bin` is not a JavaScript; npx starts it below.
      const bin = join('node_modules', 'content-trust', 'bin', 'content-trust.js')
      runCommand(node, [bin, 'check', 'draft.md'], folder)
      refuseImage(node, bin, folder)
      runCommand(node, ['use-engine.js'], folder)
      runCommand(node, ['use-plugin.js'], folder)
    }
    runCommand('npx', ['content-trust', '--version'], folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
