import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { bundleExtension } from './bundle-extension.ts'
import { installedCommand } from './ensure-installed.ts'

const source = 'packages/vscode'
/** Large enough for both markets on a screen with twice the pixels. */
const ICON_PIXELS = 256

/**
 * Lays out the extension in a folder as it is packed, and packs it; returns the path of the .vsix.
 *
 * The folder is emptied first. Both markets show the links of the README, which lead to the main branch of
 * `repository` (`owner/name`). The file is the same for VS Code's market (`vsce publish --packagePath`) and for
 * Open VSX (`ovsx publish`).
 */
export async function packExtension(folder: string, repository: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await bundleExtension(folder)
  await cp(join(source, 'media'), join(folder, 'media'), { recursive: true })
  for (const name of ['README.md', 'CHANGELOG.md']) {
    await cp(join(source, name), join(folder, name))
  }
  await cp('LICENSE', join(folder, 'LICENSE'))
  // Everything in the folder is wanted; without this file the packer warns of it.
  await writeFile(join(folder, '.vscodeignore'), '')
  // The mark of the service's pages, which is that of the whole project.
  const icon = await readFile('apps/server/web/icon.svg')
  const density = (72 * ICON_PIXELS) / 32
  await sharp(icon, { density }).png().toFile(join(folder, 'media/icon.png'))
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  const { devDependencies: _, private: __, ...published } = manifest
  const address = `https://github.com/${repository}`
  const released = {
    ...published,
    repository: { type: 'git', url: `${address}.git`, directory: source },
    bugs: { url: `${address}/issues` },
    homepage: `${address}/tree/main/${source}#readme`,
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(released, null, 2)}\n`)
  const packagePath = resolve(`${folder}.vsix`)
  const packer = installedCommand(join(source, 'packaging'), '@vscode/vsce', 'vsce')
  const links = ['--baseContentUrl', `${address}/blob/main/${source}`]
  const images = ['--baseImagesUrl', `${address}/raw/main/${source}`]
  const words = ['package', '--no-dependencies', '-o', packagePath, ...links, ...images]
  execFileSync(process.execPath, [packer, ...words], { cwd: folder, stdio: 'inherit' })
  return packagePath
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: 'out/vscode' },
      repository: { type: 'string', default: 'OWNER/content-trust' },
    },
  })
  process.stdout.write(`packed ${await packExtension(values.folder, values.repository)}\n`)
}
