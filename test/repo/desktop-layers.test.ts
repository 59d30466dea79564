import { describe, expect, it } from 'vitest'
import { readSources } from '../support/read-sources.ts'

/** Folders and files by the order in which they may need each other: each one only what it lists. */
type Layers = Readonly<Record<string, readonly string[]>>

const root = 'apps/desktop/src/'

/** Processes. `shared` is what crosses between them; the main process reads the worker's table of tasks. */
const processes: Layers = {
  shared: [],
  worker: ['shared'],
  main: ['shared', 'worker'],
  preload: ['shared'],
  renderer: ['shared'],
}

/** The main process: `ports.ts` names what it needs of Electron, which only `host` and `main.ts` know. */
const main: Layers = {
  language: [],
  'ports.ts': [],
  'handle-call.ts': ['language'],
  'window-calls.ts': ['handle-call.ts', 'language', 'ports.ts'],
  files: ['handle-call.ts', 'language', 'ports.ts'],
  'renderer-files.ts': ['files'],
  host: ['language', 'ports.ts', 'renderer-files.ts'],
  media: ['files', 'handle-call.ts', 'language', 'ports.ts'],
  workspace: ['files'],
  scoring: ['files', 'handle-call.ts', 'language', 'ports.ts', 'workspace'],
  settings: ['files', 'handle-call.ts', 'language', 'ports.ts'],
  rewriter: ['handle-call.ts', 'language', 'ports.ts', 'scoring', 'settings', 'workspace'],
  'create-backend.ts': [
    'files',
    'handle-call.ts',
    'media',
    'ports.ts',
    'rewriter',
    'scoring',
    'settings',
    'window-calls.ts',
    'workspace',
  ],
  'main.ts': [
    'create-backend.ts',
    'files',
    'handle-call.ts',
    'host',
    'language',
    'ports.ts',
    'renderer-files.ts',
  ],
}

/**
 * The window. `state` holds the stores that several parts read, `ui` components without a subject,
 * `app` puts everything together; what lies between is one subject a folder.
 */
const renderer: Layers = {
  language: [],
  marks: [],
  styles: [],
  state: ['marks'],
  keys: ['language'],
  ui: ['language', 'state'],
  editor: ['language', 'marks', 'state', 'ui'],
  media: ['language', 'state', 'ui'],
  preview: ['language', 'state'],
  scores: ['editor', 'language', 'marks', 'state', 'ui'],
  files: ['editor', 'language', 'media', 'state', 'ui'],
  images: ['editor', 'language', 'media', 'preview', 'scores', 'state', 'ui'],
  findings: ['editor', 'images', 'language', 'marks', 'media', 'scores', 'state', 'ui'],
  rewrite: ['editor', 'files', 'language', 'scores', 'state'],
  card: ['editor', 'findings', 'keys', 'language', 'marks', 'rewrite', 'scores', 'state', 'ui'],
  revise: ['editor', 'language', 'rewrite', 'scores', 'state'],
  style: ['editor', 'language', 'scores', 'state', 'ui'],
  export: ['language', 'preview', 'scores', 'state', 'ui'],
  about: ['language', 'state', 'ui'],
  commands: [
    'card',
    'editor',
    'export',
    'files',
    'findings',
    'keys',
    'language',
    'media',
    'rewrite',
    'scores',
    'state',
    'ui',
  ],
  settings: ['commands', 'keys', 'language', 'state', 'ui'],
  app: [
    'about',
    'card',
    'commands',
    'editor',
    'export',
    'files',
    'findings',
    'images',
    'language',
    'media',
    'preview',
    'revise',
    'rewrite',
    'scores',
    'settings',
    'state',
    'style',
    'styles',
    'ui',
  ],
}

const files = readSources('apps/desktop/src')

describe.each([
  ['the processes of the desktop app', '', processes],
  ['the main process', 'main/', main],
  ['the renderer', 'renderer/', renderer],
] as const)('%s', (_title, folder, layers: Layers) => {
  const found = edgesIn(root + folder)

  it('imports only what its table lists', () => {
    const known = new Set(
      Object.entries(layers).flatMap(([from, list]) => list.map((to) => `${from} → ${to}`)),
    )
    const extra = found.filter(({ edge }) => !known.has(edge))
    expect(extra.map(({ edge, path }) => `${edge} (${path})`)).toEqual([])
  })

  it('lists nothing that is not imported', () => {
    const used = new Set(found.map(({ edge }) => edge))
    const listed = Object.entries(layers).flatMap(([from, list]) =>
      list.map((to) => `${from} → ${to}`),
    )
    expect(listed.filter((edge) => !used.has(edge))).toEqual([])
  })

  it('has no layer that needs itself by way of others', () => {
    const ordered = new Set<string>()
    for (const [layer, needs] of Object.entries(layers)) {
      expect(
        needs.filter((name) => !ordered.has(name)),
        layer,
      ).toEqual([])
      ordered.add(layer)
    }
  })
})

it('electron is imported where the app meets it', () => {
  const users = files.filter(({ imports }) => imports.includes('electron'))
  const paths = users.map(({ path }) => path.slice(root.length))
  expect(paths).toContain('main/main.ts')
  expect(paths.filter((path) => !/^(?:main\/main\.ts|main\/host\/|preload\/)/.test(path))).toEqual(
    [],
  )
})

it('the engine runs in the worker alone', () => {
  const users = files.filter(({ imports }) =>
    imports.some((name) =>
      /^@content-trust\/engine(?:$|\/about$|\/reporters$|\/node\/media$)/.test(name),
    ),
  )
  expect(users.length).toBeGreaterThan(0)
  const elsewhere = users.filter(({ path }) => !path.startsWith(`${root}worker/`))
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})

/** Imports from one layer of a folder to another. */
function edgesIn(folder: string): { readonly edge: string; readonly path: string }[] {
  const layerOf = (path: string): string | undefined => path.slice(folder.length).split('/')[0]
  return files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, imports }) =>
      imports
        .filter((name) => name.startsWith(folder) && layerOf(name) !== layerOf(path))
        .map((name) => ({ edge: `${layerOf(path)} → ${layerOf(name)}`, path })),
    )
}
