import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packInto } from './support/pack.ts'

const MAX_BYTES = 8_000_000
const scratch = mkdtemp(join(tmpdir(), 'content-trust-vsix-'))
let folder = ''
let path = ''
beforeAll(async () => {
  folder = join(await scratch, 'extension')
  path = packInto(folder)
}, 400_000)
afterAll(async () => await rm(await scratch, { recursive: true }))

it('packs what both markets need, in at most 8 MB, and nothing else', async () => {
  expect((await stat(path)).size).toBeLessThan(MAX_BYTES)
  const names = execFileSync('unzip', ['-Z1', path], { encoding: 'utf8' }).trim().split('\n')
  expect(names).toEqual(
    expect.arrayContaining(
      [
        'package.json',
        'readme.md',
        'changelog.md',
        'LICENSE.txt',
        'LICENSES.txt',
        'media/icon.png',
        'dist/extension.js',
        'server/server.js',
        'server/engine-worker.js',
        'server/policy.schema.json',
        'server/schema.json',
        'server/rules/vague-attribution.md',
      ].map((name) => `extension/${name}`),
    ),
  )
  expect(names.filter((name) => /node_modules|\.map$|\.ts$|\.env|\.test\./.test(name))).toEqual([])
  const kinds = new Set(names.map((name) => /\.\w+$/.exec(name)?.[0]))
  expect([...kinds].sort()).toEqual([
    '.bin',
    '.js',
    '.json',
    '.md',
    '.png',
    '.txt',
    '.vsixmanifest',
    '.xml',
  ])
})

it('names its licences, its repository and an icon that is sharp enough', async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({
    license: 'MIT',
    repository: { url: 'https://github.com/example/example.git', directory: 'packages/vscode' },
    bugs: { url: 'https://github.com/example/example/issues' },
  })
  for (const key of ['private', 'devDependencies', 'dependencies', 'scripts']) {
    expect(manifest).not.toHaveProperty(key)
  }
  const licences = await readFile(join(folder, 'LICENSES.txt'), 'utf8')
  for (const library of ['vscode-languageclient', 'vscode-jsonrpc', 'zod', 'yaml', 'semver']) {
    expect(licences).toMatch(new RegExp(`^${library} \\d`, 'm'))
  }
  const { width, height, format } = await sharp(join(folder, 'media/icon.png')).metadata()
  expect([width, height, format]).toEqual([256, 256, 'png'])
  // Links of the page lead to the repository, where the pages that they name are.
  const readme = execFileSync('unzip', ['-p', path, 'extension/readme.md'], { encoding: 'utf8' })
  expect(readme).toContain('](https://github.com/example/example/blob/main/')
  expect(readme).not.toMatch(/\]\((?!https:)/)
})

it('reaches for no network and no module outside of itself', async () => {
  const code = await readFile(join(folder, 'dist/extension.js'), 'utf8')
  const required = new Set(
    [...code.matchAll(/require\(["'`]([^"'`]+)["'`]\)/g)].map(([, name]) => name ?? ''),
  )
  const outside = [...required].filter((name) => name !== 'vscode' && !isBuiltin(name))
  expect(outside).toEqual([])
  expect([...required].filter((name) => /^(?:node:)?https?$/.test(name))).toEqual([])
})
