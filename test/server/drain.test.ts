import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { dataFolder, startProcess } from './support/start-process.ts'
import { draft } from './support/valid-bodies.ts'

it('a process that stops says so at once, takes calls until its balancer knows, and closes each connection (decision 36)', async () => {
  const {
    address,
    key,
    process: child,
  } = await startProcess(await dataFolder(), {
    DRAIN_MS: '4000',
  })
  const ready = () => fetch(`${address}/ready`)
  await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 20_000 })
  expect((await ready()).headers.get('connection')).toBe('keep-alive')

  child.kill('SIGTERM')
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), { interval: 20 })
  const answer = await ready()
  expect(answer.headers.get('connection')).toBe('close')
  expect(await answer.json()).toMatchObject({ detail: 'The service is stopping.' })

  // Health says that it runs, and a call that came late is answered.
  expect((await fetch(`${address}/health`)).status).toBe(200)
  const call = await fetch(`${address}/v1/analyze`, {
    method: 'POST',
    body: JSON.stringify({ type: 'text', content: draft }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  })
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close'])
  expect(await once(child, 'exit')).toEqual([0, null])
  await expect(ready()).rejects.toThrow()
})
