import { expect, it } from 'vitest'
import { readSources } from '../support/read-sources.ts'

/**
 * Who may import whom in the command line, by folder or by file beside the folders. Each layer
 * imports only layers above it, so that the table has no cycle.
 */
const layers: Readonly<Record<string, readonly string[]>> = {
  'sha256.ts': [],
  'version.ts': [],
  'read-lines.ts': [],
  'running-process.ts': [],
  // Plain data that threads and processes exchange.
  tasks: [],
  'host.ts': ['tasks'],
  'load-engine.ts': ['host.ts'],
  'output-of.ts': ['host.ts'],
  terminal: ['host.ts'],
  options: ['host.ts'],
  drafts: [],
  media: ['drafts', 'tasks'],
  reporters: ['sha256.ts', 'tasks', 'terminal'],
  examples: ['host.ts', 'terminal'],
  sources: ['host.ts', 'options', 'sha256.ts', 'tasks', 'terminal'],
  fix: ['host.ts', 'options', 'reporters', 'tasks', 'terminal'],
  check: [
    'drafts',
    'fix',
    'host.ts',
    'load-engine.ts',
    'options',
    'reporters',
    'sha256.ts',
    'sources',
    'tasks',
    'terminal',
  ],
  commands: [
    'check',
    'examples',
    'host.ts',
    'load-engine.ts',
    'options',
    'reporters',
    'sources',
    'tasks',
    'terminal',
    'version.ts',
  ],
  corpus: [
    'host.ts',
    'load-engine.ts',
    'options',
    'read-lines.ts',
    'running-process.ts',
    'version.ts',
  ],
  policy: ['examples', 'fix', 'host.ts', 'options', 'terminal'],
  style: ['host.ts', 'options', 'terminal'],
  score: ['host.ts', 'read-lines.ts'],
  safety: ['host.ts', 'score'],
  mcp: ['host.ts', 'version.ts'],
  lsp: [
    'check',
    'drafts',
    'host.ts',
    'load-engine.ts',
    'options',
    'output-of.ts',
    'reporters',
    'running-process.ts',
    'sha256.ts',
    'tasks',
    'version.ts',
  ],
  program: [
    'check',
    'commands',
    'host.ts',
    'lsp',
    'mcp',
    'options',
    'policy',
    'safety',
    'score',
    'sources',
    'style',
  ],
  'program.ts': ['corpus', 'host.ts', 'program', 'version.ts'],
  'main.ts': ['host.ts', 'load-engine.ts', 'media', 'output-of.ts', 'program.ts'],
}

const root = 'packages/cli/src/'
const files = readSources('packages/cli/src')

function layerOf(path: string): string {
  return path.slice(root.length).split('/')[0] ?? ''
}

const imports = files.flatMap(({ path, imports: names }) =>
  names
    .filter((name) => name.startsWith(root) && layerOf(name) !== layerOf(path))
    .map((name) => ({ path, name, from: layerOf(path), to: layerOf(name) })),
)

it('every folder of the command line is in the table, and no other', () => {
  const found = new Set(files.map(({ path }) => layerOf(path)))
  expect([...found].sort()).toEqual(Object.keys(layers).sort())
})

it('no import is missing from the table', () => {
  const wrong = imports.filter(({ from, to }) => !layers[from]?.includes(to))
  expect(wrong.map(({ path, name }) => `${path} imports ${name}`)).toEqual([])
})

it('every entry of the table is used', () => {
  const unused = Object.entries(layers).flatMap(([from, targets]) =>
    targets
      .filter((to) => !imports.some((each) => each.from === from && each.to === to))
      .map((to) => `${from} → ${to}`),
  )
  expect(unused).toEqual([])
})

it('a layer imports only layers above it', () => {
  const order = Object.keys(layers)
  const downwards = Object.entries(layers).flatMap(([from, targets]) =>
    targets.filter((to) => order.indexOf(to) >= order.indexOf(from)).map((to) => `${from} → ${to}`),
  )
  expect(downwards).toEqual([])
})
