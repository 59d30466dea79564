import { describe, expect, it } from 'vitest'
import { risky, sound } from './support/drafts.ts'
import { exampleEvent } from './support/github-api.ts'
import { baseCommit, type FileChange, headCommit, makeRepository } from './support/repository.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

const gate = { 'fail-on': 'revise' }
const front = (settings: string, text: string) =>
  `---\ntitle: T\ncontentTrust:${settings}\n---\n\n${text}`
const changed = (after: string, before: string | null = `# T\n\n${sound}`): FileChange => ({
  path: 'a.md',
  before,
  after,
})
const rule = 'unnamed-study'
const ruleGate = { 'fail-on-rules': rule }
const study = 'Studies show that the pump in hall 3 is better.\n'
const hidden = `<!-- content-trust-disable-next-line ${rule} -- our own study -->\n${study}`

describe('a change that switches off its own gate', () => {
  it.each<[string, FileChange[], string]>([
    ['by contentTrust: false', [changed(front(' false', risky))], 'asks not to be checked'],
    [
      'by contentTrust: false in a new draft',
      [changed(front(' false', risky), null)],
      'asks not to be checked',
    ],
    ['by a milder gate', [changed(front('\n  fail_on: none', risky))], '`fail_on`'],
    [
      'by a milder gate in a new draft',
      [changed(front('\n  fail_on: reject', risky), null)],
      '`fail_on`',
    ],
    ['by a key in quotes', [changed(`---\n"contentTrust": false\n---\n\n${risky}`)], 'line 2'],
    [
      'by an alias',
      [changed(`---\nx: &a false\ncontentTrust: *a\n---\n\n${risky}`)],
      'asks not to be checked',
    ],
    [
      'by a move to an ignored folder',
      [{ ...changed(risky, `${sound}\n${sound}`), path: 'api/a.md', previous: 'a.md' }],
      'moves to where nothing is checked',
    ],
    [
      'by a move to a folder without a gate',
      [{ ...changed(risky, sound), path: 'notes/a.md', previous: 'a.md' }],
      'moves to a milder `fail_on`',
    ],
  ])('%s fails it, and the comment says so', async (_name, changes, words) => {
    const config =
      '{ "fail_on": "revise", "ignore_files": ["api/"], "overrides": [{ "files": ["notes/**"], "fail_on": "none" }] }'
    const repository = makeRepository(changes, { 'content-trust.config.json': config })
    const run = await runOn(repository)
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('1 draft failed the gate')
    expect(run.outputs).toMatchObject({ 'files-checked': '1', 'exemptions-asked': '1' })
    const body = repository.comments[0]?.body ?? ''
    expect(body).toContain('**Asks to be exempt**')
    expect(body).toContain(words)
    expect(run.summary).toContain(words)
  })

  it.each<[string, string | null, string, string]>([
    ['on a new line', '# T\n', `# T\n\n${hidden}`, 'reason: “our own study”'],
    ['in a new draft', null, `# T\n\n${hidden}`, `hides \`${rule}\` by a comment`],
    [
      'for the file',
      '# T\n',
      `# T\n\n<!-- content-trust-ignore-file -->\n${study}`,
      'hides all rules by a comment',
    ],
    [
      'under another reason',
      `# T\n\n${hidden}`,
      `# T\n\n${hidden.replace(study, '')}Studies show that kettles help.\n\n${study}`,
      'line 3',
    ],
    [
      'by ignoring a rule',
      '# T\n',
      front(`\n  ignore_rules:\n    ${rule}: ours`, study),
      `\`ignore_rules\`.\`${rule}\``,
    ],
    [
      'by a severity',
      '# T\n',
      front(`\n  severity:\n    ${rule}: off`, study),
      `\`severity\`.\`${rule}\``,
    ],
    ['by an accepted term', '# T\n', front('\n  accept: ["studies show"]', study), '`accept`'],
  ])(
    'by a comment or rule that hides a finding %s fails it',
    async (_name, before, after, words) => {
      const repository = makeRepository([changed(after, before)])
      const run = await runOn(repository, { inputs: ruleGate })
      expect(run.code).toBe(1)
      expect(repository.comments[0]?.body).toContain(words)
      expect(Number(run.outputs['findings'])).toBeGreaterThan(0)
    },
  )

  it('is told of an exemption that hides nothing yet', async () => {
    const repository = makeRepository([changed(front(' false', sound))])
    const run = await runOn(repository, { inputs: gate })
    expect([run.code, run.outputs['decision'], repository.comments.length]).toEqual([0, 'allow', 1])
  })

  it('gets what it asks for where the workflow accepts it, and the comment stays', async () => {
    const accepting = { ...gate, exemptions: 'accept' }
    const repository = makeRepository([changed(front(' false', risky))])
    const run = await runOn(repository, { inputs: accepting })
    expect(run).toMatchObject({
      code: 0,
      outputs: { 'files-skipped': '1', 'exemptions-asked': '1' },
    })
    expect(repository.comments[0]?.body).toContain('The workflow lets it count.')
    const comments = makeRepository([changed(`# T\n\n${hidden}`)])
    expect((await runOn(comments, { inputs: { ...ruleGate, exemptions: 'accept' } })).code).toBe(0)
  })
})

describe('an exemption of the base', () => {
  const muted = `\n  ignore_rules: [${rule}]`
  it.each<[string, string, string, Readonly<Record<string, string>>]>([
    ['switches a draft off', front(' false', sound), front(' false', risky), gate],
    ['sets its gate', front('\n  fail_on: none', sound), front('\n  fail_on: none', risky), gate],
    ['hides a line that moved', `# T\n\n${hidden}`, `# T\n\nIt ran.\n\n${hidden}`, ruleGate],
    ['ignores a rule', front(muted, sound), front(muted, study), ruleGate],
  ])('%s still', async (_name, before, after, inputs) => {
    const run = await runOn(makeRepository([changed(after, before)]), { inputs })
    expect(run).toMatchObject({ code: 0, outputs: { 'exemptions-asked': '0' } })
    expect(run.summary).not.toContain('Asks to be exempt')
  })

  it('counts once the queue has it in its base, and a push counts as it is', async () => {
    const sides = { base_sha: baseCommit, head_sha: headCommit }
    const queue = { ...exampleEvent('merge_group'), merge_group: sides }
    const push = { ...exampleEvent('push'), before: baseCommit, after: headCommit }
    const codes: number[] = []
    for (const [event, payload] of [
      ['merge_group', queue],
      ['push', push],
    ] as const) {
      const repository = makeRepository([changed(front(' false', risky))])
      codes.push((await runOn(repository, { event, payload, inputs: gate })).code)
    }
    expect(codes).toEqual([1, 0])
  })

  it('that the base branch took back since counts no longer', async () => {
    const repository = makeRepository([changed(front(' false', risky), front(' false', sound))])
    // The common ancestor has it, the tip of the base does not.
    const ancestor = 'e'.repeat(40)
    const old = repository.trees.get(baseCommit) ?? new Map<string, string>()
    const tip = makeRepository([changed(sound, sound)])
    for (const [id, bytes] of tip.blobs) repository.blobs.set(id, bytes)
    repository.trees.set(ancestor, old)
    repository.trees.set(baseCommit, tip.trees.get(baseCommit) ?? new Map())
    const run = await runOn({ ...repository, base: ancestor }, { inputs: gate })
    expect(run).toMatchObject({ code: 1, outputs: { 'exemptions-asked': '1' } })
  })

  it('is found for a draft that was renamed', async () => {
    const text = front(' false', `${sound}\n${sound}`)
    const repository = makeRepository([
      { path: 'b.md', previous: 'a.md', before: text, after: `${text}\n${study}` },
    ])
    const run = await runOn(repository, { inputs: gate })
    expect(run).toMatchObject({
      code: 0,
      outputs: { 'exemptions-asked': '0', 'files-skipped': '1' },
    })
  })
})

describe('settings that a pull request changes', () => {
  const text = changed(`# T\n\n${risky}`)
  it.each<[string, string | null, string, Readonly<Record<string, string>>]>([
    ['.content-trust-ignore', null, '*.md\n', {}],
    ['.content-trust-ignore', 'b.md\n', '*\n', {}],
    ['content-trust.config.json', null, '{ "ignore_files": ["**"] }', {}],
    [
      'content-trust.config.json',
      '{ "fail_on": "revise" }',
      '{ "fail_on": "none", "ignore_files": ["**"] }',
      {},
    ],
    ['content-trust.config.yml', null, 'severity:\n  unnamed-study: off\nfail_on: none\n', {}],
    ['package.json', '{}', '{ "contentTrust": { "ignore_files": ["**"] } }', {}],
    ['.gitignore', null, '*.md\n', {}],
    ['.gitattributes', null, '*.md binary -diff linguist-generated\n', {}],
  ])('do not count: %s from %j to %s', async (path, before, after, inputs) => {
    const run = await runOn(makeRepository([text, { path, before, after }]), {
      inputs: { ...gate, ...inputs },
    })
    expect(run).toMatchObject({ code: 1, outputs: { 'files-checked': '1', 'gate-failed': '1' } })
  })

  it('do not count: a baseline', async () => {
    const nothing = JSON.stringify({ version: 1, files: {} })
    const entry = { risk_level: 'high', recommended_action: 'reject', findings: {} }
    const all = JSON.stringify({ version: 1, files: { 'a.md': entry } })
    const run = await runOn(
      makeRepository([text, { path: 'b.json', before: nothing, after: all }]),
      {
        inputs: { ...gate, baseline: 'b.json' },
      },
    )
    expect(run.code).toBe(1)
  })
})

describe('a change that hides its words from the diff', () => {
  it('by an attribute that calls drafts binary is compared here', async () => {
    const before = `# T\n\n${study}\n${sound}`
    const after = `${before}\nResearch has proven that kettles help.\n`
    const repository = makeRepository([
      { ...changed(after, before), isCalledBinary: true },
      { path: '.gitattributes', before: null, after: '*.md -diff\n' },
    ])
    const run = await runOn(repository, { inputs: ruleGate })
    // The old study is on a line that did not change.
    expect(run).toMatchObject({ code: 1, outputs: { findings: '1' } })
    expect(run.summary).toContain('Research has proven')
  })

  it.each<[string, string | null, string, number, RegExp]>([
    ['a file that is no draft', null, '_slop.txt', 1, /docs\/a\.md.*revise/s],
    ['an ignored draft', null, '../api/b.md', 1, /docs\/a\.md.*revise/s],
    ['a file, where a draft was', sound, './../api/b.md', 1, /docs\/a\.md.*revise/s],
    ['nothing', null, 'gone.txt', 1, /symbolic link to nothing/],
    ['a file outside', null, '../../../etc/passwd', 1, /symbolic link to nothing/],
    ['itself', null, 'a.md', 1, /symbolic link to nothing/],
    ['a sound draft', null, '../sound.md', 0, /docs\/a\.md.*allow/s],
  ])('by a link to %s is read where the link leads', async (_name, before, after, code, shown) => {
    const config = '{ "ignore_files": ["api/"] }'
    const repository = makeRepository(
      [
        { path: 'docs/a.md', before, after, isLink: true },
        { path: 'docs/_slop.txt', before: null, after: `# T\n\n${risky}` },
        { path: 'api/b.md', before: null, after: `# T\n\n${risky}` },
      ],
      { 'content-trust.config.json': config, 'sound.md': `# T\n\n${sound}` },
    )
    const run = await runOn(repository, { inputs: gate })
    expect(run.code).toBe(code)
    expect(run.summary).toMatch(shown)
  })

  it('takes a draft of one line without an ending for no link', async () => {
    const repository = makeRepository([{ path: 'a.md', before: null, after: 'Studies show it.' }])
    expect((await runOn(repository, { inputs: ruleGate })).code).toBe(1)
  })

  it('by more files than GitHub lists fails a gate', async () => {
    const others = Array.from({ length: 3000 }, (_, index): FileChange => {
      return { path: `a/${index}.ts`, before: null, after: 'x' }
    })
    const run = await runOn(makeRepository([...others, changed(risky, null)]), { inputs: gate })
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('some drafts were not checked')
  })
})
