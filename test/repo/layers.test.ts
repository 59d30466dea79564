import { describe, expect, it } from 'vitest'
import { readSources, type SourceFile } from '../support/read-sources.ts'

/**
 * Who may import whom in the engine, by folder. It follows the conventions and goes beyond them in
 * ten places:
 * - `text/pipeline` imports `routing`, and `text/result` imports `policy`. One text call returns one whole
 *   result, routed; there is no second stage that would join them. Only the files named in
 *   `onlyFrom` do so.
 * - `text/house` imports `policy`: a rule of somebody's own may name what a policy can name.
 * - `routing` imports `policy`, whose thresholds it applies.
 * - `text` is split by folder, so that a scanner cannot reach for a rule, nor a rule for a score. Only
 *   `text/pipeline` joins the stages, and only the calls beside `analyze-text.ts` import it.
 * - `style` imports `text` and what decides with it: the style result is a second view of one
 *   analysis. Its brief names the facts that `safety` protects.
 * - `report` imports `policy`: a band shown to a reader is the band that routes.
 * - `revise` imports `policy` and `routing`: the bands that a revision may not cross upwards are
 *   those that route.
 * - `settings` has what a report needs of settings: the gate and entries of a baseline. `@content-trust/workspace` reads them.
 *   `report` imports it, because a report says what failed the gate.
 * - `video` imports `image` and `audio`: a video is frames and audio, and there is no third way to score them.
 * - `version.ts` lies beside the folders, because every result carries it.
 */
const engine: Readonly<Record<string, readonly string[]>> = {
  'index.ts': ['explain', 'revise', 'safety', 'style', 'text'],
  explain: ['policy', 'schema', 'text', 'text/pipeline'],
  'version.ts': [],
  asset: ['models', 'routing', 'schema'],
  about: ['model files', 'models', 'schema', 'version.ts', 'policy'],
  schema: ['zod', 'mdast'],
  models: ['schema'],
  provenance: ['schema'],
  media: ['models', 'policy', 'provenance', 'routing', 'schema', 'version.ts'],
  audio: ['media', 'model files', 'models', 'policy', 'provenance', 'schema'],
  image: ['media', 'model files', 'models', 'policy', 'provenance', 'schema'],
  video: ['audio', 'image', 'media', 'models', 'policy', 'provenance', 'providers', 'schema'],
  policy: ['schema'],
  routing: ['policy', 'schema'],
  safety: ['schema', 'text/markdown', 'text/markup'],
  prose: [
    'schema',
    'text/document',
    'text/markdown',
    'text/pipeline',
    'text/queries',
    'text/segment',
    'text/tokenize',
  ],
  providers: [],
  revise: [
    'policy',
    'providers',
    'routing',
    'safety',
    'schema',
    'text/document',
    'text/markup',
    'text/pipeline',
    'text/result',
    'text/rule-engine',
  ],
  style: [
    'models',
    'policy',
    'routing',
    'safety',
    'schema',
    'text/document',
    'text/lexicons',
    'text/markup',
    'text/pipeline',
    'text/queries',
    'text/result',
    'text/rule-engine',
    'version.ts',
  ],
  settings: ['schema'],
  report: [
    'policy',
    'schema',
    'settings',
    'text/document/lines.ts',
    'text/document/readable-quote.ts',
  ],
  reporters: ['report', 'schema'],
  text: ['schema', 'version.ts', 'text/pipeline', 'text/result', 'text/tokenize'],
  'text/house': [
    'policy',
    'schema',
    'text/document',
    'text/markdown',
    'text/rule-engine',
    'text/segment',
    'text/tokenize',
  ],
  'text/lexicons': [],
  'text/markdown': ['schema', 'mdast'],
  'text/markup': ['schema', 'text/markdown', 'htmlparser2'],
  'text/document': ['text/lexicons', 'text/markdown'],
  'text/segment': ['text/document', 'text/markdown'],
  'text/features': ['text/document', 'text/lexicons', 'text/segment'],
  'text/incremental': ['text/document', 'text/markdown', 'text/segment'],
  'text/tokenize': [
    'text/document',
    'text/features',
    'text/incremental',
    'text/lexicons',
    'text/markdown',
    'text/segment',
  ],
  'text/queries': ['text/document', 'text/lexicons', 'text/markdown', 'text/segment'],
  'text/suggestions': ['schema', 'text/document', 'text/queries'],
  'text/rule-engine': [
    'schema',
    'text/document',
    'text/incremental',
    'text/lexicons',
    'text/markdown',
    'text/queries',
    'text/suggestions',
  ],
  'text/rules': [
    'text/document',
    'text/lexicons',
    'text/markdown',
    'text/queries',
    'text/rule-engine',
    'text/segment',
    'text/suggestions',
  ],
  'text/scores': [
    'models',
    'schema',
    'text/document',
    'text/features',
    'text/incremental',
    'text/queries',
    'text/rule-engine',
  ],
  'text/result': [
    'models',
    'policy',
    'schema',
    'text/document',
    'text/house',
    'text/queries',
    'text/rule-engine',
    'text/scores',
  ],
  'text/pipeline': [
    'model files',
    'models',
    'routing',
    'schema',
    'text/document',
    'text/features',
    'text/house',
    'text/incremental',
    'text/lexicons',
    'text/markdown',
    'text/markup',
    'text/queries',
    'text/result',
    'text/rule-engine',
    'text/rules',
    'text/scores',
    'text/tokenize',
  ],
}

/** Arrows that only these files may use. */
const onlyFrom: Readonly<Record<string, readonly string[]>> = {
  'text/pipeline → routing': ['run-pipeline.ts'],
  'text/house → policy': [
    'compile-house.ts',
    'detector-draft.ts',
    'draft-words.ts',
    'own-rules.ts',
  ],
  'text/result → policy': [
    'policy-draft.ts',
    'policy-matches.ts',
    'policy-terms.ts',
    'slop-evidence.ts',
    'texture-evidence.ts',
  ],
  'text/pipeline → model files': ['text-tables.ts'],
  'image → model files': ['image-model.ts'],
  'audio → model files': ['audio-model.ts'],
}

/** Public names of the engine, of what finds settings for its hosts, and of the client of the service. */
const publicNames = [
  '@content-trust/client',
  '@content-trust/sources/connect',
  '@content-trust/workspace',
  '@content-trust/workspace/disk',
  '@content-trust/workspace/drafts',
  '@content-trust/workspace/parse',
  '@content-trust/workspace/sync',
  '@content-trust/engine',
  '@content-trust/engine/about',
  '@content-trust/engine/asset',
  '@content-trust/engine/house',
  '@content-trust/engine/policy',
  '@content-trust/engine/schema',
  '@content-trust/engine/text',
  '@content-trust/engine/prose',
  '@content-trust/engine/reporters',
  '@content-trust/engine/report',
  '@content-trust/engine/settings',
  '@content-trust/engine/audio',
  '@content-trust/engine/image',
  '@content-trust/engine/node',
  '@content-trust/engine/node/drafts',
  '@content-trust/engine/node/media',
  '@content-trust/engine/video',
]

const engineRoot = 'packages/engine/src/'
const engineFiles = readSources('packages/engine/src')

function layerOf(path: string): string {
  if (path.startsWith('packages/engine/models/')) return 'model files'
  if (!path.startsWith(engineRoot)) return path
  const parts = path.slice(engineRoot.length).split('/')
  return parts[0] === 'text' && parts.length > 2 ? `text/${parts[1]}` : (parts[0] ?? '')
}

/** Every import that leaves its folder. */
function arrows({
  path,
  imports,
}: SourceFile): { from: string; to: string; path: string; name: string }[] {
  const from = layerOf(path)
  return imports
    .map((name) => ({ from, to: layerOf(name), path, name }))
    .filter((arrow) => arrow.to !== from)
}

const engineArrows = engineFiles.flatMap(arrows)

function mayImport({ from, to, name }: { from: string; to: string; name: string }): boolean {
  const allowed = engine[from] ?? []
  return allowed.includes(to) || allowed.includes(name.slice(engineRoot.length))
}

describe('who imports whom', () => {
  it('every folder of the engine is in the table, and no other', () => {
    // `node` alone may import Node; it comes with the hosts that need it.
    const layers = new Set(engineFiles.map(({ path }) => layerOf(path)))
    expect([...layers].filter((layer) => layer !== 'node').sort()).toEqual(
      Object.keys(engine).sort(),
    )
  })

  it('no import of the engine is outside of the table', () => {
    const wrong = engineArrows.filter(({ from }) => from !== 'node').filter((a) => !mayImport(a))
    expect(wrong.map(({ path, name }) => `${path} imports ${name}`)).toEqual([])
  })

  it('every arrow of the table is used, so that it stays the true one', () => {
    const unused = Object.entries(engine).flatMap(([from, targets]) =>
      targets
        .filter(
          (target) =>
            !engineArrows.some(
              ({ from: other, to, name }) =>
                other === from && (to === target || name === engineRoot + target),
            ),
        )
        .map((target) => `${from} → ${target}`),
    )
    expect(unused).toEqual([])
  })

  it.each(Object.entries(onlyFrom))('%s is drawn from the named files alone', (arrow, files) => {
    const users = engineArrows
      .filter(({ from, to }) => `${from} → ${to}` === arrow)
      .map(({ path }) => path.split('/').at(-1) ?? '')
    expect([...new Set(users)].sort()).toEqual([...files].sort())
  })

  it('no folder imports one that imports it, directly or by way of others', () => {
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
      if (seen.has(from)) return false
      seen.add(from)
      return (engine[from] ?? []).some((next) => next === to || reaches(next, to, seen))
    }
    expect(Object.keys(engine).filter((folder) => reaches(folder, folder))).toEqual([])
  })

  /** Whether a host may import this of the sources; all but a few only read what others asked for. */
  function mayUseSources(path: string, name: string): boolean {
    if (!name.startsWith('@content-trust/sources/')) return false
    if (path.startsWith('packages/cli/src/')) return true
    if (path.startsWith('packages/github-action/src/sources/')) return true
    if (path.startsWith('apps/desktop/src/worker/sources/')) return true
    const opensNothing = /\/(?:extract|labels|results|rules|schema)$/.test(name)
    return (
      opensNothing && /^(?:packages\/(?:github-action|remark-plugin)|apps\/desktop)\//.test(path)
    )
  }

  it('hosts import the engine by its public names, and never each other', () => {
    const hosts = ['packages/cli/src', 'packages/remark-plugin/src', 'packages/github-action/src']
    const apps = ['apps/server/src', 'apps/desktop/src']
    const wrong = [...hosts, ...apps].flatMap((folder) =>
      readSources(folder).flatMap(({ path, imports }) =>
        imports
          .filter((name) => {
            if (name === '@content-trust/design/evidence-groups')
              return folder === 'apps/server/src'
            if (name.startsWith('@content-trust/design')) return folder !== 'apps/desktop/src'
            if (name.startsWith('@content-trust/playground/')) return folder !== 'apps/desktop/src'
            if (mayUseSources(path, name)) return false
            if (name.startsWith('@content-trust/')) return !publicNames.includes(name)
            const isOurs = name.startsWith('packages/') || name.startsWith('apps/')
            return isOurs && !name.startsWith(`${folder.split('/').slice(0, 2).join('/')}/`)
          })
          .map((name) => `${path} imports ${name}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('the workspace imports the engine by its public names, and no host', () => {
    const allowed = [
      '@content-trust/engine/house',
      '@content-trust/engine/node/drafts',
      '@content-trust/engine/policy',
      '@content-trust/engine/schema',
      '@content-trust/engine/settings',
    ]
    const wrong = readSources('packages/workspace/src').flatMap(({ path, imports }) =>
      imports
        .filter((name) => /^(?:@content-trust|packages|apps)\//.test(name))
        .filter((name) => !name.startsWith('packages/workspace/src/') && !allowed.includes(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('sources import the engine by its public names, and only fetching knows Node', () => {
    const root = 'packages/sources/src/'
    const pure = ['compare', 'extract', 'schema']
    const wrong = readSources('packages/sources/src').flatMap(({ path, imports }) => {
      const isPure = pure.includes(path.slice(root.length).split('/')[0] ?? '')
      return imports
        .filter((name) => !name.startsWith(root))
        .filter((name) =>
          isPure || /^(?:@content-trust|packages|apps)\//.test(name)
            ? name !== 'zod' && !/^@content-trust\/engine\/(?:facts|prose|schema)$/.test(name)
            : false,
        )
        .map((name) => `${path} imports ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('what runs in a browser imports no code of a server', () => {
    const allowed = [
      '@content-trust/design',
      '@content-trust/engine/report',
      '@content-trust/engine/schema',
      '@content-trust/playground',
      '@content-trust/playground/without-eval',
      // Tables and plain functions of bytes, so that page and service agree on files.
      'apps/server/src/media/media-policy.ts',
      'apps/server/src/media/media-types.ts',
      'apps/server/src/media/sniff-type.ts',
      'apps/server/src/pages/account-paths.ts',
      'apps/server/src/pages/account-view.ts',
      'apps/server/src/pages/limit-slot.ts',
      'apps/server/src/reference/page-links.ts',
    ]
    const wrong = readSources('apps/server/web').flatMap(({ path, imports }) =>
      imports
        .filter((name) => !name.startsWith('apps/server/web/') && !allowed.includes(name))
        .filter((name) => !/^(?:react|react-dom|zod)(?:\/|$)/.test(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('the playground loads the engine in its thread alone, and knows no host', () => {
    const allowed = [
      '@content-trust/design',
      '@content-trust/design/editor-marks',
      '@content-trust/engine/report',
      '@content-trust/engine/schema',
    ]
    const sources = readSources('packages/playground/src')
    const wrong = sources.flatMap(({ path, imports }) =>
      imports
        .filter((name) => !name.startsWith('packages/playground/src/') && !allowed.includes(name))
        .filter((name) => !/^(?:react|react-dom|zod|@codemirror)(?:\/|$)/.test(name))
        .map((name) => `${path.replace('packages/playground/src/', '')} imports ${name}`),
    )
    expect(wrong).toEqual([
      'scoring/answer-task.ts imports @content-trust/engine/text',
      'scoring/find-fix.ts imports @content-trust/engine',
    ])
    // What a page imports reaches neither of them.
    const threadOnly = ['answer-task', 'find-fix', 'playground-worker', 'score-worker']
    const users = sources.filter(
      ({ path, code, imports }) =>
        !threadOnly.some((name) => path.endsWith(`/${name}.ts`)) &&
        imports.some((name) => threadOnly.some((each) => name.endsWith(`/${each}.ts`))) &&
        !/import type \{[^}]*\} from '[./a-z]*\/find-fix\.ts'/.test(code),
    )
    expect(users.map(({ path }) => path)).toEqual([])
  })

  it('the window of the editor imports no engine and nothing of Node or Electron', () => {
    const allowed = [
      '@content-trust/design',
      '@content-trust/design/editor-marks',
      '@content-trust/playground/style-nonce',
      '@content-trust/engine/report',
      '@content-trust/engine/schema',
      // Words and lists: what opens a connection is not among them.
      '@content-trust/sources/labels',
      '@content-trust/sources/schema',
      '@content-trust/workspace/drafts',
      '@tanstack/react-virtual',
      'github-slugger',
      'fuzzysort',
      'hast',
      'hast-util-to-jsx-runtime',
      'mdast',
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'rehype-parse',
      'rehype-remark',
      'rehype-sanitize',
      'remark-frontmatter',
      'remark-gfm',
      'remark-parse',
      'remark-rehype',
      'remark-stringify',
      'unified',
    ]
    const sources = ['renderer', 'markdown'].flatMap((folder) =>
      readSources(`apps/desktop/src/${folder}`),
    )
    const wrong = sources.flatMap(({ path, imports }) =>
      imports
        .filter((name) => !/^apps\/desktop\/src\/(?:renderer|shared|markdown)\//.test(name))
        .filter((name) => !name.endsWith('.css') && !/^@(?:codemirror|lezer)\//.test(name))
        .filter((name) => !allowed.includes(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('only the entry and the host of the editor import Electron, so that the rest runs without it', () => {
    const users = readSources('apps/desktop/src')
      .filter(({ imports }) => imports.includes('electron'))
      .map(({ path }) => path.replace('apps/desktop/src/', ''))
      .filter((path) => !/^(?:main\/host\/|main\/main\.ts$|preload\/preload\.ts$)/.test(path))
    expect(users).toEqual([])
  })

  it('the main process of the editor leaves the engine to its worker', () => {
    // The workspace reads settings from the disk, and the report tells what fails the gate; neither scores.
    const allowed =
      /^@content-trust\/(?:engine\/(?:schema|report)|sources\/schema|workspace(?:\/disk)?)$/
    // Only this process may open a connection, so the clients of a language model and of a server run here.
    const isClient = (path: string, name: string): boolean =>
      (path.startsWith('apps/desktop/src/main/rewriter/') &&
        name === '@content-trust/engine/node') ||
      (path.startsWith('apps/desktop/src/main/scoring/') && name === '@content-trust/client')
    const wrong = ['main', 'preload', 'shared'].flatMap((folder) =>
      readSources(`apps/desktop/src/${folder}`).flatMap(({ path, imports }) =>
        imports
          .filter((name) => name.startsWith('@content-trust/') && !allowed.test(name))
          .filter((name) => !isClient(path, name))
          .map((name) => `${path} imports ${name}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('no folder has a name that says nothing', () => {
    const named = [...engineFiles, ...readSources('packages'), ...readSources('apps')]
    const empty = named.filter(({ path }) =>
      /(?:^|\/)(?:utils?|helpers?|common|misc|shared|lib)\//.test(
        path.replace('apps/desktop/src/shared/', ''),
      ),
    )
    expect(empty.map(({ path }) => path)).toEqual([])
  })
})
