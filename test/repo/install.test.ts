import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '../support/temporary-folder.ts'

const manifestSchema = z.object({
  gypfile: z.boolean().optional(),
  scripts: z.record(z.string(), z.string()).default({}),
})
const rootSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) })
const lockSchema = z.object({ packages: z.record(z.string(), z.looseObject({})) })

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** The places of all packages that are installed here. */
function installed(): string[] {
  const { packages } = lockSchema.parse(readJson('package-lock.json'))
  return Object.keys(packages).filter(
    (place) => place.includes('node_modules/') && existsSync(join(place, 'package.json')),
  )
}

describe('npm install', () => {
  it('compiles nothing, not even with npm 10, which runs every script and builds what has a `binding.gyp`', () => {
    const places = installed()
    expect(places.length).toBeGreaterThan(500)
    const { allowScripts } = rootSchema.parse(readJson('package.json'))
    const busy = places.filter((place) => {
      const { gypfile, scripts } = manifestSchema.parse(readJson(join(place, 'package.json')))
      const isBuilt = gypfile !== false && existsSync(join(place, 'binding.gyp'))
      return isBuilt || ['preinstall', 'install', 'postinstall'].some((name) => name in scripts)
    })
    // Each of these was seen to end well on a machine without a compiler.
    const known = Object.keys(allowScripts)
    expect(busy.filter((place) => !known.some((name) => place.includes(`/${name}`)))).toEqual([])
    expect(busy).toContain('node_modules/node')
  })

  it('leaves no headers behind, which only a compiler reads', () => {
    expect(globSync('node_modules/node/node_modules/*/include')).toEqual([])
  })

  it('keeps a Node on which the service runs', () => {
    const { engines } = z
      .object({ engines: z.object({ node: z.string().regex(/^>=24\.\d+\.\d+$/) }) })
      .parse(readJson('apps/server/package.json'))
    // The first with a SQLite whose log two processes cannot break (3.51.3), and without a warning.
    expect(engines.node).toBe('>=24.15.0')
    expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24)
  })
})

describe('scripts/keep-libc.js', () => {
  const script = resolve('scripts/keep-libc.js')
  const own = { version: '1.0.0', cpu: ['x64'], libc: ['musl'], license: 'MIT', os: ['linux'] }
  const write = (folder: string, packages: object) =>
    writeFileSync(
      join(folder, 'package-lock.json'),
      `${JSON.stringify({ name: 'x', packages }, null, 2)}\n`,
    )
  const run = (folder: string) => {
    execFileSync(process.execPath, [script], { cwd: folder })
    return readFileSync(join(folder, 'package-lock.json'), 'utf8')
  }
  const { libc, ...without } = own

  function repository(packages: object): { readonly folder: string; readonly committed: string } {
    const folder = temporaryFolder()
    write(folder, packages)
    execFileSync('git', ['init', '-q'], { cwd: folder })
    execFileSync('git', ['add', '.'], { cwd: folder })
    return { folder, committed: readFileSync(join(folder, 'package-lock.json'), 'utf8') }
  }

  it('puts back the field that npm 10 drops, byte for byte', () => {
    const { folder, committed } = repository({ '': { name: 'x' }, 'node_modules/a-musl': own })
    write(folder, { '': { name: 'x' }, 'node_modules/a-musl': without })
    expect(run(folder)).toBe(committed)
    expect(run(folder)).toBe(committed)
  })

  it('leaves alone what is new, of another version, or has the field', () => {
    const { folder } = repository({ 'node_modules/a': own, 'node_modules/b': own })
    const changed = {
      'node_modules/a': { ...without, version: '1.0.1' },
      'node_modules/b': { ...own, libc: ['glibc'] },
      'node_modules/c': without,
    }
    write(folder, changed)
    expect(JSON.parse(run(folder)).packages).toEqual(changed)
  })

  it('changes nothing where there is no git', () => {
    const folder = temporaryFolder()
    write(folder, { 'node_modules/a': without })
    const before = readFileSync(join(folder, 'package-lock.json'), 'utf8')
    expect(run(folder)).toBe(before)
  })
})

describe('the launcher of the service', () => {
  const launcher = 'bin/content-trust-server.js'
  /** Starts it on a Node that says it is older. */
  const startOn = (version: string, path: string) => {
    const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
    const args = ['--import', `data:text/javascript,${pretend}`, path, '--version']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    return { status, stdout, stderr }
  }

  it.each(['20.20.2', '22.23.3', '24.14.1'])('says on Node %s which one it needs', (version) => {
    const { status, stdout, stderr } = startOn(version, `apps/server/${launcher}`)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(
      /^error: content-trust-server runs on Node 24\.15\.0 or newer, and this is v.+\.\nRun `npm install`/,
    )
  })

  it('in a package says how to start it with another Node', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'bin'))
    for (const path of [launcher, 'package.json']) {
      cpSync(join('apps/server', path), join(folder, path))
    }
    const { status, stderr } = startOn('22.23.3', join(folder, launcher))
    expect(status).toBe(2)
    expect(stderr).toContain('npx -p node@24 -p @content-trust/server content-trust-server')
  })
})
