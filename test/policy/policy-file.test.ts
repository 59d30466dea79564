import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../packages/cli/src/load-engine.ts'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { run } from '../cli/support/fake-host.ts'
import { makeFolder } from '../cli/support/folder.ts'
import { showClause } from './show-clause.ts'

const draft = 'Adults take 400 mg of the tablets twice daily, with a glass of plain water.\n'
const policy = '\uFEFFSend anything about dosage to review.\nBe kind to otters.\n'

const check = async (files: Readonly<Record<string, string | Uint8Array>>, ...args: string[]) =>
  await run(await makeFolder({ 'post.md': draft, ...files }), ['check', 'post.md', ...args], {
    loadEngine,
  })

describe('--policy-file', () => {
  it('holds drafts against the text of a file', async () => {
    const { status, out } = await check(
      { 'policy.txt': policy },
      ...['--policy-file', 'policy.txt', '-f', 'json', '--fail-on', 'human_review'],
    )
    const [{ decision, ...record }] = JSON.parse(out).files
    expect(JSON.stringify({ decision, ...record })).toContain('human_review')
    expect(out).toContain('belongs to the topic')
    expect(out).toContain('This policy clause was not understood and matched nothing')
    expect(out).not.toContain('\uFEFF')
    expect(status).toBe(1)
  })

  it('says the same as --policy', async () => {
    const text = policy.replace('\uFEFF', '').trim()
    const byFile = await check({ 'policy.txt': policy }, '--policy-file', 'policy.txt')
    expect(byFile.out).toBe((await check({}, '--policy', text)).out)
  })

  it.each([
    ['missing', {}, 'error: --policy-file policy.txt: no such file or folder\n'],
    ['empty', { 'policy.txt': ' \n' }, 'an empty file, expected a policy in plain words'],
    [
      'too long',
      { 'policy.txt': 'No hype. '.repeat(300) },
      '--policy-file policy.txt: 2699 characters long, expected at most 2000',
    ],
    ['binary', { 'policy.txt': Uint8Array.of(65, 0) }, 'a binary file (a zero byte at 1)'],
  ])('that is %s is a mistake that names the file', async (_name, files, message) => {
    const { status, out, err } = await check(files, '--policy-file', 'policy.txt')
    expect(err).toContain(message)
    expect([status, out]).toEqual([2, ''])
  })

  it('excludes --policy', async () => {
    const { status, err } = await check(
      { 'policy.txt': policy },
      ...['--policy-file', 'policy.txt', '--policy', 'No hype.'],
    )
    expect(err).toContain('Found both --policy and --policy-file, expected one')
    expect(status).toBe(2)
  })
})

describe('--policy-file with a policy file', () => {
  const file = `clauses:
  - id: no-dosage
    form: { kind: ban, action: human_review, targets: [{ kind: detector, name: dosage }] }
    severity: high
    reason: The leaflet says how much.
`

  it('holds drafts against its clauses, and shows their reasons', async () => {
    const { status, out } = await check(
      { 'house.policy.yaml': file },
      ...['--policy-file', 'house.policy.yaml', '-f', 'json', '--fail-on', 'human_review'],
    )
    expect(out).toContain('The leaflet says how much.')
    expect(status).toBe(1)
  })

  it('is shown by --print-config, with where it is named and where each clause is from', async () => {
    const named = { 'content-trust.config.yml': 'policy: [plain-language, ./house.policy.yaml]\n' }
    const { out } = await check(
      { ...named, 'house.policy.yaml': file },
      ...['--print-config', 'post.md'],
    )
    const { settings, origins } = JSON.parse(out)
    expect(settings.policy['no-dosage']).toMatchObject({ from: 'house.policy.yaml' })
    expect(settings.policy['no-jargon']).toMatchObject({ from: 'plain-language' })
    expect(origins['policy.no-dosage']).toBe('content-trust.config.yml (house.policy.yaml)')
    expect(origins['policy.no-jargon']).toBe('content-trust.config.yml (plain-language)')
  })

  it('that is wrong is a mistake with its place', async () => {
    const { status, out, err } = await check(
      { 'house.policy.yaml': file.replace('severity: high', 'severity: hi') },
      ...['--policy-file', 'house.policy.yaml'],
    )
    expect(err).toBe(
      'error: house.policy.yaml: Unexpected value "hi" for `clauses[0].severity`, expected one of low, medium, high. See line 4, column 5.\n',
    )
    expect([status, out]).toEqual([2, ''])
  })

  it('has results of its own in the cache', async () => {
    const folder = await makeFolder({ 'post.md': draft, 'house.policy.yaml': file })
    const decision = async (...args: string[]) => {
      const ran = await run(folder, ['check', 'post.md', '-f', 'json', '--cache', ...args], {
        loadEngine,
      })
      return JSON.parse(ran.out).files[0].result.recommended_action
    }
    const policy = ['--policy-file', 'house.policy.yaml']
    const before = await decision()
    expect(await decision(...policy)).toBe('human_review')
    expect(await decision()).toBe(before)
    await writeFile(resolve(folder, 'house.policy.yaml'), file.replace('human_review', 'reject'))
    expect(await decision(...policy)).toBe('reject')
  })
})

it('the policy among the examples is understood whole', async () => {
  const text = await readFile(resolve(import.meta.dirname, '../../examples/policy.txt'), 'utf8')
  expect(readPolicy(text).map(showClause)).toEqual([
    'reject unsupported claims about #medical unless source',
    'human_review #dosage',
    'note statistics unless source',
    'revise cliches',
    'revise “best in class”',
    'revise “world-leading”',
    'human_review if slop_risk > 0.6',
  ])
})
