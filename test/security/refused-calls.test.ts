import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '../../apps/server/src/ledger/database/sqlite.ts'
import { startService } from '../server/support/start-service.ts'
import { draft, validBodies } from '../server/support/valid-bodies.ts'

it('a caller who has used up the hour writes nothing, whatever address, cookie or form is tried', async () => {
  const limits = { demoCallsPerHour: 2, accessRequestsPerHour: 2 }
  const { send, folder } = await startService({ config: limits })
  const { db } = openSqlite(join(folder, 'content-trust.sqlite'))
  onTestFinished(() => db.destroy())
  const rows = async () => ({
    rates: await db.selectFrom('rates').selectAll().orderBy('subject').execute(),
    requests: await db.selectFrom('access_requests').selectAll().execute(),
  })
  const call = async (url: string, headers: Record<string, string> = {}) => {
    const payload = JSON.stringify(validBodies[url] ?? { text: draft })
    const sent = { 'content-type': 'application/json', ...headers }
    const request = { method: 'POST', url, payload, headers: sent } as const
    return (await send({ ...request, remoteAddress: '192.0.2.9' })).status
  }
  for (const url of ['/demo/analyze', '/request-access']) {
    expect([await call(url), await call(url)]).toEqual([200, 200])
  }
  const before = await rows()
  expect(before.requests).toHaveLength(2)
  const refused = Array.from({ length: 40 }, (_, index) =>
    index % 2 === 0
      ? call('/request-access')
      : call('/demo/analyze', { cookie: `__Host-demo=${String(index).padStart(22, 'c')}` }),
  )
  expect(new Set(await Promise.all(refused))).toEqual(new Set([429]))
  expect(await rows()).toEqual(before)
})
