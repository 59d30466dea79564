import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../apps/server/src/config.ts'
import { openStore } from '../../apps/server/src/ledger/open-store.ts'
import { createLog } from '../../apps/server/src/logging/log.ts'
import { startServer } from '../../apps/server/src/start-server.ts'
import type { ServerUsage } from './server-usage.ts'

/**
 * A whole service with one rich account, in a process of its own: it says its address and key, then
 * what it has used each time it is asked. It ends with the process that started it.
 */
const folder = mkdtempSync(join(tmpdir(), 'content-trust-bench-'))
const databaseUrl = process.argv[2]
const storage = {
  dataDirectory: folder,
  clock: Date.now,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
}
const store = await openStore(storage)
const account = await store.accounts.create({ email: 'bench@example.org' })
await store.accounts.grant(account.accountId, 10 ** 12)
await store.close()

// The log is written as in production, and read by nobody.
const log = createLog('info', { write: () => {} })
const server = await startServer(readConfig({ PORT: '0', CALLS_IN_FLIGHT: '64' }), storage, log)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage: ServerUsage = {
    cpuMs: (user + system) / 1000,
    residentBytes: process.memoryUsage.rss(),
  }
  process.send?.(usage)
})
process.on('disconnect', async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
process.send?.({ address: server.address, key: account.key })
