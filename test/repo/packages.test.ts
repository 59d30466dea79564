import { readFileSync } from 'node:fs'
import { engineVersion } from '@content-trust/engine'
import { policySchemaAddress, schemaAddress } from '@content-trust/workspace'
import { configJsonSchema, policyJsonSchema } from '@content-trust/workspace/parse'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { imagePackages, streamPackages } from '../../packages/cli/src/media/need-packages.ts'

const names = z.record(z.string(), z.string())
const version = z.string().regex(/^\d+\.\d+\.\d+$/)
const manifestSchema = z.object({
  name: z.string(),
  version,
  license: z.string(),
  engines: z.object({ node: z.string() }),
  files: z.array(z.string()).min(1),
  bin: names.optional(),
  exports: z.record(z.string(), z.union([names, z.string()])).optional(),
  dependencies: names.default({}),
  peerDependencies: names.default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).default({}),
  keywords: z.array(z.string()).min(3),
  devDependencies: names.default({}),
})

const read = (folder: string): unknown => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
const manifestOf = (folder: string) => manifestSchema.parse(read(folder))

const repository = z.object({ devDependencies: names }).parse(read('.'))
const engine = manifestOf('packages/engine')
const commandLine = manifestOf('packages/cli')
const plugin = manifestOf('packages/remark-plugin')
const workspace = manifestOf('packages/workspace')
const server = manifestOf('apps/server')
const client = manifestOf('packages/client')

it.each([engine, workspace, commandLine, plugin, client])(
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
  expect(commandLine.devDependencies[engine.name]).toBe(engine.version)
})

it('releases the remark plugin with the engine and the workspace that it was built with', () => {
  expect([workspace.version, plugin.version]).toEqual([engine.version, engine.version])
  expect(workspace.dependencies[engine.name]).toBe(engine.version)
  expect(plugin.dependencies).toMatchObject({
    [engine.name]: engine.version,
    [workspace.name]: workspace.version,
  })
})

it('publishes the JSON schema of policy files under the address that they name', () => {
  const [major, minor] = workspace.version.split('.')
  const name = 'policy.schema.json'
  expect(policySchemaAddress).toBe(`https://unpkg.com/${workspace.name}@${major}.${minor}/${name}`)
  expect(workspace.files).toEqual(expect.arrayContaining([name, 'policies']))
  const schema: unknown = JSON.parse(readFileSync(`packages/workspace/${name}`, 'utf8'))
  expect(schema).toEqual(JSON.parse(JSON.stringify(policyJsonSchema())))
})

it('publishes the JSON schema of config files under the address that configs name', () => {
  const [major, minor] = workspace.version.split('.')
  expect(schemaAddress).toBe(`https://unpkg.com/${workspace.name}@${major}.${minor}/schema.json`)
  expect(workspace.files).toContain('schema.json')
  const schema: unknown = JSON.parse(readFileSync('packages/workspace/schema.json', 'utf8'))
  expect(schema).toEqual(JSON.parse(JSON.stringify(configJsonSchema())))
})

it('bundles all libraries of the command line but what decodes media, which who wants it installs', () => {
  const decoders = Object.keys(engine.peerDependencies).sort()
  expect(decoders).toEqual(expect.arrayContaining(['@trustnxt/c2pa-ts', 'exifreader', 'sharp']))
  expect(commandLine.dependencies).toEqual({})
  expect(commandLine.peerDependencies).toMatchObject(engine.peerDependencies)
  expect([...imagePackages, ...streamPackages].filter((name) => !decoders.includes(name))).toEqual(
    [],
  )
  const optional = [...Object.keys(commandLine.peerDependencies), ...decoders]
  for (const name of optional) expect(commandLine.peerDependenciesMeta[name]?.optional).toBe(true)
  // Who scores text alone installs none of them.
  for (const name of decoders) expect(engine.dependencies[name]).toBeUndefined()
  expect(commandLine.bin).toEqual({ 'content-trust': './bin/content-trust.js' })
})

it('releases the client with the service whose document its types come from, and installs nothing with it', () => {
  expect(client.version).toBe(server.version)
  expect([client.dependencies, client.peerDependencies]).toEqual([{}, {}])
})

it('publishes the service as a bundle with the engine in it, and its libraries pinned', () => {
  expect(server.version).toBe(engine.version)
  expect(server.devDependencies[engine.name]).toBe(engine.version)
  expect(server.files).toEqual(['bin', 'dist', 'openapi.json'])
  expect(server.bin).toEqual({ 'content-trust-server': './bin/content-trust-server.js' })
  expect(Object.keys(server.dependencies)).toContain('fastify')
  for (const [name, pinned] of Object.entries(server.dependencies)) {
    expect([name, pinned]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
    expect(name).not.toMatch(/content-trust/)
  }
})

it('gives every entry of the engine a source, types and a built file', () => {
  const entries = Object.entries(engine.exports ?? {})
  expect(entries.map(([entry]) => entry)).toEqual(expect.arrayContaining(['.', './schema']))
  for (const [, targets] of entries) {
    expect(Object.keys(targets)).toEqual(['source', 'types', 'default'])
    const [source, types, built] = Object.values(targets)
    const stem = source?.replace(/^\.\//, './dist/').replace(/\.ts$/, '')
    expect([types, built]).toEqual([`${stem}.d.ts`, `${stem}.js`])
  }
})

it('pins development tools exactly', () => {
  const tools = Object.entries(repository.devDependencies)
  expect(tools.map(([name]) => name)).toEqual(expect.arrayContaining(['typescript', 'vitest']))
  for (const [, pinned] of tools) {
    expect(pinned).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})
