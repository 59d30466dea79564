import { describe, expect, it } from 'vitest'
import {
  type Answer,
  hangUp,
  raw,
  revised,
  silence,
  startChatStub,
  status,
} from '../../../../../test/revision/support/chat-stub.ts'
import type { CallInputs } from '../../shared/ipc.ts'
import { handleTask } from '../../worker/handle-task.ts'
import { parseOutput } from '../../worker/tasks.ts'
import { createTaskQueue } from '../scoring/task-queue.ts'
import { resolveDraft, type UnresolvedDraft } from '../workspace/draft-settings.ts'
import { createRewriteCalls } from './rewrite-calls.ts'

const text = 'The oven is old.\n\nWe weigh the 40 loaves in order to waste less.\n'
const better = 'We weigh the 40 loaves to waste less.'

const input: CallInputs['suggestRewrite'] = {
  text,
  syntax: 'markdown',
  context: { format: 'article', intended_use: 'publish' },
  ignoredRules: [],
  severities: {},
  ignored: [],
  start: text.indexOf('loaves'),
  end: text.indexOf('loaves'),
  request: 'one',
}

interface Setting {
  readonly isOn?: boolean
  readonly key?: string
  /** What the writer answers to the question. */
  readonly says?: number
}

/** As for a draft whose folder is not open. */
const settingsOfWindow = (_path: string | null, draft: UnresolvedDraft) =>
  resolveDraft(draft, [], async () => ({ layers: [], ignored: null }))

/** The calls over a real model that gives these answers; `asked` are the questions to the writer. */
async function callsWith(answers: readonly Answer[], { isOn = true, key, says = 0 }: Setting = {}) {
  const { url, seen } = await startChatStub(...answers)
  const asked: string[] = []
  const { handlers, close } = createRewriteCalls({
    rewriter: () => ({ isOn, address: url, model: 'small' }),
    key: { read: async () => key ?? null },
    dialogs: {
      ask: async ({ message, detail }) => {
        asked.push(`${message} ${detail}`)
        return says
      },
    },
    tasks: createTaskQueue(handleTask, parseOutput, () => undefined),
    workspaces: { settingsOf: settingsOfWindow },
    limits: { timeoutMs: 2000, backoffMs: 1 },
  })
  return { ...handlers, close, url, seen, asked }
}

describe('a rewrite', () => {
  it('is the answer of the model with its place; the writer is asked once', async () => {
    const { suggestRewrite, seen, asked, url } = await callsWith([revised(better)], { key: 'sk-1' })
    const start = text.indexOf('We weigh')
    const suggested = { status: 'suggested', start, end: text.length - 1, text: better }
    expect(await suggestRewrite(input)).toEqual(suggested)
    expect(await suggestRewrite({ ...input, request: 'two' })).toEqual(suggested)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain(`46 characters and 1 note from the rules go to ${url}`)
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer sk-1', 'Bearer sk-1'])
    expect(JSON.stringify(seen)).not.toContain('The oven is old')
  })

  it('is not offered where the model changes nothing', async () => {
    const { suggestRewrite } = await callsWith([revised(` ${text.slice(18)}`)])
    expect(await suggestRewrite(input)).toEqual({ status: 'unchanged' })
  })

  it('sends nothing while rewrites are off, or when the writer declines', async () => {
    const off = await callsWith([revised(better)], { isOn: false })
    await expect(off.suggestRewrite(input)).rejects.toMatchObject({ code: 'not_available' })
    const no = await callsWith([revised(better)], { says: 1 })
    expect(await no.suggestRewrite(input)).toEqual({ status: 'stopped' })
    // A no is not kept: the next request asks again.
    expect(await no.suggestRewrite(input)).toEqual({ status: 'stopped' })
    expect([off.seen, no.seen, off.asked.length, no.asked.length]).toEqual([[], [], 0, 2])
  })

  it('comes from another model only after the writer is asked again', async () => {
    const { url, seen } = await startChatStub(revised(better))
    const asked: { detail: string; answers: readonly string[] }[] = []
    let model: string | null = 'small'
    const { handlers } = createRewriteCalls({
      rewriter: () => (model === null ? null : { isOn: true, address: url, model }),
      key: { read: async () => null },
      dialogs: {
        ask: async (question) => {
          asked.push(question)
          return 0
        },
      },
      tasks: createTaskQueue(handleTask, parseOutput, () => undefined),
      workspaces: { settingsOf: settingsOfWindow },
      limits: { timeoutMs: 2000, backoffMs: 1 },
    })
    expect(await handlers.suggestRewrite(input)).toMatchObject({ status: 'suggested' })
    model = 'large'
    await handlers.suggestRewrite(input)
    expect(asked.map(({ detail }) => /“(\w+)”/.exec(detail)?.[1])).toEqual(['small', 'large'])
    expect(asked[0]?.answers).toEqual(['Send', 'Cancel'])
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
    model = null
    await expect(handlers.suggestRewrite(input)).rejects.toMatchObject({ code: 'not_available' })
    expect(handlers.cancelRewrite({ request: 'never asked' })).toEqual({})
  })

  it('stops when the writer or the app stops it', async () => {
    const { suggestRewrite, cancelRewrite, close, seen } = await callsWith([silence])
    const first = suggestRewrite(input)
    await expect.poll(() => seen.length).toBe(1)
    cancelRewrite({ request: 'one' })
    expect(await first).toEqual({ status: 'stopped' })
    const second = suggestRewrite({ ...input, request: 'two' })
    await expect.poll(() => seen.length).toBe(2)
    close()
    expect(await second).toEqual({ status: 'stopped' })
  })
})

describe('a failure', () => {
  it.each([
    ['no key', status(401), {}, /requires a key, and none is saved for it\. Set one/],
    ['a wrong key', status(403), { key: 'sk-1' }, /rejected the key \(403\)\. Set another/],
    ['no such model', status(404), {}, /no model “small” \(404\)\. Check both/],
    ['too many requests', status(429, { 'retry-after': '0' }), {}, /\(429\)\. Wait a little/],
    [
      'a broken server',
      status(500),
      {},
      /answered with status 500 instead of a rewrite\. Try again/,
    ],
    ['no connection', hangUp, {}, /127\.0\.0\.1:\d+ isn’t answering\. Check the address/],
    ['an answer that is too large', revised('x'.repeat(3_000_000)), {}, /answer is too long/],
    ['no rewrite', raw('<html>'), {}, /not with a rewrite\. Try again/],
    ['no answer', silence, {}, /not answer within 2 seconds\. Try again/],
  ])('names %s, and what to do', async (_what, answer, setting, said) => {
    const { suggestRewrite } = await callsWith([answer], setting)
    const failure = suggestRewrite(input)
    await expect(failure).rejects.toMatchObject({ code: 'rewriter_failed' })
    await expect(failure).rejects.toThrow(said)
    await expect(failure).rejects.not.toThrow(/sk-1|loaves/)
  })
})

describe('a test of the connection', () => {
  it('sends a sample sentence, and nothing of a draft, once the writer agrees', async () => {
    const { testRewriter, url, seen, asked } = await callsWith([revised('We met to talk.')])
    const model = { address: url, model: 'other' }
    expect(await testRewriter(model)).toEqual({ isReady: true, message: expect.any(String) })
    expect(seen[0]?.body.model).toBe('other')
    expect(asked).toEqual([expect.stringContaining(`goes to ${url}, where the model “other”`)])
    await testRewriter(model)
    expect(asked).toHaveLength(1)
    expect(JSON.stringify(seen)).not.toContain('loaves')
  })

  it('sends nothing, not even an address, when the writer does not agree', async () => {
    const { testRewriter, url, seen } = await callsWith([revised('x')], { says: 1 })
    const model = { address: `${url}?words=of+a+draft`, model: 'small' }
    expect(await testRewriter(model)).toEqual({ isReady: false, message: 'Nothing was sent.' })
    expect(seen).toEqual([])
  })

  it('does not let words of a draft follow without a question of their own', async () => {
    const { testRewriter, suggestRewrite, url, asked } = await callsWith([revised(better)])
    await testRewriter({ address: url, model: 'small' })
    await suggestRewrite(input)
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain('Send this paragraph')
  })

  it('says what is wrong', async () => {
    const { testRewriter, url } = await callsWith([status(401)])
    expect(await testRewriter({ address: url, model: 'small' })).toEqual({
      isReady: false,
      message: expect.stringMatching(/requires a key/),
    })
  })
})
