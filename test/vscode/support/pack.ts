import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { installedCommand } from '../../../scripts/ensure-installed.ts'

/** Packs the extension as `npm run build:vscode` does; its files lie in the folder, and the .vsix beside it. */
export function packInto(folder: string): string {
  const words = ['--folder', folder, '--repository', 'example/example']
  execFileSync(process.execPath, ['--conditions=source', 'scripts/pack-extension.ts', ...words])
  return `${folder}.vsix`
}

/** Packs the checks that run inside the host as an extension of their own; returns the path of the .vsix. */
export async function packSuite(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const bundle = await rolldown({
    input: 'test/vscode/suite/suite.ts',
    platform: 'node',
    external: ['vscode'],
  })
  await bundle.write({ file: join(folder, 'suite.js'), format: 'cjs' })
  const manifest = {
    name: 'suite',
    publisher: 'content-trust-tests',
    version: '0.0.1',
    main: './suite.js',
    engines: { vscode: '^1.91.0' },
    activationEvents: ['onStartupFinished'],
    capabilities: { untrustedWorkspaces: { supported: true } },
    repository: { type: 'git', url: 'https://example.com/suite.git' },
    license: 'MIT',
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'LICENSE'), 'MIT')
  await writeFile(join(folder, 'README.md'), 'Checks.')
  const packer = installedCommand('packages/vscode/packaging', '@vscode/vsce', 'vsce')
  const path = `${folder}.vsix`
  execFileSync(process.execPath, [packer, 'package', '--no-dependencies', '-o', path], {
    cwd: folder,
    stdio: 'pipe',
  })
  return path
}
