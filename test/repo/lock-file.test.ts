import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { absentFrom, lockFileSchema } from '../../scripts/lock-file.ts'
import { platformOf } from '../../scripts/platform-of.ts'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

describe('the lock file', () => {
  it('holds what each platform needs, so that `npm ci` takes it (else run scripts/complete-lock-file.ts)', () => {
    expect(absentFrom(lockFileSchema.parse(read('package-lock.json')))).toEqual([])
  })

  it('names no deprecated package, which `loglevel` in .npmrc would hide', () => {
    const { packages } = read('package-lock.json')
    const deprecated = Object.keys(packages).filter((place) => 'deprecated' in packages[place])
    expect(deprecated).toEqual([])
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
