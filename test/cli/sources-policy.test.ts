import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openWeb } from '../sources/network/support/open-web.ts'
import { makeFolder } from './support/folder.ts'
import { runWithEngine as run } from './support/real-engine.ts'

const { at } = openWeb()

const draft = () =>
  `The mayor made [promises](${at('town', '/promises')}) in spring.\n\nIn 2019 the river stood at 6.82 metres, says [a page](${at('town', '/river/flood')}).\n`

/** Runs a command over the draft with a policy, and keeps no pages. */
async function held(
  policy: string,
  args: readonly string[],
  settings: object = {},
  text = draft(),
) {
  const config = JSON.stringify({ custom_policy: policy, ...settings })
  const folder = await makeFolder({ 'x.md': text, 'content-trust.config.json': config })
  const [command = 'sources', ...rest] = args
  const cache = command === 'check' ? ['--sources', '--no-source-cache'] : ['--no-cache']
  return await run(folder, [command, 'x.md', '--allow-private', ...cache, ...rest])
}

const matchesIn = (out: string) => {
  const { policy_matches, recommended_action } = JSON.parse(out).result
  return [recommended_action, ...(policy_matches ?? []).map(({ rule }: { rule: string }) => rule)]
}

describe('a policy that names sources', () => {
  it.each([
    ['No dead links.', ['reject', 'No dead links']],
    [
      'Links must work. Flag numbers that their source contradicts.',
      ['revise', 'Links must work', 'Flag numbers that their source contradicts'],
    ],
    [
      'Send claims that the source contradicts to a person.',
      ['human_review', 'Send claims that the source contradicts to a person'],
    ],
    ['Flag dead links.', ['allow', 'Flag dead links']],
    ['No retracted papers. Block packages that don’t exist.', ['allow']],
  ])('%s', async (policy, expected) => {
    expect(matchesIn((await held(policy, ['sources', '-f', 'jsonl'])).out)).toEqual(expected)
  })

  it('decides in `check` too, where its scores are what they were', async () => {
    const { out } = await held('No dead links.', ['check', '-f', 'jsonl'])
    const { out: before } = await held('Flag dead links.', ['check', '-f', 'jsonl'])
    expect(matchesIn(out)).toEqual(['reject', 'No dead links'])
    expect(JSON.parse(out).result.slop_risk).toBe(JSON.parse(before).result.slop_risk)
  })

  it('is read from a policy file as well', async () => {
    const folder = await makeFolder({
      'x.md': draft(),
      'house.policy.yaml':
        'clauses:\n  - id: links-work\n    says: No dead links.\n    reason: Readers lose trust.\n',
      'content-trust.config.json': JSON.stringify({ policy: './house.policy.yaml' }),
    })
    const args = ['sources', 'x.md', '--allow-private', '--no-cache', '--html', 's.html']
    const { out } = await run(folder, args)
    const page = await readFile(join(folder, 's.html'), 'utf8')
    expect(page).toMatch(/<h3>Policy<\/h3>\s*<ul class="policy"><li>Policy clause links-work: /)
    expect(out).toMatch(/1:16 Policy clause links-work: The server says.*Readers\s+lose trust/s)
    expect(out).toContain('Decision by policy: reject')
  })

  it.each([
    ['sources', 'reject', 1],
    ['sources', 'none', 0],
    ['sources', 'high', 0],
    ['check', 'reject', 1],
  ])('%s with a gate of %s ends with %i', async (command, fail_on, status) => {
    expect((await held('No dead links.', [command], { fail_on })).status).toBe(status)
  })

  it('comes from the command line as well, with a gate of its own', async () => {
    const folder = await makeFolder({ 'x.md': draft() })
    const args = ['sources', 'x.md', '--no-cache', '--policy', 'No dead links.']
    const { out, status } = await run(folder, [...args, '--allow-private', '--fail-on', 'reject'])
    expect(out).toContain('Policy “No dead links”')
    expect(status).toBe(1)
    expect((await run(folder, [...args, '--allow-private'])).status).toBe(0)
    // Where nobody answers, the policy cannot be held against anything.
    expect((await run(folder, [...args, '--fail-on', 'reject'])).status).toBe(2)
    expect((await run(folder, [...args, '--fail-on', 'high'])).err).toMatch(/--fail-on, expected/)
  })

  it('is explained as one that only sources can answer', async () => {
    const folder = await makeFolder({ 'x.md': draft() })
    const args = ['policy', 'explain', '--policy', 'No dead links.', 'x.md']
    expect((await run(folder, args)).out).toMatch(/met +unknown: `content-trust sources` asks/)
  })

  it('leaves clauses about other things to `check`', async () => {
    const { out } = await held('No mentions of the mayor.', ['sources', '-f', 'jsonl'])
    expect(matchesIn(out)).toEqual(['allow'])
  })
})

describe('the decision in reports of sources', () => {
  const vague = 'Experts say it is very unique, and everyone knows that. '
  it.each(['markdown', 'github'])('as %s is left out where there is none', async (format) => {
    const text = `${vague.repeat(20)}\n\n${draft()}`
    const { out } = await held('No retracted papers.', ['sources', '-f', format], {}, text)
    expect(out).toContain('source-gone')
    expect(out).not.toMatch(/revise|human review|\breject|risk/)
    const decided = await held('No dead links.', ['sources', '-f', format], {}, text)
    expect(decided.out).toContain('reject')
  })
})

describe('comments and settings', () => {
  const commented = (comment: string) => `<!-- content-trust-${comment} -->\n\n${draft()}`
  it.each([
    ['disable-next-line source-gone', ['claim-contradicted']],
    ['ignore-file weak_provenance', []],
    ['ignore-file source-moved', ['source-gone', 'claim-contradicted']],
  ])('a comment that says %s', async (comment, expected) => {
    const { out } = await held('Flag nothing.', ['sources', '-f', 'jsonl'], {}, commented(comment))
    const rules = JSON.parse(out).result.evidence.map(({ rule }: { rule: string }) => rule)
    expect(rules.sort()).toEqual(expected.sort())
  })

  it('a comment about sources is in use where nobody asks them', async () => {
    const folder = await makeFolder({ 'x.md': commented('ignore-file source-gone') })
    const { out } = await run(folder, ['check', 'x.md', '-f', 'jsonl'])
    expect(JSON.parse(out).result.unused_directives).toBeUndefined()
  })

  it('settings weigh a finding by its rule, and fail by it', async () => {
    const settings = { severity: { 'source-gone': 'high' }, ignore_rules: ['claim-contradicted'] }
    const { out } = await held('Flag nothing.', ['sources', '-f', 'jsonl'], settings)
    expect(JSON.parse(out).result.evidence).toMatchObject([
      { rule: 'source-gone', severity: 'high' },
    ])
    const gate = await held('Flag nothing.', ['check'], { fail_on_rules: ['source-gone'] })
    expect(gate.status).toBe(1)
  })
})

describe('files that a run writes', () => {
  const args = [
    'sources',
    'x.md',
    '--allow-private',
    '--no-cache',
    '-o',
    's.json',
    '--html',
    's.html',
  ]

  it('are as they were where it is stopped', async () => {
    const stop = new AbortController()
    stop.abort()
    const folder = await makeFolder({ 'x.md': draft(), 's.json': '{"kept":true}' })
    expect((await run(folder, args, { stop: stop.signal })).status).toBe(130)
    expect((await readdir(folder)).sort()).toEqual(['s.json', 'x.md'])
    expect(await readFile(join(folder, 's.json'), 'utf8')).toBe('{"kept":true}')
  })

  it('are replaced as a whole', async () => {
    const folder = await makeFolder({ 'x.md': draft(), 's.json': 'x'.repeat(100_000) })
    await run(folder, args)
    expect((await readdir(folder)).sort()).toEqual(['s.html', 's.json', 'x.md'])
    expect(JSON.parse(await readFile(join(folder, 's.json'), 'utf8')).version).toBe(1)
  })
})
