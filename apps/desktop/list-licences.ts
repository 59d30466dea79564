import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  /** Where the source of our own package is. */
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** A package that the app contains. */
export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** Types leave no code behind, and our own packages are under the licence of this one. */
const isOurs = (name: string): boolean => /^@(?:types|content-trust)\//.test(name)

/** The packages that are bundled into the app, with the licences that the lock file gives. */
export function listLicences(root: string): Licence[] {
  const lock = readLock(root)
  const found = new Map<string, Licence>()
  const add = (name: string, below: string): void => {
    const nested = `${below}/node_modules/${name}`
    const path = nested in lock.packages ? nested : `node_modules/${name}`
    const locked = lock.packages[path]
    if (locked === undefined || found.has(path)) return
    if (isOurs(name)) {
      const source = lock.packages[locked.resolved ?? '']
      for (const needed of Object.keys(source?.dependencies ?? {})) add(needed, path)
      return
    }
    const { version = '', license: licence = 'not named', dependencies = {} } = locked
    const { optionalDependencies = {} } = locked
    found.set(path, { name, version, licence })
    // Electron comes as a program; what its package needs to fetch it does not.
    if (name === 'electron') return
    for (const needed of Object.keys(dependencies)) add(needed, path)
    // Native parts of other systems are not on this disk, and not in the app that is made here.
    for (const needed of Object.keys(optionalDependencies)) {
      if (existsSync(join(root, 'node_modules', needed))) add(needed, path)
    }
  }
  const app = lock.packages['apps/desktop'] ?? {}
  for (const name of Object.keys(app.devDependencies ?? {})) add(name, 'apps/desktop')
  const speller = readLock(join(root, 'apps/desktop/src/spelling')).packages
  for (const [path, { version = '', license: licence = 'not named' }] of Object.entries(speller)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (path !== '' && !found.has(path)) found.set(path, { name, version, licence })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function readLock(folder: string): { packages: Readonly<Record<string, LockedPackage>> } {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
}
