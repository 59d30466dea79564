import { createServer, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import type { ScoringInput } from '../../shared/analysis.ts'
import type { Answer } from '../../shared/answer.ts'
import { handleTask } from '../../worker/handle-task.ts'
import { parseOutput } from '../../worker/tasks.ts'
import { markOnServer } from './mark-on-server.ts'
import { scoreOnServer } from './score-on-server.ts'
import { createTaskQueue } from './task-queue.ts'

const input: ScoringInput = {
  text: 'We weigh flour in order to waste less.',
  syntax: 'markdown',
  context: { format: 'article', intended_use: 'publish' },
  ignoredRules: [],
  severities: {},
}

/** A server that answers like this, at this address; `seen` are the requests. */
async function serverThat(answer: RequestListener) {
  const seen: { url: string | undefined; key: string | undefined; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const text = Buffer.concat(parts).toString()
    const body: unknown = text === '' ? null : JSON.parse(text)
    seen.push({ url: request.url, key: request.headers.authorization, body })
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const at = server.address()
  return { address: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`, seen }
}

const saying =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** The result that the engine gives for the draft, as a server would send it. */
async function realResult(): Promise<unknown> {
  const answer: Answer<unknown> = await handleTask('score', input)
  return answer.ok ? answer.value : null
}

it('sends a draft with the key to the origin of the address, with storage off', async () => {
  const result = await realResult()
  const { address, seen } = await serverThat(saying(200, result))
  expect(await scoreOnServer(`${address}/some/path`, 'ctk_1', input)).toEqual(result)
  await scoreOnServer(address, null, input)
  const { text: content, context } = input
  const body = { type: 'text', content, context, store_content: false }
  expect(seen).toEqual([
    { url: '/v1/analyze', key: 'Bearer ctk_1', body },
    { url: '/v1/analyze', key: undefined, body },
  ])
})

it.each([
  [
    'the detail of a refusal',
    402,
    { code: 'insufficient_credit', detail: 'No credits.', request_id: 'req_1' },
    '402: No credits.',
  ],
  [
    'the status where a refusal is of another service',
    403,
    { title: 'Forbidden' },
    'answered 403.',
  ],
  ['the status where nothing else is said', 500, '<html>', 'answered 500.'],
  ['the status where what is said has no words', 500, { detail: 7 }, 'answered 500.'],
  ['an answer that is no result', 200, { modality: 'text' }, 'could not be read'],
  ['an answer that is no JSON', 200, '<html>', 'could not be read'],
])('says %s', async (_what, status, body, said) => {
  const { address } = await serverThat(saying(status, body))
  const scored = scoreOnServer(address, null, input)
  await expect(scored).rejects.toMatchObject({ code: 'server_failed' })
  await expect(scored).rejects.toThrow(said)
})

it('sends formats that only settings know as other', async () => {
  const { address, seen } = await serverThat(saying(200, await realResult()))
  const context = { format: 'documentation', intended_use: 'publish' } as const
  await scoreOnServer(address, null, { ...input, context })
  expect(seen).toMatchObject([{ body: { context: { ...context, format: 'other' } } }])
})

it('pays once for an answer that was lost on its way', async () => {
  const result = await realResult()
  const keys: (string | string[] | undefined)[] = []
  const { address } = await serverThat((request, response) => {
    keys.push(request.headers['idempotency-key'])
    if (keys.length === 1) request.socket.destroy()
    else saying(200, result)(request, response)
  })
  expect(await scoreOnServer(address, 'ctk_1', input)).toEqual(result)
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]])
})

it('follows no redirect with the draft, and reports that there was no answer', async () => {
  const { address: elsewhere, seen } = await serverThat(saying(200, {}))
  const { address } = await serverThat((_request, response) => {
    response.writeHead(307, { location: `${elsewhere}/v1/analyze` }).end()
  })
  const noAnswer = { code: 'server_failed', message: expect.stringContaining('isn’t answering') }
  await expect(scoreOnServer(address, 'ctk_1', input)).rejects.toThrow('answered 307.')
  await expect(scoreOnServer('http://127.0.0.1:9', null, input)).rejects.toMatchObject(noAnswer)
  expect(seen).toEqual([])
})

it('marks what the writer has dismissed, which no server learns of', async () => {
  const { address, seen } = await serverThat(saying(200, await realResult()))
  const asked: unknown[] = []
  const send = (name: string, task: unknown) => {
    asked.push(name)
    return handleTask(name, task)
  }
  const tasks = createTaskQueue(send, parseOutput, () => undefined)
  const none = await markOnServer({ address, key: null }, input, [], tasks)
  expect(none).toMatchObject({ result: { modality: 'text' }, sentences: [], ignored: [] })
  expect(none.took).toBeGreaterThanOrEqual(0)
  expect(none.took).toBeLessThan(30_000)
  expect(asked).toEqual([])
  const known = [{ fingerprint: 'f'.repeat(16), rule: 'a-rule' }]
  const marked = await markOnServer({ address, key: null }, input, known, tasks)
  expect(marked).toMatchObject({ sentences: [], ignored: [] })
  expect(asked).toEqual(['ignored'])
  expect(JSON.stringify(seen)).not.toContain('a-rule')
})
