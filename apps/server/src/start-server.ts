import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { traceOf } from './http/log.ts'
import { openStore, type StoreSettings } from './ledger/open-store.ts'
import { startRecovery } from './ledger/recovery-timer.ts'
import { defaultMediaPolicy } from './media/media-policy.ts'
import { systemNetwork } from './media/network.ts'
import { readPageFiles } from './pages/page-files.ts'
import { createScoringPool } from './scoring/scoring-pool.ts'

export interface RunningServer {
  readonly address: string
  /** The key of the local account, at the first start alone. */
  readonly localKey: string | null
  /** Takes no more calls, lets running ones end, then closes everything. */
  stop(): Promise<void>
}

const RECOVERY_MS = 60_000
const IDLE_CHECK_MS = 50
/** Where the build puts the pages, seen from the sources and from the bundle alike. */
const pageFolder = fileURLToPath(new URL('../dist/public', import.meta.url))

/** Opens the store, starts the threads, listens. */
export async function startServer(
  config: Config,
  storage: StoreSettings,
  log: Logger,
): Promise<RunningServer> {
  const pageFiles = await readPageFiles(pageFolder)
  const store = await openStore(storage)
  const scoring = createScoringPool(config.scoring)
  const onError = (error: unknown) => log.error(traceOf(error), 'recovery failed')
  const stopRecovery = startRecovery(store, RECOVERY_MS, onError)
  const app = createApp({
    services: {
      store,
      scoring,
      mediaScorers: {},
      mediaFetch: { network: systemNetwork(), policy: defaultMediaPolicy },
      prices: config.prices,
      clock: storage.clock,
    },
    config: config.http,
    log,
    pageFiles,
  })
  const close = async () => {
    await stopRecovery()
    await scoring.close()
    await store.close()
  }
  try {
    const local = await store.accounts.ensureLocal()
    const address = await app.listen({ host: config.host, port: config.port })
    return {
      address,
      localKey: local?.key ?? null,
      stop: async () => {
        // A connection that falls idle would hold the close for as long as its client likes.
        const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
        const late = setTimeout(() => app.server.closeAllConnections(), config.shutdownMs)
        await app.close()
        clearInterval(idle)
        clearTimeout(late)
        await close()
      },
    }
  } catch (error) {
    await app.close()
    await close()
    throw error
  }
}
