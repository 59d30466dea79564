import { describe, expect, it } from 'vitest'
import { policyExplanationSchema } from '../../packages/cli/src/policy/explain/explanation.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { realEngine } from './support/real-engine.ts'

const files = {
  'house.policy.yaml': `clauses:
  - id: no-superlatives
    says: Avoid superlatives in headings.
    reason: We show what a pump does.
  - id: no-prices
    form: { kind: ban, action: reject, targets: [{ kind: detector, name: price }] }
  - id: kind
    says: Be kind.
`,
  'words.txt': 'No prices.\nFlag mentions of Acme.\n',
  'post.md': '# The best pump\n\nIt is blue.\n',
}

async function explain(...args: string[]) {
  return await run(await makeFolder(files), ['policy', 'explain', ...args], realEngine)
}

describe('content-trust policy explain', () => {
  it('shows each clause of a file as it was read, and what it met where', async () => {
    const { status, out } = await explain('house.policy.yaml', 'post.md')
    expect(status).toBe(0)
    expect(out).toContain('house.policy.yaml  3 clauses\n')
    expect(out).toMatch(/no-superlatives {2}Avoid superlatives in headings/)
    expect(out).toMatch(/read as +superlatives[^~]* in headings\n {2}decision/)
    expect(out).toMatch(/decision +revise\n/)
    expect(out).toMatch(/reason +We show what a pump does\.\n/)
    expect(out).toMatch(/met +post\.md:1:7 “best”\n/)
  })

  it('tells what met nothing from what can meet nothing', async () => {
    const { out } = await explain('house.policy.yaml', 'post.md')
    const [, , prices, kind] = out.split('\n\n')
    expect(prices).toMatch(/met +nothing in this draft$/)
    expect(kind).toMatch(/note +Not understood, so it can meet nothing\. \S/)
    expect(kind).toMatch(/met +nothing, and it can meet nothing in any draft\n$/)
  })

  it('reads words from an option, a file and standard input alike', async () => {
    const args = ['policy', 'explain', '--policy', files['words.txt'], '--format', 'json']
    const folder = await makeFolder(files)
    const clausesOf = ({ out }: { readonly out: string }) => JSON.parse(out).clauses
    const typed = clausesOf(await run(folder, args, realEngine))
    expect(typed).toHaveLength(2)
    expect(clausesOf(await explain('words.txt', '-f', 'json'))).toEqual(typed)
    const piped = { ...realEngine, input: files['words.txt'] }
    const read = await run(folder, ['policy', 'explain', '-', '-f', 'json'], piped)
    expect(clausesOf(read)).toEqual(typed)
  })

  it('takes the draft as its only name where the words are an option', async () => {
    const { out } = await explain('--policy', 'No superlatives.', 'post.md')
    expect(out).toContain('post.md:1:7 “best”')
  })

  it('says that matches of a notice only list', async () => {
    const { out } = await explain('--policy', 'Flag mentions of Acme.')
    expect(out).toContain('none: what it meets is only listed')
    expect(out).not.toContain('met  ')
  })

  it('writes JSON that keeps to its schema', async () => {
    const { out } = await explain('house.policy.yaml', 'post.md', '--format', 'json')
    const explanation = policyExplanationSchema.parse(JSON.parse(out))
    expect(explanation).toMatchObject({ policy: 'house.policy.yaml', draft: 'post.md' })
    const [first, , last] = explanation.clauses
    expect(first).toMatchObject({
      id: 'no-superlatives',
      from: 'house.policy.yaml',
      reading: 'whole',
      decision: 'revise',
      met: 'matched',
      matches: [{ line: 1, column: 7, quote: 'best' }],
    })
    expect(last).toMatchObject({ id: 'kind', reading: 'none', met: 'impossible', matches: [] })
  })

  it.each<[string, Readonly<Record<string, string>>]>([
    ['config file', { 'content-trust.config.json': '{"ignore_rules":["generic_phrasing"]}' }],
    ['front matter', {}],
  ])('scores the draft with the settings of its %s, as a check does', async (where, config) => {
    const hyped = 'We utilise a game-changing, world-class, cutting-edge pump.\n'
    const front = '---\ncontentTrust: { ignore_rules: [generic_phrasing] }\n---\n\n'
    const args = ['policy', 'explain', '--policy', 'No generic phrasing.', 'post.md']
    const bare = await run(await makeFolder({ 'post.md': hyped }), args, realEngine)
    expect(bare.out).toContain('post.md:1:')
    const text = where === 'front matter' ? front + hyped : hyped
    const folder = await makeFolder({ ...config, 'post.md': text })
    expect((await run(folder, args, realEngine)).out).toContain('nothing in this draft')
  })

  it.each<[string[], string]>([
    [[], 'Missing a policy: name a file, or write it after --policy.'],
    [['missing.txt'], 'missing.txt: no such file or folder'],
    [['.'], '.: a folder, expected a policy file, a text file, or the name of a policy'],
    [['missing.policy.yaml'], 'missing.policy.yaml: no such file or folder'],
    [['privcy'], 'Did you mean `privacy`?'],
    [
      ['words.txt', 'post.md', 'more.md'],
      'Found 3 names, expected a policy and at most one draft.',
    ],
    [['words.txt', 'post.exe'], 'post.exe: not a draft'],
    [['--policy', 'No hype.', 'post.md', 'b.md'], 'Found --policy and two names'],
    [['--policy', ' '], '--policy: nothing in it, expected a policy in plain words'],
    [['--policy', 'x'.repeat(2001)], '--policy is 2001 characters long, expected at most 2000.'],
  ])('refuses %j', async (args, message) => {
    const { status, out, err } = await explain(...args)
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(message)
  })
})
