import { readdir, readFile, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  type Answer,
  completion,
  raw,
  type SeenRequest,
  silence,
  startChatStub,
  status as statusOf,
} from '../revision/support/chat-stub.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { policyRules } from './support/policy-rules.ts'
import { realEngine } from './support/real-engine.ts'

/** What a good model says to “Our rivals stay unnamed”. */
const good = {
  form: {
    kind: 'ban',
    action: 'reject',
    targets: [
      { kind: 'phrase', words: 'Globex' },
      { kind: 'phrase', words: 'Initech' },
    ],
  },
  matches: ['The pump from «Globex» leaks.', '«Initech» closed its shop.'],
  passes: ['The pump leaks.', 'Our rival closed its shop.'],
}

const words = 'No prices.\nOur rivals stay unnamed.\n'
const inFile = `clauses:
  # We never mention them.
  - says: 'Our rivals stay unnamed.' # ask Ruth
    id: rivals
    reason: It is not about them.

  - id: no-prices
    says: No prices.
`

interface Asked {
  readonly folder: string
  readonly seen: readonly SeenRequest[]
  readonly run: (...args: string[]) => ReturnType<typeof run>
}

/** A folder with words and a policy file, and a model on this machine that answers in turn. */
async function model(...answers: readonly Answer[]): Promise<Asked> {
  const folder = await makeFolder({ 'words.txt': words, 'house.policy.yaml': inFile })
  const { url, seen } = await startChatStub(...answers)
  const env = {
    CONTENT_TRUST_REWRITER_URL: url,
    CONTENT_TRUST_REWRITER_MODEL: 'small',
    CONTENT_TRUST_REWRITER_KEY: 'k-secret',
    CONTENT_TRUST_REWRITER_TIMEOUT: answers.includes(silence) ? '1' : '20',
  }
  const ask = async (...args: string[]) =>
    await run(folder, ['policy', 'from-words', ...args, '--provider'], { ...realEngine, env })
  return { folder, seen, run: ask }
}

const says = (answer: object): Answer => completion(JSON.stringify(answer))
const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8')

describe('policy from-words --provider', () => {
  it('sends the clauses that were not understood and nothing else, with the key as a bearer', async () => {
    const { run, seen } = await model(says(good))
    const { err } = await run('words.txt')
    expect(seen).toHaveLength(1)
    expect(seen[0]?.headers.authorization).toBe('Bearer k-secret')
    const [system, user] = seen[0]?.body.messages ?? []
    expect(JSON.parse(user?.content ?? '')).toEqual({
      clause: 'Our rivals stay unnamed',
      leftOut: ['unnamed'],
    })
    for (const known of ['phone-number', 'superlatives', 'medical', '"targets"']) {
      expect(system?.content).toContain(known)
    }
    expect(system?.content).not.toContain('rivals')
    expect(err).toMatch(/^note: sends 1 clause to small at 127\.0\.0\.1:\d+, and no draft\n/)
  })

  it('shows what the model adds as a difference, and writes nothing unless it is told to', async () => {
    const { folder, run } = await model(says(good))
    const { status, out, err } = await run('words.txt', '-o', 'new.policy.yaml')
    expect(out).toContain('--- a/new.policy.yaml\n+++ b/new.policy.yaml\n')
    expect(out).toContain('-    says: Our rivals stay unnamed\n')
    expect(out).toContain('+        - { kind: phrase, words: Globex }\n')
    expect(out).toContain('+        - The pump from «Globex» leaks.\n')
    expect(out).not.toContain('-    form:')
    expect(err).toContain('note: nothing was written; --write stores it\n')
    expect(status).toBe(0)
    expect(await readdir(folder)).not.toContain('new.policy.yaml')
  })

  it('stores it with --write: the file is tested, and holds no key', async () => {
    const { folder, run: ask } = await model(says(good))
    const { status } = await ask('words.txt', '-o', 'new.policy.yaml', '--write')
    expect(status).toBe(0)
    const text = await read(folder, 'new.policy.yaml')
    expect(text).not.toContain('k-secret')
    expect((await policyRules(text)).map(({ form }) => form?.kind)).toEqual(['ban', 'ban'])
    const tested = await run(folder, ['policy', 'test', 'new.policy.yaml'], realEngine)
    expect([tested.status, tested.err]).toEqual([0, ''])
  })

  it('puts a form into a policy file and leaves all else as it is', async () => {
    const { folder, seen, run } = await model(says(good))
    const { status, out } = await run('house.policy.yaml', '--write')
    expect(seen).toHaveLength(1)
    const text = await read(folder, 'house.policy.yaml')
    expect(text).toContain(
      '  # We never mention them.\n  - # Our rivals stay unnamed.\n    form:\n',
    )
    expect(text).toContain('    reason: It is not about them.\n\n  - id: no-prices\n')
    expect(text).toContain('# ask Ruth\n')
    const [rivals] = await policyRules(text)
    expect(rivals).toMatchObject({ id: 'rivals', form: { kind: 'ban', action: 'reject' } })
    expect(out).toContain("-  - says: 'Our rivals stay unnamed.' # ask Ruth\n")
    expect(status).toBe(0)
  })

  it('keeps the line ends of a file, and reads words over several lines', async () => {
    const { folder, run } = await model(says(good))
    const text =
      'clauses:\n  - id: rivals\n    says: >-\n      Our rivals\n      stay unnamed.\n    severity: low\n'
    await writeFile(join(folder, 'crlf.policy.yaml'), text.replaceAll('\n', '\r\n'))
    expect((await run('crlf.policy.yaml', '--write')).status).toBe(0)
    const after = await read(folder, 'crlf.policy.yaml')
    expect(after).toContain('    # Our rivals stay unnamed.\r\n    form:\r\n')
    expect(after).toMatch(/\r\n {4}severity: low\r\n$/)
    expect(after).not.toMatch(/[^\r]\n/)
    expect((await policyRules(after))[0]).toMatchObject({ form: { kind: 'ban' }, severity: 'low' })
  })

  it.each([
    ['a.policy.yaml', 'clauses: [{ id: rivals, says: Our rivals stay unnamed. }]', 'in brackets'],
    ['a.policy.json', '{"clauses":[{"id":"rivals","says":"Be kind."}]}', 'expected a YAML file'],
  ])('asks nothing for %s, which has no room for a form', async (name, text, reason) => {
    const { folder, seen, run } = await model(says(good))
    await writeFile(join(folder, name), text)
    const { status, err } = await run(name, '--write')
    expect([status, seen.length]).toEqual([2, 0])
    expect(err).toContain(reason)
  })

  it('takes the note away that says what was not understood', async () => {
    const { folder, run: ask } = await model(says(good))
    await run(folder, ['policy', 'from-words', 'words.txt', '-o', 'made.policy.yaml'], realEngine)
    expect(await read(folder, 'made.policy.yaml')).toContain('# Not understood')
    await ask('made.policy.yaml', '--write')
    const text = await read(folder, 'made.policy.yaml')
    expect(text).not.toContain('# Not understood')
    expect(text).toContain('# Our rivals stay unnamed\n    form:')
  })

  it('asks nothing where all was understood', async () => {
    const { run, seen } = await model(says(good))
    const { status, err } = await run('--policy', 'No prices.')
    expect([status, seen.length]).toEqual([0, 0])
    expect(err).not.toContain('sends')
  })

  it.each<[string, object, string]>([
    [
      'a form that is not one',
      { ...good, form: { kind: 'regex' } },
      'not in the form that was asked for: `form.kind`:',
    ],
    ['a key of its own', { ...good, code: 'rm' }, 'not in the form that was asked for'],
    [
      'a name that there is not',
      { ...good, form: { ...good.form, targets: [{ kind: 'topic', name: 'rivals' }] } },
      '`form.targets.0.name`: Unknown name `rivals`',
    ],
    [
      'an example that does not match',
      { ...good, matches: ['The pump from «Umbrella» leaks.', '«Initech» closed.'] },
      'its own examples do not hold: examples.matches[0]: expected The pump from «Umbrella» leaks., found nothing',
    ],
    [
      'an example that should pass and matches',
      { ...good, passes: ['The pump leaks.', 'Globex leaks.'] },
      'its own examples do not hold: examples.passes[1]',
    ],
    [
      'examples without marks',
      { ...good, matches: ['Globex', '«Initech»'] },
      'one of its examples marks nothing with « and »',
    ],
    ['no examples', { form: good.form }, 'not in the form that was asked for: `matches`:'],
    [
      'a form for every draft',
      { ...good, form: { kind: 'ban', action: 'reject', everyDraft: true } },
      'it would speak of every draft',
    ],
    ['no form', { form: null }, 'the model found no form for it'],
  ])('refuses %s, says why and keeps the words', async (_what, answer, reason) => {
    const { folder, run } = await model(says(answer))
    const { status, out, err } = await run('house.policy.yaml', '--write')
    expect([status, out]).toEqual([1, ''])
    expect(err).toContain(`The model’s answer was refused: ${reason}`)
    expect(await read(folder, 'house.policy.yaml')).toBe(inFile)
  })

  it('refuses another decision than the words ask for, where that was understood', async () => {
    const lunar = {
      form: { ...good.form, targets: [{ kind: 'phrase', words: 'moon' }] },
      matches: ['The «moon» is near.', 'A «moon» of Jupiter.'],
      passes: ['The sun is near.', 'The star is near.'],
    }
    const { run } = await model(says(lunar))
    const { status, err } = await run('--policy', 'Revise lunar claims.')
    expect(status).toBe(1)
    expect(err).toContain('it asks for the decision reject, and the words for revise')
  })

  it('refuses a form that breaks the examples of the file, and keeps them beside one that does not', async () => {
    const { folder, run } = await model(says(good))
    const clause = '  - id: rivals\n    says: Our rivals stay unnamed.\n    examples:\n'
    const broken = `clauses:\n${clause}      passes: [We asked Globex.]\n`
    const held = `clauses:\n${clause}      matches: [We asked «Globex».]\n`
    await writeFile(join(folder, 'a.policy.yaml'), broken)
    await writeFile(join(folder, 'b.policy.yaml'), held)
    expect((await run('a.policy.yaml', '--write')).err).toContain(
      'the examples of the clause do not hold: examples.passes[0]: expected nothing, found We asked «Globex»',
    )
    expect(await read(folder, 'a.policy.yaml')).toBe(broken)
    expect((await run('b.policy.yaml', '--write')).status).toBe(0)
    const after = await read(folder, 'b.policy.yaml')
    expect(after).toContain('matches: [We asked «Globex».]')
    expect(after).not.toContain('leaks')
  })

  it('takes the decision that a file gives for the words, whatever the model says', async () => {
    const { folder, run } = await model(says(good))
    const text = 'clauses:\n  - id: a\n    says: Revise lunar claims.\n    decision: human_review\n'
    await writeFile(join(folder, 'a.policy.yaml'), text)
    expect((await run('a.policy.yaml', '--write')).status).toBe(0)
    const [rule] = await policyRules(await read(folder, 'a.policy.yaml'))
    expect(rule).toMatchObject({ form: { action: 'reject' }, decision: 'human_review' })
  })

  it('shows no control character of an answer', async () => {
    const hostile = { ...good, matches: ['«\u001b[2J\u202eGlobex» x', '«Initech»'] }
    const { run } = await model(says(hostile))
    const { out, err } = await run('house.policy.yaml')
    for (const sign of ['\u001b', '\u202e']) expect(out + err).not.toContain(sign)
  })

  it.each<[string, Answer]>([
    ['prose', completion('Here is your form.')],
    ['a list', completion('[]')],
    ['no completion', raw('<html>')],
  ])('refuses %s for its clause alone', async (_what, answer) => {
    const { run } = await model(answer, says(good))
    const two = 'Our partners stay hidden. Our rivals stay unnamed.'
    const { status, out, err } = await run('--policy', two)
    expect(status).toBe(1)
    expect(err).toContain('1 of 2 clauses understood whole')
    expect(out).toContain('+        - { kind: phrase, words: Globex }\n')
  })

  it.each<[string, Answer, string]>([
    ['401', statusOf(401), 'the endpoint answered 401'],
    ['silence', silence, 'no answer within 1 s'],
    ['too much', raw(`"${'x'.repeat(3_000_000)}"`), 'the answer is too large'],
  ])('writes nothing after %s, and names no secret', async (_what, answer, reason) => {
    const { folder, run } = await model(answer)
    const { status, out, err } = await run('words.txt', '-o', 'new.policy.yaml', '--write')
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(`error: --provider: ${reason}`)
    expect(err).toContain('; nothing was written.\n')
    expect(err).not.toContain('k-secret')
    expect((await readdir(folder)).sort()).toEqual(['house.policy.yaml', 'words.txt'])
  })

  it('stops when the user does, with 130 and nothing written', async () => {
    const stop = new AbortController()
    const { url } = await startChatStub(() => stop.abort())
    const folder = await makeFolder({ 'words.txt': words })
    const env = { CONTENT_TRUST_REWRITER_URL: url, CONTENT_TRUST_REWRITER_MODEL: 'small' }
    const args = [
      'policy',
      'from-words',
      'words.txt',
      '-o',
      'a.policy.yaml',
      '--provider',
      '--write',
    ]
    const { status, err } = await run(folder, args, { ...realEngine, env, stop: stop.signal })
    expect([status, err.split('\n').at(-2)]).toEqual([130, 'note: stopped, nothing was written'])
    expect(await readdir(folder)).toEqual(['words.txt'])
  })

  it('does not overwrite a file that changed while the model thought', async () => {
    const folder = await makeFolder({ 'house.policy.yaml': inFile })
    const { url } = await startChatStub((response, request) => {
      writeFile(join(folder, 'house.policy.yaml'), 'clauses: []\n').then(() =>
        says(good)(response, request),
      )
    })
    const env = { CONTENT_TRUST_REWRITER_URL: url, CONTENT_TRUST_REWRITER_MODEL: 'small' }
    const args = ['policy', 'from-words', 'house.policy.yaml', '--provider', '--write']
    const { status, err } = await run(folder, args, { ...realEngine, env })
    expect(status).toBe(2)
    expect(err).toContain('not written: the file changed while it was checked')
    expect(await read(folder, 'house.policy.yaml')).toBe('clauses: []\n')
  })

  it.each<[Readonly<Record<string, string>>, string]>([
    [
      {},
      '--provider needs the variables CONTENT_TRUST_REWRITER_URL and CONTENT_TRUST_REWRITER_MODEL.',
    ],
    [
      { CONTENT_TRUST_REWRITER_URL: 'http://models.example', CONTENT_TRUST_REWRITER_MODEL: 'x' },
      'expected https, or http on this machine',
    ],
  ])('refuses the environment %j', async (env, message) => {
    const args = ['policy', 'from-words', '--policy', 'Be kind.', '--provider']
    const { status, out, err } = await run('.', args, { ...realEngine, env })
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(message)
  })
})

it('scoring with the stored file opens no connection and gives the same result twice', async () => {
  const { folder, run: ask } = await model(says(good))
  await ask('words.txt', '-o', 'new.policy.yaml', '--write')
  await writeFile(join(folder, 'post.md'), 'The pump from Globex leaks.\n')
  await writeFile(
    join(folder, 'content-trust.config.json'),
    '{"policy":["./new.policy.yaml"],"fail_on":"reject"}',
  )
  const connect = vi.spyOn(Socket.prototype, 'connect')
  onTestFinished(() => connect.mockRestore())
  const env = {
    CONTENT_TRUST_REWRITER_URL: 'http://127.0.0.1:9',
    CONTENT_TRUST_REWRITER_MODEL: 'x',
  }
  const check = async () =>
    await run(folder, ['check', 'post.md', '-f', 'jsonl'], { ...realEngine, env })
  const [first, second] = [await check(), await check()]
  expect(connect).not.toHaveBeenCalled()
  expect(second).toEqual(first)
  expect(first.status).toBe(1)
  expect(JSON.parse(first.out).result.policy_matches).toMatchObject([{ span: 'Globex' }])
})
