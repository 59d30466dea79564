import type { ImageResult } from '@content-trust/engine/schema'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MediaTurns } from '../../apps/server/src/scoring/media-turns.ts'
import { runImageTask } from '../../apps/server/src/scoring/run-media-task.ts'
import { runTask } from '../../apps/server/src/scoring/run-task.ts'
import type { Scored } from '../../apps/server/src/scoring/scoring.ts'
import { scoringOver } from '../../apps/server/src/scoring/scoring-over.ts'
import { TaskQueue } from '../../apps/server/src/scoring/task-queue.ts'
import { type Service, startService } from './support/start-service.ts'
import { draft } from './support/valid-bodies.ts'

/** The queue of the service over one thread that scores a message each time it is told to. */
function steppedScoring(maxWaiting: number) {
  const messages: string[][] = []
  const gates: PromiseWithResolvers<void>[] = []
  let isOpen = false
  const queue = new TaskQueue<Scored>({
    threads: 1,
    deadlineMs: 60_000,
    maxWaiting,
    score: async (tasks) => {
      messages.push(tasks.map(({ source }) => source))
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      if (!isOpen) await gate.promise
      return tasks.map(runTask)
    },
  })
  const scoring = scoringOver(queue)
  const open = () => {
    isOpen = true
    for (const gate of gates) gate.resolve()
  }
  onTestFinished(open)
  return { scoring, messages, open, waiting: () => queue.size }
}

const words = 'Experts say this very unique platform will change everything for everyone. '
const batch = (name: string) => ({
  items: Array.from({ length: 25 }, (_, id) => ({
    id: `${id}`,
    text: `${name} ${words.repeat(25)}`,
  })),
})
const single = (name: string) => ({ type: 'text', content: `${name} ${draft}` })

/** Asks until what was sent before has come as far as it should. */
async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { interval: 5, timeout: 10_000 }).toBe(true)
}

/** The names in the order in which they were scored, each once for each message. */
const namesIn = (messages: readonly string[][]) =>
  messages.map((texts) => [...new Set(texts.map((text) => text.split(' ')[0]))].join(' and '))

async function keyOfNeighbour(service: Service): Promise<Record<string, string>> {
  const { key } = await service.account('neighbour@mail.example')
  return { authorization: `Bearer ${key}` }
}

function callTool(service: Service, name: string, args: object, headers: Record<string, string>) {
  return service.post(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
      ...headers,
    },
  )
}

describe('texts that wait', () => {
  it("a neighbour's texts have their turn after one message of an account's batches, over HTTP, MCP and in the demo", async () => {
    const { scoring, messages, waiting, open } = steppedScoring(1_024)
    const service = await startService({ scoring })
    await service.credit(1_000)
    const neighbour = await keyOfNeighbour(service)
    const batches = [
      service.post('/v1/analyze-batch', batch('hostile')),
      service.post('/v1/analyze-batch', batch('hostile')),
      callTool(service, 'analyze_batch', batch('hostile'), {}),
    ]
    await until(() => messages.length === 1 && waiting() > 60)
    const before = waiting()
    const calls = [
      service.post('/v1/analyze', single('neighbour'), neighbour),
      callTool(service, 'analyze', single('remote'), neighbour),
      service.post('/demo/analyze', { text: `demo ${draft}` }),
    ]
    await until(() => waiting() === before + 3)
    open()
    const statuses = (await Promise.all([...batches, ...calls])).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    const first = namesIn(messages).slice(0, 5)
    expect(first.filter((name) => name === 'hostile').length).toBeLessThanOrEqual(3)
    const others = first.filter((name) => name !== 'hostile').join(' ')
    for (const name of ['neighbour', 'remote', 'demo']) expect(others).toContain(name)
  })

  it("a single text of an account does not wait for the account's own batch", async () => {
    const { scoring, messages, waiting, open } = steppedScoring(1_024)
    const service = await startService({ scoring })
    const whole = service.post('/v1/analyze-batch', batch('batch'))
    await until(() => messages.length === 1)
    const before = waiting()
    const one = service.post('/v1/analyze', single('single'))
    await until(() => waiting() === before + 1)
    open()
    await Promise.all([whole, one])
    expect(namesIn(messages)[1]).toContain('single')
  })

  it('an account that fills its share is told when to come back, and nothing is written; others are served', async () => {
    let begun = 0
    const { scoring, messages, waiting, open } = steppedScoring(120)
    const service = await startService({
      scoring,
      wrapStore: (store) => ({
        ...store,
        operations: {
          ...store.operations,
          begin: (operation) => {
            begun++
            return store.operations.begin(operation)
          },
        },
      }),
    })
    await service.credit(1_000)
    const neighbour = await keyOfNeighbour(service)
    const batches = Array.from({ length: 3 }, () =>
      service.post('/v1/analyze-batch', batch('hostile')),
    )
    await until(() => messages.length === 1 && waiting() > 60)
    const before = begun
    for (const refused of [
      await service.post('/v1/analyze-batch', batch('hostile')),
      await service.post('/v1/analyze-style', { text: draft }),
    ]) {
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    }
    const remote = await callTool(service, 'analyze', single('hostile'), {})
    expect(remote.text).toContain('rate_limited')
    expect((await service.get('/v1/balance')).status).toBe(200)
    expect(begun).toBe(before)
    const one = service.post('/v1/analyze', single('neighbour'), neighbour)
    await until(() => begun === before + 1)
    open()
    expect((await one).status).toBe(200)
    for (const answer of await Promise.all(batches)) {
      expect(answer.status).toBe(200)
      const states = answer.body.results.map(({ status }: { status: string }) => status)
      expect(new Set(states)).toEqual(new Set(['ok']))
    }
  })
})

describe('media that wait', () => {
  it("an account's files run one at a time, and the time of failed ones is limited without a hold", async () => {
    let time = 0
    let running = 0
    let most = 0
    const turns = new MediaTurns({
      threads: 2,
      maxWaiting: 64,
      patienceMs: 60_000,
      now: () => time,
    })
    const service = await startService({
      mediaScorers: {
        image: (task, caller = { account: '', member: '' }) =>
          turns.run(caller, async (): Promise<ImageResult> => {
            running++
            most = Math.max(most, running)
            time += 8_000
            try {
              return await runImageTask(task)
            } finally {
              running--
            }
          }),
        admit: (caller = { account: '', member: '' }) => turns.admit(caller),
      },
    })
    await service.credit(1_000)
    const neighbour = await keyOfNeighbour(service)
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    const whole = await picture.png().toBuffer()
    const image = (bytes: Uint8Array, headers = {}) =>
      service.post(
        '/v1/analyze',
        {
          type: 'image',
          content: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`,
        },
        headers,
      )
    const good = await Promise.all([image(whole), image(whole), image(whole), image(whole)])
    expect(good.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(most).toBe(1)

    const balance = await service.balance()
    const broken = whole.subarray(0, 60)
    for (let round = 0; round < 3; round++) expect((await image(broken)).status).toBe(400)
    const refused = await image(broken)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(await service.balance()).toBe(balance)
    expect((await image(whole, neighbour)).status).toBe(200)
    time += 60_000
    expect((await image(whole)).status).toBe(200)
    expect(await service.store.verify()).toEqual([])
  })
})
