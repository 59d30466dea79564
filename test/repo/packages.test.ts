import { readFileSync } from 'node:fs'
import { engineVersion } from '@content-trust/engine'
import { expect, it } from 'vitest'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly engines: { readonly node: string }
  readonly files?: readonly string[]
  readonly bin?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))

const workspace = manifestOf('.')
const engine = manifestOf('packages/engine')
const commandLine = manifestOf('packages/cli')
const plugin = manifestOf('packages/remark-plugin')
const server = manifestOf('apps/server')

it.each([engine, commandLine, plugin])(
  '$name publishes built files, a licence and the Node it needs',
  (manifest) => {
    expect(manifest.license).toBe('MIT')
    expect(manifest.files).toContain('dist')
    expect(manifest.files).not.toContain('src')
    expect(manifest.engines.node).toBe('>=20')
  },
)

it('R-VER-04 the engine reports the version that its package has', () => {
  expect(engineVersion).toBe(engine.version)
})

it('releases the command line and the engine in it under one version', () => {
  expect(commandLine.version).toBe(engine.version)
  expect(commandLine.devDependencies?.[engine.name]).toBe(engine.version)
})

it('releases the remark plugin with the engine that it was built with', () => {
  expect(plugin.version).toBe(engine.version)
  expect(plugin.dependencies?.[engine.name]).toBe(engine.version)
})

it('bundles all libraries of the command line but what decodes media, so that little is installed', () => {
  const decoders = Object.keys(engine.peerDependencies ?? {}).sort()
  expect(decoders).toEqual(expect.arrayContaining(['@trustnxt/c2pa-ts', 'exifreader', 'sharp']))
  expect(
    Object.keys(commandLine.dependencies ?? {}).filter((name) => !decoders.includes(name)),
  ).toEqual([])
  // Who scores text alone installs none of them.
  for (const name of decoders) expect(engine.dependencies?.[name]).toBeUndefined()
  expect(commandLine.bin).toEqual({ 'content-trust': './bin/content-trust.js' })
})

it('publishes the service as a bundle with the engine in it, and its libraries pinned', () => {
  expect(server.version).toBe(engine.version)
  expect(server.devDependencies?.[engine.name]).toBe(engine.version)
  expect(server.files).toEqual(['bin', 'dist', 'openapi.json'])
  expect(server.bin).toEqual({ 'content-trust-server': './bin/content-trust-server.js' })
  for (const [name, version] of Object.entries(server.dependencies ?? {})) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
    expect(name).not.toMatch(/content-trust/)
  }
})

it('gives every entry of the engine a source, types and a built file', () => {
  for (const targets of Object.values(engine.exports ?? {})) {
    expect(Object.keys(targets)).toEqual(['source', 'types', 'default'])
    const [source, types, built] = Object.values(targets)
    const stem = source?.replace(/^\.\//, './dist/').replace(/\.ts$/, '')
    expect([types, built]).toEqual([`${stem}.d.ts`, `${stem}.js`])
  }
})

it('pins development tools exactly', () => {
  for (const version of Object.values(workspace.devDependencies ?? {})) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})

it('locks packages without naming a registry', () => {
  const lock: { packages: Record<string, { resolved?: string; link?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const named = Object.entries(lock.packages).filter(
    ([, { resolved, link }]) => resolved !== undefined && link !== true,
  )
  expect(named).toEqual([])
})
