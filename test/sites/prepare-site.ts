import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Site } from './sites.ts'

/** Copies a site and installs it with our packed packages; what an earlier run installed is used again. */
export async function prepareSite(
  site: Pick<Site, 'folder'>,
  folder: string,
  tarballs: readonly string[],
): Promise<{ readonly folder: string; readonly problem: string | null }> {
  const target = join(folder, site.folder)
  const kept = new Set(['node_modules', 'package-lock.json'])
  for (const entry of await readdir(target).catch(() => [])) {
    if (!kept.has(entry)) await rm(join(target, entry), { recursive: true })
  }
  await cp(join('examples/sites', site.folder), target, { recursive: true })
  const path = join(target, 'package.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  const ours = Object.fromEntries(tarballs.map((file) => [packageOf(file), `file:${file}`]))
  manifest.dependencies = {
    ...manifest.dependencies,
    ...Object.fromEntries(
      Object.entries(ours).filter(
        ([own]) => own === '@content-trust/engine' || own in manifest.dependencies,
      ),
    ),
  }
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`)
  // The tarballs change under one version, so npm would take the old ones for current.
  for (const own of Object.keys(ours)) {
    await rm(join(target, 'node_modules', own), { recursive: true, force: true })
  }
  await rm(join(target, 'package-lock.json'), { force: true })
  // Hosts keep rendered pages here, and the first build should be a cold one.
  for (const cache of ['.astro', '.cache']) {
    await rm(join(target, 'node_modules', cache), { recursive: true, force: true })
  }
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', ['install', ...options], {
    cwd: target,
    encoding: 'utf8',
  })
  return {
    folder: target,
    problem: status === 0 ? null : `npm install failed: ${stderr.trim().split('\n')[0]}`,
  }
}

function packageOf(tarball: string): string {
  const name = basename(tarball).replace(/-\d.*$/, '')
  return name === 'content-trust-engine' ? '@content-trust/engine' : name
}
