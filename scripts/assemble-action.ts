import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleAction } from './bundle-action.ts'

const source = 'packages/github-action'

/**
 * Lays out the action as its release branch holds it: `action.yml` at the root, the bundle in `dist`.
 *
 * The folder is emptied first. Links of the README lead to the main branch of `repository` (`owner/name`),
 * since the pages that they name are not on the release branch.
 */
export async function assembleAction(folder: string, repository: string): Promise<void> {
  const files = await bundleAction()
  await rm(folder, { recursive: true, force: true })
  for (const [name, content] of files) {
    const path = join(folder, 'dist', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  await copyFile(`${source}/action.yml`, join(folder, 'action.yml'))
  await copyFile('LICENSE', join(folder, 'LICENSE'))
  const readme = await readFile(`${source}/README.md`, 'utf8')
  await writeFile(join(folder, 'README.md'), linkToMain(readme, repository))
  const manifest = JSON.parse(await readFile(`${source}/package.json`, 'utf8'))
  // Node reads the type of the modules in `dist` from it.
  const { name, version, description, license, type } = manifest
  const released = { name, version, private: true, description, license, type }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(released, null, 2)}\n`)
}

function linkToMain(readme: string, repository: string): string {
  return readme.replaceAll('](../../', `](https://github.com/${repository}/blob/main/`)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: `${source}/dist` },
      repository: { type: 'string', default: 'OWNER/content-trust' },
    },
  })
  await assembleAction(values.folder, values.repository)
  process.stdout.write(`assembled the action in ${values.folder}\n`)
}
