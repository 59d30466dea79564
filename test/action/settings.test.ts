import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { risky } from './support/drafts.ts'
import { exampleEvent } from './support/github-api.ts'
import { baseCommit, type FileChange, headCommit, makeRepository } from './support/repository.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

const launch: FileChange = { path: 'docs/launch.md', before: null, after: `# Launch\n\n${risky}` }

describe('config', () => {
  it.each([
    ['content-trust.config.json', '{ "fail_on": "revise" }'],
    ['content-trust.config.yml', 'fail_on: revise\n'],
    ['package.json', '{ "name": "x", "contentTrust": { "fail_on": "revise" } }'],
    [
      'docs/package.json',
      '{ "contentTrust": { "overrides": [{ "files": ["*.md"], "fail_on": "revise" }] } }',
    ],
    ['docs/content-trust.config.yaml', 'overrides:\n  - files: ["*.md"]\n    fail_on: revise\n'],
  ])('%s of the base sets the gate', async (path, text) => {
    const run = await runOn(makeRepository([launch], { [path]: text }))
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('1 draft failed the gate')
  })

  it('of a package.json that is broken, elsewhere or without our key changes nothing', async () => {
    const run = await runOn(
      makeRepository([launch], {
        'package.json': '{ "contentTrust": ',
        'docs/package.json': '{ "name": "x" }',
        'other/package.json': '{ "contentTrust": { "failOn": "revise" } }',
      }),
    )
    expect(run.code).toBe(0)
    const requests = run.requests.filter((each) => each.includes('/git/blobs/'))
    expect(requests.length).toBeLessThanOrEqual(3)
  })

  it('in two files of one folder is an error that names both', async () => {
    const run = await runOn(
      makeRepository([launch], {
        'content-trust.config.json': '{}',
        'package.json': '{ "contentTrust": {} }',
      }),
    )
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain(
      'found content-trust.config.json and package.json, expected one config',
    )
  })

  it('of the pull request itself changes nothing', async () => {
    const config = 'content-trust.config.json'
    const loosened = {
      path: config,
      before: '{ "fail_on": "revise" }',
      after: '{ "fail_on": "none" }',
    }
    const run = await runOn(makeRepository([launch, loosened]))
    expect(run.code).toBe(1)
  })

  it('of a merge queue is that of its base, and of a push that of the push', async () => {
    const loosened = {
      path: 'content-trust.config.json',
      before: '{ "fail_on": "revise" }',
      after: '{ "fail_on": "none" }',
    }
    const sides = { base_sha: baseCommit, head_sha: headCommit }
    const queue = { ...exampleEvent('merge_group'), merge_group: sides }
    const push = { ...exampleEvent('push'), before: baseCommit, after: headCommit }
    const codes: number[] = []
    for (const [event, payload] of [
      ['merge_group', queue],
      ['push', push],
    ] as const) {
      codes.push((await runOn(makeRepository([launch, loosened]), { event, payload })).code)
    }
    expect(codes).toEqual([1, 0])
  })

  it('that is code is named and not run', async () => {
    const code = 'process.exit(3)\nexport default { fail_on: "revise" }\n'
    const repository = makeRepository([launch], { 'content-trust.config.mjs': code })
    const run = await runOn(repository)
    expect(run.code).toBe(0)
    expect(repository.comments[0]?.body).toMatch(
      /content-trust\.config\.mjs is not used: it is code/,
    )
  })

  it('leaves out what it ignores, and says so', async () => {
    const repository = makeRepository([launch, { ...launch, path: 'docs/api/gen.md' }], {
      'content-trust.config.json': '{ "ignore_files": ["docs/api/"] }',
      '.content-trust-ignore': 'launch.md\n',
    })
    const run = await runOn(repository, { inputs: { comment: 'always' } })
    expect(run.outputs).toMatchObject({ 'files-checked': '0', 'files-skipped': '2' })
    expect(repository.comments[0]?.body).toMatch(
      /named under .*ignore\\?_files.* of content-trust\.config\.json/,
    )
    expect(repository.comments[0]?.body).toContain('named by .content-trust-ignore')
  })

  it.each([
    [
      '{ "fail_onn": "high" }',
      'content-trust.config.json: Unknown key `fail_onn`. Did you mean `fail_on`?',
    ],
    ['{ "ignore_rules": ["cliches"] }', 'Unknown rule `cliches`. Did you mean `cliche`?'],
    ['{', 'content-trust.config.json: could not be read'],
  ])('with a mistake is an error that names it: %s', async (text, message) => {
    const run = await runOn(makeRepository([launch], { 'content-trust.config.json': text }))
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain(message)
  })
})

describe('a baseline of the base', () => {
  it('hides what it knows, and lets it pass the gate', async () => {
    const workspace = temporaryFolder()
    const inputs = { 'report-file': 'report.json' }
    await runOn(makeRepository([launch]), { inputs, workspace })
    const report = JSON.parse(await readFile(join(workspace, 'report.json'), 'utf8'))
    const [{ result, findings }] = report.files
    const known = findings.map(({ fingerprint }: { fingerprint: string }) => [fingerprint, 9])
    const { risk_level, recommended_action } = result
    const entry = { risk_level, recommended_action, findings: Object.fromEntries(known) }
    const baseline = JSON.stringify({ version: 1, files: { 'launch.md': entry } })
    const repository = makeRepository([launch], { 'docs/baseline.json': baseline })
    const gate = { baseline: 'docs/baseline.json', 'fail-on': 'revise' }
    const run = await runOn(repository, { inputs: gate })
    expect(findings.length).toBeGreaterThan(0)
    expect([run.code, run.outputs['findings']]).toEqual([0, '0'])
  })

  it('that is not there is an error', async () => {
    const run = await runOn(makeRepository([launch]), { inputs: { baseline: 'no.json' } })
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('The input `baseline` names no.json')
  })
})

describe('inputs', () => {
  it.each([
    [
      { 'fail-on': 'hihg' },
      'Unexpected value "hihg" for `fail-on`, expected one of none, medium, high,',
    ],
    [
      { filter: 'all' },
      'Unexpected value "all" for `filter`, expected one of added, diff_context, file, nofilter.',
    ],
    [{ labels: 'yes' }, 'Unexpected value "yes" for `labels`, expected one of true, false.'],
    [{ 'max-findings': 'many' }, '`max-findings`, expected number'],
    [{ 'comment-key': 'a b -->' }, '`comment-key`: expected 1 to 40 letters'],
    [{ token: '' }, 'The input `token` is empty.'],
    [{ config: 'nope.json' }, 'The input `config` names nope.json, which is not in the base'],
  ])('%j is refused by name', async (inputs, message) => {
    const run = await runOn(makeRepository([launch]), { inputs })
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain(message)
  })

  it('set what the drafts are for', async () => {
    const inputs = { 'custom-policy': 'Reject unsupported health claims.', 'intended-use': 'cite' }
    const run = await runOn(makeRepository([launch]), { inputs })
    expect(run.outputs['decision']).not.toBe('allow')
  })
})

describe('the input fail-on-rules', () => {
  const rule = {
    id: 'house-kettle',
    type: 'generic_phrasing',
    severity: 'low',
    phrases: ['kettle'],
    message: 'We say boiler.',
    fix: 'Write boiler.',
    examples: { matches: ['A kettle.'], passes: ['A boiler.'] },
  }
  const config = { 'tea/content-trust.config.json': JSON.stringify({ rules: [rule] }) }
  const inputs = { 'fail-on-rules': 'house-kettle' }
  const draft = (path: string) => ({ path, before: null, after: 'The kettle is warm.\n' })

  it('may name a rule that a config of the base defines', async () => {
    const run = await runOn(makeRepository([draft('tea/a.md')], config), { inputs })
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('1 draft failed the gate')
    const elsewhere = await runOn(makeRepository([draft('a.md')], config), { inputs })
    expect(elsewhere.code).toBe(0)
  })

  it('may name no rule that only the change defines', async () => {
    const [[path, after]] = Object.entries(config) as [[string, string]]
    const run = await runOn(makeRepository([draft('tea/a.md'), { path, before: null, after }]), {
      inputs,
    })
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('`fail-on-rules`: Unknown rule `house-kettle`.')
  })
})

describe('a draft', () => {
  it('that is switched off in the base is shown as skipped', async () => {
    const before = '---\ncontentTrust: false\n---\n'
    const after = `${before}\n${risky}`
    const repository = makeRepository([{ path: 'a.md', before, after }])
    const run = await runOn(repository, { inputs: { comment: 'always' } })
    expect(run.outputs).toMatchObject({ 'files-checked': '0', 'files-skipped': '1' })
    expect(repository.comments[0]?.body).toContain('its front matter says')
  })

  it('with broken front matter is checked, and the comment says what is wrong', async () => {
    const after = '---\ncontentTrust: [\n---\n\nText.\n'
    const repository = makeRepository([{ path: 'a.md', before: null, after }])
    const run = await runOn(repository, { inputs: { comment: 'always' } })
    expect(run.outputs).toMatchObject({ 'files-checked': '1', 'files-failed': '0' })
    expect(run.lines.join('\n')).toContain('front matter is not valid YAML')
    expect(repository.comments[0]?.body).toContain('front matter is not valid YAML')
  })

  it('with a mistake in its settings fails at the line of the mistake', async () => {
    const after = '---\ntitle: x\ncontentTrust:\n  format: poem\n---\n\nText.\n'
    const run = await runOn(makeRepository([{ path: 'a.md', before: null, after }]))
    const annotation = run.lines.find((line) => line.includes('poem'))
    expect(annotation).toMatch(/^::error .*line=4[,:]/)
  })
})
