import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../../apps/server/src/ledger/store-error.ts'
import { createReadiness } from '../../apps/server/src/readiness.ts'
import { dataFolder, startProcess } from './support/start-process.ts'
import { startService } from './support/start-service.ts'
import { draft } from './support/valid-bodies.ts'

describe('/ready', () => {
  it('says no while the service starts, while it stops, and without a database; /health stays ok', async () => {
    let isGone = false
    const { get, send, pass, readiness, lines } = await startService({
      wrapStore: (store) => ({
        ...store,
        ping: () => (isGone ? Promise.reject(new StoreUnavailable('canary')) : store.ping()),
      }),
    })
    expect(await send({ url: '/ready' })).toMatchObject({ status: 200, body: { status: 'ready' } })
    isGone = true
    pass(1_000)
    const gone = await send({ url: '/ready' })
    expect(gone).toMatchObject({ status: 503, body: { code: 'records_unavailable' } })
    expect(gone.body.detail).toContain('The service cannot reach its records')
    expect(gone.text).not.toContain('canary')
    isGone = false
    pass(1_000)
    expect((await send({ url: '/ready' })).status).toBe(200)
    readiness.stopping()
    expect((await send({ url: '/ready' })).body.detail).toBe('The service is stopping.')
    const levels = lines
      .map((line) => JSON.parse(line))
      .filter(({ route, status }) => route === '/ready' && status === 503)
      .map(({ level }) => level)
    expect(levels).toEqual(['error', 'info'])
    expect((await get('/health')).status).toBe(200)
    expect((await send({ method: 'POST', url: '/ready' })).headers['allow']).toBe(
      'GET, HEAD, OPTIONS',
    )
  })

  it('asks the database once a second at most, and waits two seconds for it', async () => {
    vi.useFakeTimers()
    const ping = vi.fn(() => new Promise<void>(() => {}))
    const readiness = createReadiness({ ping }, Date.now)
    expect(await readiness.check()).toBe('starting')
    expect(ping).not.toHaveBeenCalled()
    readiness.warmed()
    const checks = Promise.all([readiness.check(), readiness.check()])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await checks).toEqual(['no_database', 'no_database'])
    expect(ping).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})

/** Each sample of the text format: name, labels and value. */
function samplesOf(
  text: string,
): { name: string; labels: Record<string, string>; value: number }[] {
  return text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] =
        /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (-?[\d.e+-]+)$/.exec(line) ?? []
      expect([line, name]).not.toEqual([line, ''])
      const pairs = [...labels.matchAll(/([a-z]+)="((?:[^"\\]|\\.)*)"(?:,|$)/g)]
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, key = '', each = '']) => [key, each])),
        value: Number(value),
      }
    })
}

describe('metrics', () => {
  it('count answers by route, problems by code and money by bucket; no caller is in them', async () => {
    const service = await startService()
    const { post, get, send, metrics, key, accountId } = service
    await post('/v1/analyze', { type: 'text', content: draft }, { 'idempotency-key': 'canary' })
    await post('/v1/analyze', { type: 'text', content: draft }, { 'idempotency-key': 'canary' })
    await post('/v1/analyze', { type: 'text', content: 'canary' })
    await get('/v1/balance?canary=1')
    await send({ url: '/canary/path' })
    await send({ url: '/problems/canary' })
    const text = metrics.render()
    const samples = samplesOf(text)
    const sampleOf = (name: string, labels: Record<string, string>) =>
      samples.find(
        (each) =>
          each.name === `content_trust_${name}` &&
          Object.entries(labels).every(([label, value]) => each.labels[label] === value),
      )?.value
    expect(sampleOf('answers_total', { route: '/v1/analyze', status: '200' })).toBe(2)
    expect(sampleOf('answers_total', { route: '/v1/analyze', status: '400' })).toBe(1)
    expect(sampleOf('answers_total', { route: 'none', status: '404' })).toBe(1)
    expect(sampleOf('answers_total', { route: '/problems/:name', status: '404' })).toBe(1)
    expect(sampleOf('answer_seconds_count', { route: '/v1/balance' })).toBe(1)
    expect(sampleOf('problems_total', { code: 'bad_request' })).toBe(1)
    for (const secret of ['canary', key, accountId, 'key_', draft]) {
      expect(text).not.toContain(secret)
    }
    expect([...new Set(samples.flatMap(({ labels }) => Object.keys(labels)))].sort()).toEqual([
      'code',
      'le',
      'method',
      'route',
      'status',
      'version',
    ])
  })

  it('are served on an address of their own, drained before the service stops listening', async () => {
    const running = await startProcess(await dataFolder(), { METRICS_PORT: '0', DRAIN_MS: '5000' })
    const metrics = /Metrics on (\S+)/.exec(running.said)?.[1] ?? ''
    const ready = () => fetch(`${running.address}/ready`)
    await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 20_000 })
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${running.key}`,
    }
    const body = JSON.stringify({ type: 'text', content: draft })
    await fetch(`${running.address}/v1/analyze`, { method: 'POST', body, headers })

    expect((await fetch(`${running.address}/metrics`)).status).toBe(404)
    const answer = await fetch(metrics)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const samples = samplesOf(await answer.text())
    const names = samples.map(({ name }) => name)
    expect(names).toContain('process_resident_memory_bytes')
    expect(names).toContain('content_trust_scoring_waiting')
    const charged = samples.find(({ name }) => name === 'content_trust_charged_microusd_total')
    expect(charged).toEqual({
      name: 'content_trust_charged_microusd_total',
      labels: { bucket: 'text_1k_units' },
      value: 5_000,
    })
    const scored = samples.find(({ name }) => name === 'content_trust_scoring_seconds_count')
    expect(scored).toMatchObject({ labels: { kind: 'text', outcome: 'done' }, value: 1 })
    expect((await fetch(metrics, { method: 'POST', body: 'x' })).status).toBe(405)
    expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404)

    running.process.kill('SIGTERM')
    await vi.waitFor(async () => expect((await ready()).status).toBe(503), { timeout: 4_500 })
    expect((await fetch(`${running.address}/health`)).status).toBe(200)
    expect(await once(running.process, 'exit')).toEqual([0, null])
    await expect(ready()).rejects.toThrow()
  })
})
