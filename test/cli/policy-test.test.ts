import { describe, expect, it } from 'vitest'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { realEngine } from './support/real-engine.ts'

const clause = {
  id: 'no-superlatives',
  says: 'Avoid superlatives.',
  examples: { matches: ['Ours is the «best» pump.'], passes: ['Ours is a pump.'] },
}

const fileOf = (...clauses: object[]) => JSON.stringify({ clauses })

async function test(files: Readonly<Record<string, string>>, ...args: string[]) {
  return await run(await makeFolder(files), ['policy', 'test', ...args], realEngine)
}

describe('content-trust policy test', () => {
  it('passes where every example does what it says, in words and in a form', async () => {
    const form = {
      id: 'no-prices',
      form: { kind: 'ban', action: 'reject', targets: [{ kind: 'detector', name: 'price' }] },
      examples: { matches: ['It costs «£4».'], passes: ['It costs nothing.'] },
    }
    expect(await test({ 'house.policy.json': fileOf(clause, form) }, 'house.policy.json')).toEqual({
      status: 0,
      out: 'pass  no-superlatives  2 examples  house.policy.json:1\npass  no-prices  2 examples  house.policy.json:1\n\n2 clauses, 4 examples: all passed.\n',
      err: '',
    })
  })

  it.each([
    [
      { matches: ['Ours is «the best» pump.'] },
      'examples.matches[0]: expected Ours is «the best» pump., found Ours is the «best» pump.',
    ],
    [{ matches: ['Ours is a pump.'] }, 'examples.matches[0]: expected a finding, found nothing'],
    [
      { passes: ['Ours is a pump.', 'The best\npump.'] },
      'examples.passes[1]: expected nothing, found The «best» pump.',
    ],
  ])('fails at the example that does not: %j', async (examples, line) => {
    const { status, out } = await test({ 'a.policy.json': fileOf({ ...clause, examples }) })
    expect(status).toBe(1)
    expect(out).toContain('fail  no-superlatives')
    expect(out).toContain(`      ${line}\n`)
  })

  it('tests a clause alone, whatever the others of its file meet', async () => {
    const other = { id: 'no-pumps', says: 'Reject the word "pump".' }
    const { status } = await test({ 'a.policy.json': fileOf(clause, other) })
    expect(status).toBe(0)
  })

  it('says which clause has no examples, and fails none for it', async () => {
    const { id, says } = clause
    const { status, out } = await test({ 'a.policy.json': fileOf({ id, says }) })
    expect(out).toContain('none  no-superlatives  no examples  a.policy.json:1\n')
    expect(status).toBe(0)
  })

  it('fails a clause that can meet nothing, and says why', async () => {
    const unclear = { id: 'be-kind', says: 'Be kind.' }
    const milder = { id: 'allow-hype', says: 'Allow hype.' }
    const { status, out } = await test({ 'a.policy.json': fileOf(unclear, milder) })
    expect(status).toBe(1)
    expect(out).toMatch(/fail {2}be-kind.*\n {6}Not understood, so it can meet nothing\. \S/)
    expect(out).toMatch(/fail {2}allow-hype.*\n {6}It asks for less/)
  })

  it('warns of a clause that was understood in part', async () => {
    const part = { id: 'no-lunar-claims', says: 'Reject lunar claims.' }
    const { status, out } = await test({ 'a.policy.json': fileOf(part) })
    expect(out).toContain(
      '      warning: Understood in part, with “lunar” as the words themselves.',
    )
    expect(status).toBe(0)
  })

  it('finds the policy files of folders, but none of installed packages', async () => {
    const files = {
      'one/a.policy.yaml': 'clauses: [{ id: one, says: No prices. }]',
      'one/deep/b.policy.yml': 'clauses: [{ id: two, says: No emoji. }]',
      'one/node_modules/x/c.policy.yaml': 'clauses: [{ id: three, says: No emoji. }]',
      'one/notes.yaml': 'clauses: [{ id: four, says: No emoji. }]',
    }
    const { out } = await test(files, 'one')
    expect(out).toContain('one  no examples  one/a.policy.yaml')
    expect(out).toContain('two  no examples  one/deep/b.policy.yml')
    expect(out).toContain('2 clauses, 0 examples')
    expect((await test(files)).out).toBe(out)
  })

  it('tests a policy that comes along, by its name', async () => {
    const { status, out } = await test({}, 'privacy')
    expect(out).toContain('pass  no-phone-numbers  ')
    expect(status).toBe(0)
  })

  it('tests what two files extend once', async () => {
    const { out } = await test({
      'base.policy.json': fileOf(clause),
      'a.policy.json': JSON.stringify({ extends: './base.policy.json' }),
      'b.policy.json': JSON.stringify({ extends: './base.policy.json' }),
    })
    expect(out).toContain('1 clause, 2 examples: all passed.')
  })

  it('writes JSON', async () => {
    const examples = { matches: ['The «best» pump.'], passes: ['The best.'] }
    const args = ['a.policy.json', '--format', 'json']
    const { status, out } = await test(
      { 'a.policy.json': fileOf({ ...clause, examples }) },
      ...args,
    )
    expect(status).toBe(1)
    expect(JSON.parse(out)).toEqual({
      passed: false,
      clauses: [
        {
          id: 'no-superlatives',
          origin: 'a.policy.json',
          line: 1,
          passed: false,
          examples: [
            {
              place: 'examples.matches[0]',
              text: 'The «best» pump.',
              found: 'The «best» pump.',
              passed: true,
            },
            {
              place: 'examples.passes[0]',
              text: 'The best.',
              found: 'The «best».',
              passed: false,
            },
          ],
        },
      ],
    })
  })

  it('shows no control character of a file in a terminal', async () => {
    const hostile = { ...clause, examples: { passes: ['The best \u001b[31mpump.'] } }
    const { out } = await test({ 'a.policy.json': fileOf(hostile) })
    expect(out).not.toContain('\u001b')
  })
})

describe('a policy that cannot be tested', () => {
  it.each<[string, Readonly<Record<string, string>>, string[], string]>([
    ['a file that is not there', {}, ['a.policy.yaml'], 'a.policy.yaml: no such file or folder'],
    [
      'words',
      { 'a.txt': 'No prices.' },
      ['a.txt'],
      'a.txt: no policy file. `content-trust policy from-words a.txt',
    ],
    ['an empty folder', { 'x/y.md': '' }, ['x'], 'x: no policy file in it'],
    ['an empty file', { 'a.policy.yaml': '' }, ['a.policy.yaml'], 'Missing `clauses`'],
    [
      'a binary file',
      { 'a.policy.yaml': 'a\0b' },
      ['a.policy.yaml'],
      'a.policy.yaml: a binary file',
    ],
    ['broken YAML', { 'a.policy.yaml': 'clauses: [' }, ['a.policy.yaml'], 'could not be read'],
    [
      'an unknown format',
      { 'a.policy.yaml': 'clauses: []' },
      ['-f', 'jsn'],
      'Unexpected value `jsn` for --format, expected one of text, json. Did you mean `json`?',
    ],
  ])('exits with 2 for %s', async (_what, files, args, problem) => {
    const { status, out, err } = await test(files, ...args)
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(problem)
  })

  it('exits with 2 for a file that may not be read', async () => {
    const folder = await makeFolder({ 'a.policy.yaml': 'clauses: []' })
    const readFile = async () => {
      throw Object.assign(new Error('no'), { code: 'EACCES' })
    }
    const args = ['policy', 'test', 'a.policy.yaml']
    const { err, status } = await run(folder, args, { ...realEngine, readFile })
    expect([status, err]).toEqual([2, 'error: a.policy.yaml: not readable: permission denied\n'])
  })
})
