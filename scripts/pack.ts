import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { runCommand } from './run-command.ts'

/** Fields that only a checkout needs. */
const checkoutFields = new Set(['devDependencies', 'scripts', 'private'])

/**
 * Packs built packages as `npm publish` should get them, and returns the paths of the tarballs.
 *
 * A checkout resolves packages to their sources by the condition `source`; the sources are not published,
 * so the copy that is packed does not name them.
 */
export async function packPackages(sources: readonly string[], folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true })
  const tarballs: string[] = []
  for (const source of sources) tarballs.push(await packPackage(source, folder))
  return tarballs
}

async function packPackage(source: string, folder: string): Promise<string> {
  const staged = join(folder, basename(source))
  await mkdir(staged, { recursive: true })
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  const published = {
    ...Object.fromEntries(Object.entries(manifest).filter(([field]) => !checkoutFields.has(field))),
    ...linksOf(source),
  }
  await writeFile(
    join(staged, 'package.json'),
    `${JSON.stringify(published, (key, value) => (key === 'source' ? undefined : value), 2)}\n`,
  )
  for (const file of ['README.md', ...manifest.files]) {
    await cp(join(source, file), join(staged, file), {
      recursive: true,
      // What `tsc --build` leaves in `dist` is for the checkout, and the build holds the models; their cards stay.
      filter: (path) =>
        !/\.types$|\.tsbuildinfo$|^packages\/engine\/models\/.+\.json$/.test(
          path.replaceAll('\\', '/'),
        ),
    })
  }
  await copyFile('LICENSE', join(staged, 'LICENSE'))
  runCommand('npm', ['pack', '--silent', '--pack-destination', '..'], staged)
  const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
  return resolve(folder, file)
}

/** Where the package is built, which its provenance has to match, and where to read and to report. */
function linksOf(directory: string): object {
  const address = `https://github.com/${process.env['GITHUB_REPOSITORY'] ?? 'OWNER/content-trust'}`
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory },
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: { url: `${address}/issues` },
  }
}
