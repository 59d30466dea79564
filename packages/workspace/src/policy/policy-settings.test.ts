import { describe, expect, it } from 'vitest'
import { memorySource } from '../../../../test/support/memory-source.ts'
import { openWorkspace } from '../open-workspace.ts'
import { policyOf, scoreOptions } from '../settings/score-options.ts'
import { openWorkspaceSync } from '../sync.ts'
import { isSettingsFile, settingsGlobs } from '../workspace/config-names.ts'

type Files = Readonly<Record<string, unknown>>

const open = (files: Files) =>
  openWorkspaceSync({ source: memorySource(files), cwd: '/repo', knownRules: [] })
const settingsOf = (files: Files, path = '/repo/a.md') => open(files).resolve(path).settings
const idsOf = (files: Files, path?: string) => Object.keys(settingsOf(files, path).policy ?? {})
const problemOf = (files: Files) => {
  try {
    settingsOf(files)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const config = (...policy: string[]) => ({ '/repo/content-trust.config.json': { policy } })
const clause = (id: string, says = 'No hype.') => ({ id, says })
const house = { clauses: [clause('no-hype'), clause('no-prices', 'No prices.')] }

describe('the setting `policy`', () => {
  it('reads the files that it names, and remembers where each clause is from', () => {
    const files = { ...config('./house.policy.json'), '/repo/house.policy.json': house }
    const { policy } = settingsOf(files)
    expect(policy?.['no-prices']).toEqual({
      id: 'no-prices',
      says: 'No prices.',
      from: 'house.policy.json',
    })
    expect(open(files).resolve('/repo/a.md').origins).toMatchObject({
      'policy.no-hype': 'content-trust.config.json (house.policy.json)',
    })
  })

  it('reads YAML with all that a clause may say', () => {
    const text = `
name: House
clauses:
  - id: no-stars
    form:
      kind: ban
      targets: [{ kind: phrase, words: five stars }]
    severity: high
    decision: human_review
    reason: We rate nothing.
    examples: { matches: ["It has «five stars»."] }
`
    const files = { ...config('./house.policy.yml'), '/repo/house.policy.yml': text }
    expect(settingsOf(files).policy?.['no-stars']).toMatchObject({
      says: '“five stars”',
      form: { kind: 'ban', targets: [{ kind: 'phrase', words: 'five stars' }], moreThan: 0 },
      severity: 'high',
      decision: 'human_review',
      reason: 'We rate nothing.',
    })
  })

  it('starts paths from the folder of the file that names them, also in an override and a base', () => {
    const files = {
      '/repo/.git/HEAD': '',
      '/repo/content-trust.config.json': {
        extends: './base/content-trust.config.json',
        overrides: [{ files: ['docs/**'], policy: './docs/docs.policy.json' }],
      },
      '/repo/base/content-trust.config.json': { policy: './base.policy.json' },
      '/repo/base/base.policy.json': { extends: '../other.policy.json' },
      '/repo/other.policy.json': { clauses: [clause('of-other')] },
      '/repo/docs/docs.policy.json': { clauses: [clause('of-docs')] },
    }
    expect(idsOf(files)).toEqual(['of-other'])
    expect(idsOf(files, '/repo/docs/a.md')).toEqual(['of-other', 'of-docs'])
  })

  it('adds up from file to file; a clause replaces one with its id, and `off` takes one away', () => {
    const files = {
      '/repo/.git/HEAD': '',
      ...config('./house.policy.json'),
      '/repo/house.policy.json': house,
      '/repo/docs/content-trust.config.json': { policy: ['./docs.policy.json'] },
      '/repo/docs/docs.policy.json': {
        extends: ['../house.policy.json'],
        clauses: [{ id: 'no-hype', off: true }, clause('no-prices', 'Cut prices.')],
      },
    }
    const { policy } = settingsOf(files, '/repo/docs/a.md')
    expect(Object.keys(policy ?? {})).toEqual(['no-prices'])
    expect(policy?.['no-prices']?.says).toBe('Cut prices.')
    expect(idsOf(files)).toEqual(['no-hype', 'no-prices'])
  })

  it('may switch off a clause of a policy that is named before', () => {
    const files = {
      ...config('./house.policy.json', './ours.policy.json'),
      '/repo/house.policy.json': house,
      '/repo/ours.policy.json': { clauses: [{ id: 'no-hype', off: true }] },
    }
    expect(idsOf(files)).toEqual(['no-prices'])
  })

  it('reads a package as data, by its name or with a file in it', () => {
    const inside = {
      '/repo/node_modules/@acme/policy/acme.policy.json': house,
      '/repo/node_modules/@acme/policy/index.js': 'throw new Error("ran")',
    }
    expect(idsOf({ ...config('@acme/policy'), ...inside })).toHaveLength(2)
    expect(idsOf({ ...config('@acme/policy/acme.policy.json'), ...inside })).toHaveLength(2)
    expect(problemOf({ ...config('@acme/policy/index.js'), ...inside })).toContain(
      'that is no policy file; expected a name that ends in .policy.yaml',
    )
  })

  it('gives the engine its clauses, and no option where there are none', () => {
    const files = { ...config('./house.policy.json'), '/repo/house.policy.json': house }
    expect(scoreOptions(settingsOf(files)).policy).toHaveLength(2)
    expect(policyOf(settingsOf({}))).toEqual({})
  })

  it('says the same where reading waits', async () => {
    const files = { ...config('./house.policy.json'), '/repo/house.policy.json': house }
    const { list, read } = memorySource(files)
    const later = { list: async (at: string) => list(at), read: async (at: string) => read(at) }
    const workspace = openWorkspace({ source: later, cwd: '/repo', knownRules: [] })
    expect((await workspace.resolve('/repo/a.md')).settings).toEqual(settingsOf(files))
    expect((await workspace.readPolicy('/repo/house.policy.json')).clauses).toHaveLength(2)
  })
})

describe('a policy that cannot be read', () => {
  it.each<[string, Files, string]>([
    [
      'is not there',
      config('./gone.policy.yaml'),
      'content-trust.config.json: `policy` names ./gone.policy.yaml, but there is no such file: gone.policy.yaml. See line 1.',
    ],
    ['is no policy file', { ...config('./a.yaml'), '/repo/a.yaml': '' }, 'that is no policy file'],
    ['is neither shipped nor installed', config('acme'), 'Install the package acme'],
    [
      'leads out of a package',
      {
        ...config('acme/../../../etc/x.policy.json'),
        '/repo/node_modules/acme/a.policy.json': house,
        '/etc/x.policy.json': house,
      },
      'but the package acme does not hold ../../../etc/x.policy.json. See line 1.',
    ],
    ['is misspelled', config('privasy'), 'Did you mean `privacy`? See line 1.'],
    [
      'extends itself',
      {
        ...config('./a.policy.json'),
        '/repo/a.policy.json': { extends: './b.policy.json' },
        '/repo/b.policy.json': { extends: ['./a.policy.json'] },
      },
      'a.policy.json: `extends` leads back to itself: a.policy.json → b.policy.json → a.policy.json.',
    ],
    [
      'extends what is not there',
      {
        ...config('./a.policy.yaml'),
        '/repo/a.policy.yaml': 'name: A\nextends: ./b.policy.yaml\n',
      },
      'a.policy.yaml: `extends` names ./b.policy.yaml, but there is no such file: b.policy.yaml. See line 2, column 1.',
    ],
    [
      'switches off what no policy has',
      {
        ...config('./a.policy.json', './b.policy.json'),
        '/repo/a.policy.json': house,
        '/repo/b.policy.json': { clauses: [{ id: 'no-hipe', off: true }] },
      },
      '`off` names the clause no-hipe, which no policy has that it extends. Did you mean `no-hype`?',
    ],
  ])('that %s is a mistake', (_name, files, problem) => {
    expect(problemOf(files)).toContain(problem)
  })

  it('extends only so many others', () => {
    const chain = Array.from({ length: 9 }, (_each, at): [string, unknown] => [
      `/repo/p${at}.policy.json`,
      { extends: `./p${at + 1}.policy.json` },
    ])
    const files = { ...config('./p0.policy.json'), ...Object.fromEntries(chain) }
    expect(problemOf(files)).toContain('leads on after 8 policies')
  })

  it('holds only so many clauses with all that it extends', () => {
    const file = (at: number) => ({
      clauses: Array.from({ length: 200 }, (_each, index) => clause(`c-${at}-${index}`)),
    })
    const files = {
      ...config('./all.policy.json'),
      '/repo/all.policy.json': { extends: [0, 1, 2].map((at) => `./p${at}.policy.json`) },
      ...Object.fromEntries([0, 1, 2].map((at) => [`/repo/p${at}.policy.json`, file(at)])),
    }
    expect(problemOf(files)).toContain(
      'all.policy.json: 600 clauses with those of all that it extends, expected at most 500.',
    )
  })
})

it('is watched as other settings are', () => {
  expect(['house.policy.yaml', 'a/b.policy.json', 'C:\\c.policy.yml'].every(isSettingsFile)).toBe(
    true,
  )
  expect(['policy.yaml', '.policy.yaml', 'a.policy.txt'].some(isSettingsFile)).toBe(false)
  expect(settingsGlobs).toContain('**/*.policy.{yaml,yml,json}')
})

describe('front matter', () => {
  const draft = (policy: string) => `---\ncontentTrust:\n  policy: ${policy}\n---\n\nText.\n`

  it('may name a policy that ships', () => {
    const read = open(config('privacy')).resolveDraft('/repo/a.md', draft('claims'))
    const { policy = {} } = read.kind === 'settings' ? read.settings : {}
    expect(policy['no-dosage']).toMatchObject({ from: 'claims' })
    expect(policy['no-secrets']).toMatchObject({ from: 'privacy' })
  })

  it('is told the name that it may have meant', () => {
    const read = open({}).resolveDraft('/repo/a.md', draft('[plain-langage]'))
    expect(JSON.stringify(read)).toContain('Did you mean `plain-language`?')
  })

  it('names no files', () => {
    const read = open({ '/repo/a.policy.yaml': 'clauses: []' }).resolveDraft(
      '/repo/a.md',
      draft('./a.policy.yaml'),
    )
    expect(read).toMatchObject({ kind: 'broken', place: { line: 3 } })
    expect(JSON.stringify(read)).toContain('Files are named under `policy` of a config file.')
  })
})
