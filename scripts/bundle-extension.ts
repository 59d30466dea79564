import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'
import { engineBundle, licencesOf } from './bundle-command-line.ts'

/**
 * Bundles the extension for VS Code into a folder: `dist/extension.js`, which the editor loads, and `server` with
 * the language server, its thread, the pages about rules and the schemas of config and policy files.
 */
export async function bundleExtension(folder: string): Promise<void> {
  const chunks = [...(await bundleClient(folder)), ...(await bundleServer(folder))]
  const server = join(folder, 'server')
  // The editor reads `extension.js` as CommonJS; the server is made of modules.
  await writeFile(join(server, 'package.json'), '{ "type": "module" }\n')
  await cp('docs/rules', join(server, 'rules'), { recursive: true })
  for (const name of ['schema.json', 'policy.schema.json']) {
    await cp(join('packages/workspace', name), join(server, name))
  }
  const notice = await readFile('packages/engine/NOTICE.md', 'utf8')
  const rule = `${'-'.repeat(80)}\n\n`
  await writeFile(join(folder, 'LICENSES.txt'), `${await licencesOf(chunks)}\n${rule}${notice}`)
}

async function bundleClient(folder: string): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    input: { extension: 'packages/vscode/src/extension.ts' },
    platform: 'node',
    external: ['vscode'],
    resolve: { conditionNames: ['source', 'require', 'node', 'default'] },
  })
  const dir = join(folder, 'dist')
  await mkdir(dir, { recursive: true })
  const { output } = await bundle.write({
    file: join(dir, 'extension.js'),
    format: 'cjs',
    minify: true,
    codeSplitting: false,
  })
  return output.filter((file) => file.type === 'chunk')
}

async function bundleServer(folder: string): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    ...engineBundle,
    input: {
      server: 'packages/cli/src/lsp/server.ts',
      'engine-worker': 'packages/cli/src/lsp/engine-worker.ts',
    },
  })
  const { output } = await bundle.write({
    dir: join(folder, 'server'),
    format: 'esm',
    minify: true,
    chunkFileNames: '[name]-[hash].js',
  })
  return output.filter((file) => file.type === 'chunk')
}
