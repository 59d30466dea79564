import { describe, expect, it } from 'vitest'
import { memorySource } from '../../../../test/support/memory-source.ts'
import { bufferSource } from '../adapters/buffer-source.ts'
import type { FileSource, SyncFileSource } from '../file-source.ts'
import { openWorkspace } from '../open-workspace.ts'
import { openWorkspaceSync } from '../sync.ts'

const knownRules = ['vague-attribution', 'hollow-intensifier', 'weak_provenance']

type Files = Readonly<Record<string, unknown>>

/** What both kinds of workspace say of a path; they must agree. */
async function resolve(files: Files, path: string, options: { config?: string } = {}) {
  const source = memorySource(files)
  const later: FileSource = {
    list: async (folder) => source.list(folder),
    read: async (each) => source.read(each),
  }
  const shared = { cwd: '/repo', knownRules, ...options }
  const opened = openWorkspace({ ...shared, source: later })
  const now = openWorkspaceSync({ ...shared, source })
  const [waited, atOnce] = [
    await attempt(() => opened.resolve(path)),
    await attempt(() => now.resolve(path)),
  ]
  expect(atOnce).toEqual(waited)
  expect(now.notices()).toEqual(opened.notices())
  return { ...waited, notices: now.notices() }
}

async function attempt<T>(work: () => T | Promise<T>) {
  try {
    return { resolved: await work(), problem: null }
  } catch (error) {
    return { resolved: null, problem: String(error) }
  }
}

const settingsOf = async (files: Files, path: string, options = {}) => {
  const { resolved, problem } = await resolve(files, path, options)
  expect(problem).toBeNull()
  return resolved?.settings
}

describe('config files', () => {
  it.each([
    ['content-trust.config.json', '{ "fail_on": "high" }'],
    ['content-trust.config.json', '\uFEFF{ "fail_on": "high" }'],
    ['content-trust.config.yml', 'fail_on: high # strict\n'],
    ['content-trust.config.yaml', '---\nfail_on: high\n'],
    ['package.json', '{ "name": "x", "contentTrust": { "fail_on": "high" } }'],
  ])('%s is read', async (name, text) => {
    expect(await settingsOf({ [`/repo/${name}`]: text }, '/repo/a.md')).toMatchObject({
      fail_on: 'high',
    })
  })

  it('the nearest wins, key by key, and maps merge entry by entry', async () => {
    const files = {
      '/repo/.git/HEAD': '',
      '/repo/content-trust.config.json': {
        fail_on: 'high',
        domain: 'pumps',
        ignore_rules: { 'vague-attribution': 'style', 'hollow-intensifier': 'style' },
        severity: { weak_provenance: 'low' },
      },
      '/repo/docs/content-trust.config.yml':
        'fail_on: none\nignore_rules: { vague-attribution: false }\nseverity: { hollow-intensifier: high }',
      '/content-trust.config.json': { format: 'other' },
    }
    const { resolved } = await resolve(files, '/repo/docs/a.md')
    expect(resolved?.settings).toEqual({
      fail_on: 'none',
      fail_on_rules: [],
      domain: 'pumps',
      ignore_rules: { 'hollow-intensifier': 'style' },
      severity: { weak_provenance: 'low', 'hollow-intensifier': 'high' },
    })
    expect(resolved?.origins).toMatchObject({
      fail_on: 'docs/content-trust.config.yml',
      domain: 'content-trust.config.json',
      'severity.weak_provenance': 'content-trust.config.json',
    })
  })

  it('`root` stops the search', async () => {
    const files = {
      '/repo/content-trust.config.json': { fail_on: 'high' },
      '/repo/docs/content-trust.config.json': { root: true },
    }
    expect(await settingsOf(files, '/repo/docs/a.md')).toMatchObject({ fail_on: 'none' })
  })

  it.each<[title: string, files: Files, problem: string]>([
    [
      'two in one folder',
      { '/repo/content-trust.config.json': {}, '/repo/content-trust.config.yml': '' },
      'found content-trust.config.json and content-trust.config.yml, expected one config',
    ],
    [
      'an unknown key',
      { '/repo/content-trust.config.yml': 'failon: high' },
      'content-trust.config.yml: Unknown key `failon`. Did you mean `fail_on`?',
    ],
    [
      'an unknown rule in an override',
      {
        '/repo/content-trust.config.json': {
          overrides: [{ files: ['b'], severity: { vague: 'low' } }],
        },
      },
      'content-trust.config.json overrides[0]: Unknown rule `vague`.',
    ],
    [
      'a mistake in YAML',
      { '/repo/content-trust.config.yml': 'fail_on: high\n\tdomain: a' },
      'content-trust.config.yml: could not be read: line 2: ',
    ],
    [
      'YAML that is not a mapping',
      { '/repo/content-trust.config.yml': '- fail_on' },
      'content-trust.config.yml: Unexpected value ["fail_on"] for the whole value, expected object.',
    ],
    [
      'a mistake in JSON',
      { '/repo/content-trust.config.json': '{' },
      'content-trust.config.json: could not be read: ',
    ],
    [
      'a file that is not UTF-8',
      { '/repo/content-trust.config.json': Uint8Array.of(0x7b, 0xff) },
      'content-trust.config.json: not valid UTF-8',
    ],
  ])('%s is refused', async (_, files, problem) => {
    const answer = await resolve(files, '/repo/a.md')
    expect(answer.problem).toContain(
      `UsageError: ${problem.startsWith('found') ? '.: ' : ''}${problem}`,
    )
  })

  it('code that may not run and files of an unknown kind are named in a notice', async () => {
    const files = {
      '/repo/content-trust.config.mjs': 'export default { fail_on: "high" }',
      '/repo/docs/content-trust.config.toml': 'fail_on = "high"',
    }
    const { resolved, notices } = await resolve(files, '/repo/docs/a.md')
    expect(resolved?.settings).toMatchObject({ fail_on: 'none' })
    expect(notices).toEqual([
      'docs/content-trust.config.toml is not used: expected a config that ends in .json, .yml, .yaml, .js, .mjs or .ts.',
      'content-trust.config.mjs is not used: it is code, and no code of the repository runs here. Write it as content-trust.config.json.',
    ])
  })

  it('code runs where a source runs it', () => {
    const files = { '/repo/content-trust.config.mjs': '' }
    const source: SyncFileSource = { ...memorySource(files), load: () => ({ fail_on: 'high' }) }
    const { settings } = openWorkspaceSync({ source, cwd: '/repo', knownRules }).resolve(
      '/repo/a.md',
    )
    expect(settings).toMatchObject({ fail_on: 'high' })
  })
})

describe('a config that is named', () => {
  const files = {
    '/repo/content-trust.config.json': { fail_on: 'high' },
    '/repo/.github/trust.yml':
      'fail_on: medium\noverrides: [{ files: [docs/**], fail_on: revise }]',
  }

  it('is the only one, and its patterns start from the working folder', async () => {
    const config = '.github/trust.yml'
    expect(await settingsOf(files, '/repo/a.md', { config })).toMatchObject({ fail_on: 'medium' })
    expect(await settingsOf(files, '/repo/docs/a.md', { config })).toMatchObject({
      fail_on: 'revise',
    })
  })

  it.each([
    ['gone.json', 'gone.json: no such file or folder'],
    ['package.json', 'holds no settings'],
    ['trust.mjs', 'it is code, and no code of the repository runs here'],
  ])('%s is refused', async (config, problem) => {
    const more = { ...files, '/repo/package.json': '{}', '/repo/trust.mjs': '' }
    const answer = await resolve(more, '/repo/a.md', { config })
    expect(answer.problem).toContain(problem)
  })
})

describe('a mistake in a config file is told with its line', () => {
  const overrides =
    '{\n  "overrides": [\n    { "files": ["a.md"] },\n    {\n      "files": ["b.md"],\n'
  it.each([
    ['content-trust.config.json', '{\n  "root": true,\n  "fail_onn": "high"\n}', 3],
    ['content-trust.config.json', `${overrides}      "format": "poem"\n    }\n  ]\n}`, 6],
    ['content-trust.config.json', `${overrides}      "severity": {"x":"low"}\n    }\n  ]\n}`, 6],
    ['content-trust.config.json', '{\n\t"root": true,\n\t"fail_on": "hihg"\n}', 3],
    ['content-trust.config.yml', '# ours\r\nseverity:\r\n  weak_provenance: lo\r\n', 3],
    ['content-trust.config.yml', 'ignore_rules:\n  vague-atribution: x\n', 2],
    ['package.json', '{\n  "fail_on": 1,\n  "contentTrust": {\n    "fail_on": 1\n  }\n}', 4],
  ])('%s %j', async (name, text, line) => {
    const { problem } = await resolve({ [`/repo/${name}`]: text }, '/repo/b.md')
    expect(problem).toMatch(new RegExp(` See line ${line}\\.$`))
  })
})

describe('extends', () => {
  it('starts from files and packages, the last one winning, and the file that says it wins over all', async () => {
    const files = {
      '/repo/content-trust.config.json': { extends: ['./base.yml', '@acme/style'], domain: 'own' },
      '/repo/base.yml': 'fail_on: high\ndomain: base\nformat: article\nextends: ./deep/most.json',
      '/repo/deep/most.json': { custom_policy: 'deep', format: 'other' },
      '/repo/node_modules/@acme/style/package.json': { contentTrust: { fail_on: 'medium' } },
    }
    const { resolved } = await resolve(files, '/repo/a.md')
    expect(resolved?.settings).toMatchObject({
      fail_on: 'medium',
      domain: 'own',
      format: 'article',
      custom_policy: 'deep',
    })
    expect(resolved?.origins).toMatchObject({
      fail_on: 'node_modules/@acme/style/package.json',
      format: 'base.yml',
    })
  })

  it('reads a file inside a package, and patterns start from the folder of the config that is found', async () => {
    const files = {
      '/repo/docs/content-trust.config.json': { extends: 'acme/strict.json' },
      '/repo/node_modules/acme/strict.json': {
        overrides: [{ files: ['blog/**'], fail_on: 'high' }],
        ignore_files: ['old/**'],
        root: true,
      },
      '/repo/content-trust.config.json': { domain: 'pumps' },
    }
    expect(await settingsOf(files, '/repo/docs/blog/a.md')).toMatchObject({
      fail_on: 'high',
      domain: 'pumps',
    })
    const { resolved } = await resolve(files, '/repo/docs/old/a.md')
    expect(resolved?.ignored?.by).toBe('node_modules/acme/strict.json')
  })

  it.each<[title: string, config: object, problem: string]>([
    [
      'a missing file',
      { extends: './gone.json' },
      '`extends` names ./gone.json, but there is no such file: gone.json.',
    ],
    ['a missing package', { extends: '@acme/style' }, 'Install the package @acme/style'],
    [
      'a file that is no config',
      { extends: './LICENSE' },
      '`extends` names ./LICENSE, but that is no config; expected a file that ends in .json',
    ],
    [
      'a package.json without settings',
      { extends: './package.json' },
      '`extends` names ./package.json, but that file has no key `contentTrust`.',
    ],
    ['a file without ./', { extends: 'base.json' }, 'For the file beside it, write ./base.json.'],
    [
      'a package without settings',
      { extends: 'empty' },
      'the package empty does not hold a content-trust.config file',
    ],
    [
      'a cycle',
      { extends: './base.json' },
      '`extends` leads back to itself: content-trust.config.json → base.json → content-trust.config.json.',
    ],
  ])('%s is refused', async (_, config, problem) => {
    const files = {
      '/repo/content-trust.config.json': config,
      '/repo/base.json': { extends: ['./content-trust.config.json'] },
      '/repo/node_modules/empty/package.json': '{}',
      '/repo/package.json': '{ "name": "x" }',
      '/repo/LICENSE': 'All of it.',
    }
    expect((await resolve(files, '/repo/a.md')).problem).toContain(problem)
  })
})

describe('files that are not checked', () => {
  const files = {
    '/repo/.git/HEAD': '',
    '/repo/content-trust.config.json': { ignore_files: ['CHANGELOG.md'] },
    '/repo/.content-trust-ignore': 'old/\n*.draft.md\n',
    '/repo/docs/.content-trust-ignore': '!keep.draft.md\n',
    '/repo/.gitignore': 'build/\n',
  }

  it.each([
    ['/repo/CHANGELOG.md', 'content-trust.config.json'],
    ['/repo/old/a.md', '.content-trust-ignore'],
    ['/repo/a.draft.md', '.content-trust-ignore'],
    ['/repo/docs/keep.draft.md', null],
    ['/repo/build/a.md', null],
    ['/repo/a.md', null],
  ])('%s is left out by %s', async (path, by) => {
    const { resolved } = await resolve(files, path)
    expect(resolved?.ignored?.by ?? null).toBe(by)
  })

  it('a host that looks for drafts is told of .gitignore too', () => {
    const workspace = openWorkspaceSync({ source: memorySource(files), cwd: '/repo', knownRules })
    const paths = ['/repo/build/a.md', '/repo/old/a.md', '/repo/a.md']
    expect(paths.map((path) => workspace.isIgnored(path, false))).toEqual([true, true, false])
    expect(workspace.isIgnored('/repo/build', true)).toBe(true)
    expect(workspace.ignoredByName('/repo/build/a.md')).toBeNull()
  })
})

it('a pattern that matches none of the listed files is named, where its folder was listed', () => {
  const files = {
    '/repo/content-trust.config.json': {
      overrides: [{ files: ['blog/**', 'posts/**'], fail_on: 'high' }],
    },
  }
  const workspace = openWorkspaceSync({ source: memorySource(files), cwd: '/repo', knownRules })
  workspace.resolve('/repo/blog/a.md')
  expect(workspace.notices({ folders: ['/repo'], files: ['/repo/blog/a.md'] })).toEqual([
    'content-trust.config.json: the pattern posts/** under `overrides` matches no draft.',
  ])
  expect(workspace.notices({ folders: ['/repo/blog'], files: ['/repo/blog/a.md'] })).toEqual([])
  expect(workspace.notices()).toEqual([])
})

it('layers of a host go under and over those of files', () => {
  const workspace = openWorkspaceSync({
    source: memorySource({
      '/repo/content-trust.config.json': { fail_on: 'medium', domain: 'file' },
    }),
    cwd: '/repo',
    knownRules,
    under: [{ origin: 'default', layer: { fail_on: 'high', format: 'other' } }],
    over: [{ origin: 'command line', layer: { domain: 'typed' } }],
  })
  const { settings, origins } = workspace.resolve('/repo/a.md')
  expect(settings).toMatchObject({ fail_on: 'medium', format: 'other', domain: 'typed' })
  expect(origins).toMatchObject({ format: 'default', domain: 'command line' })
})

it('front matter wins over all', () => {
  const source = memorySource({ '/repo/content-trust.config.json': { fail_on: 'medium' } })
  const workspace = openWorkspaceSync({ source, cwd: '/repo', knownRules })
  const draft = (yaml: string) =>
    workspace.resolveDraft('/repo/a.md', `---\n${yaml}\n---\n\nText.\n`)
  expect(draft('contentTrust: { fail_on: none }')).toMatchObject({
    kind: 'settings',
    settings: { fail_on: 'none' },
  })
  expect(draft('contentTrust: false')).toMatchObject({ kind: 'off' })
  expect(draft('title: "')).toMatchObject({
    kind: 'settings',
    settings: { fail_on: 'medium' },
    warnings: [{ line: 2, column: 9, offset: 12 }],
  })
  expect(draft('title: A\ncontentTrust:\n  severity:\n    vague: low')).toMatchObject({
    kind: 'broken',
    place: { line: 5, column: 5 },
  })
})

it('the text of an editor counts before it is saved', () => {
  const texts = new Map([
    ['/repo/docs/content-trust.config.json', '{ "fail_on": "high" }'],
    ['/repo/content-trust.config.json', '{ "domain": "new" }'],
  ])
  const below = memorySource({ '/repo/content-trust.config.json': { domain: 'old' } })
  const source = bufferSource(
    below,
    (path) => texts.get(path) ?? null,
    () => texts.keys(),
  )
  return openWorkspace({ source, cwd: '/repo', knownRules })
    .resolve('/repo/docs/a.md')
    .then(({ settings }) => {
      expect(settings).toMatchObject({ fail_on: 'high', domain: 'new' })
    })
})

describe('a baseline', () => {
  const entry = { risk_level: 'low', recommended_action: 'allow', findings: { a: 1 } }
  const files = {
    '/repo/ci/base.json': { version: 1, files: { '../docs/a.md': entry } },
    '/repo/bad.json': '{}',
  }
  const workspace = () =>
    openWorkspaceSync({ source: memorySource(files), cwd: '/repo', knownRules })

  it('is read by paths from its folder', () => {
    const { entryOf } = workspace().readBaseline('ci/base.json')
    expect(entryOf('/repo/docs/a.md')).toEqual(entry)
    expect(entryOf('/repo/docs/b.md')).toBeNull()
  })

  it('that is missing or wrong is refused', () => {
    expect(() => workspace().readBaseline('gone.json')).toThrow(
      'gone.json: no such file or folder; make it',
    )
    expect(workspace().readBaseline('gone.json', true).entryOf('/repo/a.md')).toBeNull()
    expect(() => workspace().readBaseline('bad.json')).toThrow('not a baseline of this version')
  })
})

it('finds the file of an image, and none outside the repository', () => {
  const files = { '/repo/.git/HEAD': '', '/repo/static/a.png': '', '/secret.png': '' }
  const workspace = openWorkspaceSync({ source: memorySource(files), cwd: '/repo', knownRules })
  expect(workspace.findImage('/repo/docs/a.md', '/a.png')).toEqual({ path: '/repo/static/a.png' })
  expect(workspace.findImage('/repo/docs/a.md', 'a.png')).toEqual({ missing: 'no such file' })
  expect(workspace.findImage('/repo/docs/a.md', '../../secret.png')).toEqual({ missing: 'outside' })
})
