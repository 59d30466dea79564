import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleAction } from './bundle-action.ts'

const source = 'packages/github-action'

/**
 * Lays out a release in a folder, which is emptied first.
 *
 * `action` is what the release branch holds: `action.yml` at the root, the bundle in `dist`. `images` is the code that
 * only runs with images fetch; a tag keeps it. Links of the README lead to the main branch of `repository`
 * (`owner/name`), since the pages that they name are not on the release branch; `uses` is the repository that
 * workflows name.
 */
export async function assembleAction(
  folder: string,
  repository: string,
  uses: string = repository,
): Promise<void> {
  const { action, images } = await bundleAction()
  const root = join(folder, 'action')
  await rm(folder, { recursive: true, force: true })
  await writeAll(join(root, 'dist'), action)
  await writeAll(join(folder, 'images'), images)
  await copyFile(`${source}/action.yml`, join(root, 'action.yml'))
  await copyFile('LICENSE', join(root, 'LICENSE'))
  const readme = await readFile(`${source}/README.md`, 'utf8')
  await writeFile(join(root, 'README.md'), published(readme, repository, uses))
  const manifest = JSON.parse(await readFile(`${source}/package.json`, 'utf8'))
  // Node reads the type of the modules in `dist` from it.
  const { name, version, description, license, type } = manifest
  const homepage = `https://github.com/${repository}`
  const released = { name, version, private: true, description, homepage, license, type }
  await writeFile(join(root, 'package.json'), `${JSON.stringify(released, null, 2)}\n`)
}

async function writeAll(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of files) await writeFile(join(folder, name), content)
}

/** The README as its readers need it: links to pages on the main branch, and a `uses:` that works as it is. */
function published(readme: string, repository: string, uses: string): string {
  return readme
    .replaceAll('](../../', `](https://github.com/${repository}/blob/main/`)
    .replaceAll('uses: OWNER/content-trust@', `uses: ${uses}@`)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: `${source}/dist` },
      repository: { type: 'string', default: 'OWNER/content-trust' },
      uses: { type: 'string' },
    },
  })
  await assembleAction(values.folder, values.repository, values.uses)
  process.stdout.write(`assembled the action in ${values.folder}\n`)
}
