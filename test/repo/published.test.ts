import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { isPublished } from '../../scripts/published.ts'

const root = join(import.meta.dirname, '../..')
const ours = '(?:remark-)?content-trust|@content-trust/[a-z-]+'
/** One of our packages by its name, so that a registry is asked for it. */
const named = String.raw`["'\[]?(?:${ours})(?:@[\w.^~*-]+)?(?=[\s\x60"'\]),;.]|$)`
const asksRegistry = new RegExp(
  [
    String.raw`\bnpx (?:-y|--yes)(?: -\S+)* ${named}`,
    String.raw`\bnpm (?:i|install|add|x|exec|init)\b(?:[^\n\x60&|;]*?[ ])${named}`,
    String.raw`\b(?:pnpm|yarn|bun|bunx|deno)(?: (?:add|dlx|x|global add|install))?(?: -\S+)* ${named}`,
    String.raw`additional_dependencies: \[[^\]]*?${named}`,
  ].join('|'),
  'm',
)

/** Tracked files that tell people something: pages, recipes, settings and messages of programs. */
function readFiles(): (readonly [path: string, text: string])[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter((path) => /\.(?:md|mdx|ts|tsx|js|mjs|ya?ml|html|sh|py|lua|el)$/.test(path))
    .filter((path) => !/^(?:test|training|bench)\/|CHANGELOG|^\.changeset\/|\.test\.ts$/.test(path))
    .flatMap((path) => {
      const text = readOrNothing(path)
      return text.includes('content-trust') ? [[path, text] as const] : []
    })
}

/** A file that was removed and not committed yet is listed and not there. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return ''
  }
}

const files = readFiles()

it.runIf(!isPublished)('nobody is sent to the registry for a package that is not there', () => {
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap(([path, text]) => {
    const [line] = asksRegistry.exec(text) ?? []
    return line === undefined ? [] : [`${path}: ${line}`]
  })
  expect(found, 'link docs/install.md instead').toEqual([])
})

it('is a search that finds such lines', () => {
  for (const line of [
    'npx -y content-trust check .',
    'npx --yes content-trust@0.1.0 check',
    'npm i -D content-trust',
    'npm install --save-dev remark-content-trust',
    'npm install sharp @content-trust/engine',
    'npm exec content-trust',
    'pnpm dlx content-trust',
    'additional_dependencies: [content-trust@0.1.0]',
  ]) {
    expect([line, asksRegistry.test(line)]).toEqual([line, true])
  }
  for (const line of [
    'npx content-trust check .',
    'npx --no content-trust check',
    'npm install ../content-trust/out/content-trust-0.1.0.tgz',
    'npm install && npx content-trust check examples/drafts',
    'npm install sharp',
  ]) {
    expect([line, asksRegistry.test(line)]).toEqual([line, false])
  }
})

it('tarballs have the names that packing gives them', () => {
  const manifest = z.object({ name: z.string(), version: z.string() })
  const packed = ['engine', 'workspace', 'remark-plugin', 'cli', 'client', '../apps/server'].map(
    (folder) => {
      const path = join(root, 'packages', folder, 'package.json')
      const { name, version } = manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
      return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    },
  )
  const shown = files.flatMap(([path, text]) =>
    [...text.matchAll(/[\w-]*content-trust[\w-]*-\d[\w.]*\.tgz/g)].map(([name]) => [path, name]),
  )
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter(([, name = '']) => !packed.includes(name))).toEqual([])
})
