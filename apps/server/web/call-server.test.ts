import { createServer } from 'node:http'
import { clientTimeouts } from '@content-trust/engine/schema'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { type CallPorts, callServer } from './call-server.ts'

const answerSchema = z.object({ done: z.boolean() })

/** A server that reads each call and never answers, and a clock that the test moves. */
async function slowServer(beginning = '') {
  const server = createServer((_, response) => {
    if (beginning !== '') response.write(beginning)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const timers: { milliseconds: number; controller: AbortController }[] = []
  const ports: CallPorts = {
    send: (path, request) => fetch(`http://127.0.0.1:${port}${path}`, request),
    limit: (milliseconds) => {
      const controller = new AbortController()
      timers.push({ milliseconds, controller })
      return controller.signal
    },
  }
  const arrived = new Promise<void>((resolve) => server.once('request', () => resolve()))
  const passTime = (milliseconds: number) => {
    for (const timer of timers) if (timer.milliseconds <= milliseconds) timer.controller.abort()
  }
  return { ports, arrived, passTime }
}

it('R-LIM-03 the suggested limits are 30 s for text, 60 s for images and audio, 45 s for video', () => {
  expect(clientTimeouts).toEqual({ text: 30_000, image: 60_000, audio: 60_000, video: 45_000 })
})

for (const medium of ['text', 'image', 'audio', 'video'] as const) {
  it(`R-LIM-03 the pages time out on a slow server at the limit for ${medium}, and not before`, async () => {
    const { ports, arrived, passTime } = await slowServer()
    let isOver = false
    const call = callServer('/demo/analyze', answerSchema, { body: {}, medium }, ports)
    void call.then(() => {
      isOver = true
    })
    await arrived
    passTime(clientTimeouts[medium] - 1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(isOver).toBe(false)
    passTime(clientTimeouts[medium])
    expect(await call).toMatchObject({
      ok: false,
      refusal: {
        code: 'timed_out',
        detail: `There was no answer within ${clientTimeouts[medium] / 1000} seconds. The request may still have been carried out: reload the page and check before you try again.`,
      },
    })
  })
}

it('R-LIM-03 the limit holds for an answer that began and does not end', async () => {
  const { ports, arrived, passTime } = await slowServer('{"done":')
  const call = callServer('/account/overview', answerSchema, {}, ports)
  await arrived
  passTime(clientTimeouts.text)
  expect(await call).toMatchObject({
    refusal: { code: 'timed_out', detail: expect.stringMatching(/Try again in a minute\.$/) },
  })
})

it('R-LIM-03 a call that names no medium waits as long as for text', async () => {
  const waited: number[] = []
  const ports: CallPorts = {
    send: async () => Response.json({ done: true }),
    limit: (milliseconds) => {
      waited.push(milliseconds)
      return new AbortController().signal
    },
  }
  expect(await callServer('/', answerSchema, {}, ports)).toMatchObject({ value: { done: true } })
  expect(waited).toEqual([clientTimeouts.text])
})

it('a server that is gone is told from one that is slow', async () => {
  const ports: CallPorts = {
    send: () => Promise.reject(new TypeError('fetch failed')),
    limit: () => new AbortController().signal,
  }
  const called = await callServer('/', answerSchema, {}, ports)
  expect(called).toMatchObject({ ok: false, refusal: { code: 'unreachable' } })
})
