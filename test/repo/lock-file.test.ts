import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { absentFrom, lockFileSchema } from '../../scripts/lock-file.ts'
import { platformOf } from '../../scripts/platform-of.ts'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** Of the workspaces, and of each folder that is installed on demand. */
const lockFiles = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*package-lock.json'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((path) => existsSync(path))
const { workspaces }: { readonly workspaces: readonly string[] } = read('package.json')

it('finds the lock files', () => {
  expect(lockFiles).toContain('package-lock.json')
  expect(lockFiles.length).toBeGreaterThan(10)
})

describe.each(lockFiles)('%s', (path) => {
  const folder = dirname(path)
  const { packages } = read(path)

  it('holds what each platform needs, so that `npm ci` takes it (else run scripts/complete-lock-file.ts FOLDER)', () => {
    expect(absentFrom(lockFileSchema.parse({ packages }))).toEqual([])
  })

  it('names no deprecated package and no registry, whoever writes it', () => {
    const deprecated = Object.keys(packages).filter((place) => 'deprecated' in packages[place])
    expect(deprecated).toEqual([])
    const resolved = Object.keys(packages).filter(
      (place) => 'resolved' in packages[place] && packages[place].link !== true,
    )
    expect(resolved).toEqual([])
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(
      /^omit-lockfile-registry-resolved=true$/m,
    )
  })

  it('is that of its manifest, which pins every package', () => {
    const { name, dependencies = {}, devDependencies = {} } = read(join(folder, 'package.json'))
    const { devDependencies: lockedTools = {}, dependencies: locked = {} } = packages['']
    expect([packages[''].name, locked, lockedTools]).toEqual([name, dependencies, devDependencies])
    for (const [each, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([each, version]).toEqual([each, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)])
    }
  })

  it('is kept current by Dependabot', () => {
    const directories = readFileSync('.github/dependabot.yml', 'utf8')
    expect(directories).toMatch(
      new RegExp(`^ +(?:-|directory:) ${folder === '.' ? '/' : `/${folder}`}$`, 'm'),
    )
    expect(workspaces).not.toContain(folder)
  })
})

describe('the lock file', () => {
  it('hides the warnings of npm on an old Node alone', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^loglevel=error$/m)
  })

  it('lacks a package that is absent, of another version, or beside another package only', () => {
    const optionalDependencies = { '@a/b-linux-x64': '1.0.0', 'any-version': '^1.0.0' }
    const asker = 'node_modules/outer/node_modules/tool'
    const absentWith = (places: Record<string, { version: string }>) =>
      absentFrom({
        packages: { [asker]: { version: '1.0.0', optionalDependencies }, ...places },
      }).map(({ name }) => name)
    const anyVersion = { 'node_modules/any-version': { version: '1.4.0' } }
    expect(absentWith({})).toEqual(['@a/b-linux-x64', 'any-version'])
    for (const place of ['', 'node_modules/outer/', `${asker}/`]) {
      const held = `${place}node_modules/@a/b-linux-x64`
      expect(absentWith({ ...anyVersion, [held]: { version: '1.0.0' } })).toEqual([])
      expect(absentWith({ ...anyVersion, [held]: { version: '1.0.1' } })).toHaveLength(1)
    }
    const elsewhere = { 'node_modules/other/node_modules/@a/b-linux-x64': { version: '1.0.0' } }
    expect(absentWith({ ...anyVersion, ...elsewhere })).toEqual(['@a/b-linux-x64'])
  })

  it('reads platforms from names as those packages declare them', () => {
    const { packages } = read('package-lock.json')
    const places = Object.keys(packages).filter((place) =>
      /\/(?:@biomejs\/cli|@rolldown\/binding|lightningcss)-[^/]+$/.test(place),
    )
    expect(places.length).toBeGreaterThan(30)
    for (const place of places) {
      const { cpu, os, libc, integrity } = packages[place]
      // What was added here has its platform from the name; the others from the registry.
      if (integrity === undefined) continue
      const read = platformOf(place)
      expect([place, read?.cpu, read?.os]).toEqual([place, cpu, os])
      // Some names leave out what is usual.
      if (libc !== undefined) expect([undefined, ...libc]).toContain(read?.libc?.[0])
    }
    expect(platformOf('left-pad')).toBeNull()
  })
})
