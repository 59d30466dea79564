import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { packPackages } from './pack.ts'
import { runCommand } from './run-command.ts'
import { serveAsStranger } from './serve-as-stranger.ts'

const useEngine = `import { analyzeText, engineVersion } from '@content-trust/engine'
import { textResultSchema } from '@content-trust/engine/schema'
import { scoreLabels } from '@content-trust/engine/report'
const result = analyzeText({ source: 'The pump moved 40 litres in 12 minutes.', syntax: 'plain' })
textResultSchema.parse(result)
if (Object.keys(scoreLabels).length === 0) throw new Error('no labels')
process.stdout.write(\`engine \${engineVersion}: \${result.recommended_action}\\n\`)
`

const usePlugin = `import remarkContentTrust from 'remark-content-trust'
if (typeof remarkContentTrust({ report: false }) !== 'function') throw new Error('no transformer')
`

/** Packs what `npm run build` made, holds it against publint and attw, and uses it as a stranger would. */
const tarballs = await packPackages(
  [
    'packages/engine',
    'packages/workspace',
    'packages/remark-plugin',
    'packages/cli',
    'apps/server',
  ],
  'out',
)
const [engine, workspace, plugin, commandLine, server] = tarballs
if (
  engine === undefined ||
  workspace === undefined ||
  plugin === undefined ||
  commandLine === undefined ||
  server === undefined
) {
  throw new Error('Expected five tarballs.')
}
for (const tarball of tarballs) runCommand('publint', ['run', tarball, '--strict'])
for (const tarball of [engine, workspace, plugin]) {
  runCommand('attw', [tarball, '--profile', 'esm-only', '--no-emoji'])
}
await useAsStranger()
await serveAsStranger(server)
process.stdout.write('All packages work as installed.\n')

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
      runCommand(node, ['use-engine.js'], folder)
      runCommand(node, ['use-plugin.js'], folder)
    }
    runCommand('npx', ['content-trust', '--version'], folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The Node of this run, and the machine's own where that is another. */
function installedNodes(): string[] {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((path) => existsSync(path))
  return found === undefined ? [process.execPath] : [process.execPath, found]
}
