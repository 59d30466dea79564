import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unbundledPackages } from './unbundled-packages.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** What runs nothing: types, maps of source, the C++ that is compiled already, builds for browsers. Licences stay. */
const needless = /\.(?:map|d\.[cm]?ts|cc|h)$|\/mediabunny\/(?:src|dist\/bundles)(?:\/|$)/

/** Native code that sets how urgent threads are, which nothing asks for. */
const unused = '@napi-rs/nice'

/** Copies the packages that are not bundled, with all that they need on this system, for the packed app. */
export async function copyUnbundledPackages(root: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  const copied = new Set<string>()
  const copy = async (name: string): Promise<void> => {
    const from = join(root, 'node_modules', name)
    if (copied.has(name)) return
    copied.add(name)
    await mkdir(join(target, name, '..'), { recursive: true })
    await cp(from, join(target, name), {
      recursive: true,
      filter: (path) => !needless.test(path.replaceAll('\\', '/')),
    })
    const manifest: Manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
    for (const needed of Object.keys(manifest.dependencies ?? {})) await copy(needed)
    // Those of other systems are not on this disk.
    for (const optional of Object.keys(manifest.optionalDependencies ?? {})) {
      if (optional === unused) continue
      if (existsSync(join(root, 'node_modules', optional))) await copy(optional)
    }
  }
  for (const name of unbundledPackages) await copy(name)
}
