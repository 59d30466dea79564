import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../../apps/server/src/app.ts'
import { readConfig } from '../../../apps/server/src/config.ts'
import { fromCents } from '../../../apps/server/src/ledger/money.ts'
import { openStore } from '../../../apps/server/src/ledger/open-store.ts'
import { createLog } from '../../../apps/server/src/logging/log.ts'
import { createServiceMetrics } from '../../../apps/server/src/metrics/service-metrics.ts'
import { createReadiness } from '../../../apps/server/src/readiness.ts'
import { runStyleTask, runTextTask } from '../../../apps/server/src/scoring/run-task.ts'
import type { MediaScorers } from '../../../apps/server/src/scoring/scoring.ts'
import { fakeNetwork } from '../../media/support/fake-network.ts'
import { depsOf, publicAddress } from '../../media/support/fetching.ts'
import { serve } from '../../media/support/origin.ts'
import { samples } from '../../media/support/samples.ts'
import { draft } from '../../server/support/valid-bodies.ts'

export interface JudgedService {
  readonly address: string
  readonly key: string
  /** Lines of JSON, as the service logs them. */
  readonly lines: readonly string[]
  stop(): Promise<void>
}

const routed = runTextTask({ kind: 'text', source: draft, context: {}, revises: false })

/** Scorers that answer immediately: contract tests check shapes, not scores. */
const mediaScorers: MediaScorers = {
  image: async () => ({
    ...routed,
    modality: 'image',
    synthetic_image_risk: 0.2,
    synthetic_risk: 0.2,
  }),
  audio: async ({ transcript }) => ({
    ...routed,
    modality: 'audio',
    transcript,
    synthetic_audio_risk: 0.3,
    workflow_risk: 0.4,
    synthetic_risk: 0.3,
  }),
  video: async () => ({
    ...routed,
    modality: 'video',
    synthetic_video_risk: 0.2,
    synthetic_risk: 0.2,
    signals: { visual_synthetic_risk: 0.2, metadata_risk: 0.1 },
  }),
}

/** Scores the first part of a text: a fuzzer sends thousands of texts of the maximum length. */
const startOf = (text: string): string => text.slice(0, 1_000)

/**
 * The whole service on a socket, for a tool that only knows its document: with credit and limits that a
 * long run does not exhaust, and media at any address under `media.example`.
 */
export async function startJudgedService(): Promise<JudgedService> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-contract-'))
  const clock = Date.now
  const store = await openStore({ dataDirectory: folder, clock })
  const { key, accountId } = await store.accounts.create({ email: 'judge@mail.example' })
  await store.accounts.setVideoBeta(accountId, true)
  await store.accounts.grant(accountId, fromCents(100_000_000))
  const origin = await serve(({ url = '' }, response) => {
    const [, kind] = /\.(mp3|mp4)$/.exec(url) ?? []
    response.end(kind === 'mp3' ? samples.mp3 : kind === 'mp4' ? samples.mp4 : samples.png)
  })
  const network = fakeNetwork({
    names: { 'media.example': [[publicAddress]] },
    ports: { [publicAddress]: origin.port },
  })
  const lines: string[] = []
  const { http, prices } = readConfig({})
  const readiness = createReadiness(store, clock)
  readiness.warmed()
  const app = createApp({
    services: {
      store,
      scoring: {
        scoreText: async (task) => runTextTask({ ...task, source: startOf(task.source) }),
        scoreStyle: async (task) => runStyleTask({ ...task, source: startOf(task.source) }),
      },
      mediaScorers,
      mediaFetch: depsOf(network),
      prices,
      clock,
    },
    config: { ...http, demoCallsPerHour: 1_000_000, accessRequestsPerHour: 1_000_000 },
    readiness,
    metrics: createServiceMetrics(),
    log: createLog('info', { write: (line) => void lines.push(line) }),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    address,
    key,
    lines,
    stop: async () => {
      app.server.closeAllConnections()
      await app.close()
      await store.close()
      await origin.close()
      await rm(folder, { recursive: true })
    },
  }
}
