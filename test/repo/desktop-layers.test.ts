import { describe, expect, it } from 'vitest'
import { readSources } from '../support/read-sources.ts'

/** Folders and files by the order in which they may need each other: each one only what it lists. */
type Layers = Readonly<Record<string, readonly string[]>>

const root = 'apps/desktop/src/'

/**
 * Processes. `shared` is what crosses between them, `markdown` how a draft is drawn; the main process reads the tables
 * of tasks of the two others.
 */
const processes: Layers = {
  shared: [],
  markdown: [],
  spelling: ['shared'],
  worker: ['markdown', 'shared'],
  main: ['shared', 'spelling', 'worker'],
  preload: ['shared'],
  renderer: ['markdown', 'shared'],
}

/** The main process: `ports.ts` names what it needs of Electron, which only `host` and `main.ts` know. */
const main: Layers = {
  language: [],
  'ports.ts': [],
  'handle-call.ts': ['language'],
  'menu-calls.ts': ['handle-call.ts', 'ports.ts'],
  'window-calls.ts': ['handle-call.ts', 'language', 'ports.ts'],
  files: ['handle-call.ts', 'language', 'ports.ts'],
  'renderer-files.ts': ['files'],
  host: ['language', 'ports.ts', 'renderer-files.ts'],
  media: ['files', 'handle-call.ts', 'language', 'ports.ts'],
  workspace: ['files'],
  session: ['files', 'handle-call.ts'],
  history: ['files', 'handle-call.ts', 'language', 'ports.ts'],
  scoring: ['files', 'handle-call.ts', 'language', 'ports.ts', 'workspace'],
  settings: ['files', 'handle-call.ts', 'language', 'ports.ts'],
  export: ['files', 'handle-call.ts', 'language', 'media', 'ports.ts', 'scoring'],
  search: ['files', 'handle-call.ts', 'language', 'ports.ts'],
  spelling: ['files', 'handle-call.ts', 'language', 'ports.ts'],
  rewriter: ['handle-call.ts', 'language', 'ports.ts', 'scoring', 'settings', 'workspace'],
  sources: ['handle-call.ts', 'language', 'ports.ts', 'workspace'],
  updates: ['handle-call.ts', 'ports.ts'],
  'create-backend.ts': [
    'export',
    'files',
    'handle-call.ts',
    'history',
    'language',
    'media',
    'menu-calls.ts',
    'ports.ts',
    'rewriter',
    'search',
    'scoring',
    'session',
    'settings',
    'sources',
    'updates',
    'spelling',
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
 * The window. `state` holds the stores that several parts read, `widgets` components without a subject,
 * `shell` puts everything together; what lies between is one subject a folder.
 */
const renderer: Layers = {
  language: [],
  styles: [],
  state: [],
  keys: ['language'],
  widgets: ['language', 'state'],
  spelling: ['language', 'state'],
  editor: ['language', 'spelling', 'state', 'widgets'],
  media: ['language', 'state'],
  preview: ['language', 'state'],
  scores: ['editor', 'language', 'state'],
  compare: ['language', 'state'],
  history: ['compare', 'editor', 'language', 'state'],
  files: ['compare', 'editor', 'history', 'language', 'media', 'state', 'widgets'],
  session: ['editor', 'files', 'language', 'state'],
  paste: ['editor', 'files', 'language', 'state'],
  images: ['editor', 'language', 'media', 'scores', 'state'],
  findings: ['editor', 'images', 'language', 'media', 'scores', 'state', 'widgets'],
  rewrite: ['compare', 'editor', 'language', 'scores', 'state'],
  find: ['editor', 'keys', 'language', 'state'],
  outline: ['editor', 'language', 'state', 'widgets'],
  search: ['editor', 'files', 'find', 'language', 'state', 'widgets'],
  'quick-open': ['editor', 'files', 'language', 'outline', 'state', 'widgets'],
  card: ['editor', 'findings', 'keys', 'language', 'rewrite', 'scores', 'state'],
  sources: ['editor', 'language', 'scores', 'state', 'widgets'],
  revise: ['editor', 'language', 'rewrite', 'scores', 'state'],
  style: ['editor', 'language', 'scores', 'state'],
  export: ['language', 'preview', 'scores', 'state'],
  about: ['language', 'state'],
  commands: [
    'card',
    'editor',
    'export',
    'files',
    'find',
    'findings',
    'keys',
    'language',
    'media',
    'quick-open',
    'rewrite',
    'scores',
    'sources',
    'spelling',
    'search',
    'state',
    'widgets',
  ],
  settings: ['commands', 'keys', 'language', 'state'],
  shell: [
    'about',
    'card',
    'commands',
    'editor',
    'export',
    'files',
    'find',
    'findings',
    'history',
    'images',
    'keys',
    'language',
    'media',
    'outline',
    'paste',
    'preview',
    'quick-open',
    'revise',
    'rewrite',
    'scores',
    'search',
    'session',
    'settings',
    'sources',
    'spelling',
    'state',
    'style',
    'styles',
    'widgets',
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
