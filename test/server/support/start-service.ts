import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createApp } from '../../../apps/server/src/app.ts'
import { type HttpConfig, readConfig } from '../../../apps/server/src/config.ts'
import { fromCents } from '../../../apps/server/src/ledger/money.ts'
import { openStore } from '../../../apps/server/src/ledger/open-store.ts'
import type { Store } from '../../../apps/server/src/ledger/ports.ts'
import { createLog } from '../../../apps/server/src/logging/log.ts'
import type { FetchDeps } from '../../../apps/server/src/media/fetch-deps.ts'
import { defaultMediaPolicy } from '../../../apps/server/src/media/media-policy.ts'
import type { Network } from '../../../apps/server/src/media/network.ts'
import {
  createServiceMetrics,
  type ServiceMetrics,
} from '../../../apps/server/src/metrics/service-metrics.ts'
import type { PageFiles } from '../../../apps/server/src/pages/page-files.ts'
import { createReadiness, type Readiness } from '../../../apps/server/src/readiness.ts'
import { runStyleTask, runTextTask } from '../../../apps/server/src/scoring/run-task.ts'
import type { MediaScorers, Scoring } from '../../../apps/server/src/scoring/scoring.ts'
import type { Tracer } from '../../../apps/server/src/telemetry/tracer.ts'
import { isDescribed, sendThroughPrism } from '../../contract/support/send-through-prism.ts'
import type { SentRequest } from './sent-request.ts'

type App = ReturnType<typeof createApp>

export interface ServiceOptions {
  readonly config?: Partial<HttpConfig>
  readonly scoring?: Partial<Scoring>
  readonly mediaScorers?: MediaScorers
  /** A network in which something answers. */
  readonly mediaFetch?: FetchDeps
  readonly pageFiles?: PageFiles
  readonly tracer?: Tracer
  /** Wraps the store, to break or observe it. */
  readonly wrapStore?: (store: Store) => Store
}

export interface Service {
  readonly app: App
  /** Sends a request as it is, without a key. */
  send(request: SentRequest): Promise<Answer>
  readonly store: Store
  readonly readiness: Readiness
  readonly metrics: ServiceMetrics
  readonly folder: string
  readonly key: string
  readonly accountId: string
  /** Everything that was logged. */
  readonly lines: readonly string[]
  /** Advances the clock. */
  pass(milliseconds: number): void
  /** Another account; it has the free credit. */
  account(email: string): Promise<{ readonly key: string; readonly accountId: string }>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  balance(): Promise<number>
  credit(cents: number): Promise<void>
}

/** An answer with its body read. */
export interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers freely and asserts on them
  readonly body: any
}

/** A network in which nothing answers. */
const noNetwork: Network = {
  resolve: async () => [],
  dial: () => Promise.reject(new Error('no network')),
  now: () => 0,
  wait: async () => {},
}

const inProcess: Scoring = {
  scoreText: async (task) => runTextTask(task),
  scoreStyle: async (task) => runStyleTask(task),
}

/**
 * The whole service over its own SQLite file, removed when the test ends. It has no socket, except in
 * the contract lane, where a proxy checks its answers.
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  let now = Date.parse('2026-11-21T12:00:00Z')
  const clock = () => now
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-http-'))
  const opened = await openStore({ dataDirectory: folder, clock })
  const store = options.wrapStore?.(opened) ?? opened
  const { key, accountId } = await opened.accounts.create({ email: 'first@mail.example' })
  const lines: string[] = []
  const { http, prices } = readConfig({})
  const metrics = createServiceMetrics()
  const readiness = createReadiness(store, clock)
  readiness.warmed()
  const app = createApp({
    services: {
      store,
      scoring: { ...inProcess, ...options.scoring },
      mediaScorers: options.mediaScorers ?? {},
      mediaFetch: options.mediaFetch ?? {
        network: noNetwork,
        policy: { ...defaultMediaPolicy, failureStepMs: 1 },
      },
      prices,
      clock,
    },
    config: { ...http, ...options.config },
    log: createLog('info', { write: (line) => void lines.push(line) }),
    readiness,
    metrics,
    ...(options.tracer === undefined ? {} : { tracer: options.tracer }),
    ...(options.pageFiles === undefined ? {} : { pageFiles: options.pageFiles }),
  })
  onTestFinished(async () => {
    await app.close()
    await opened.close()
    await rm(folder, { recursive: true })
  })

  const bearer = { authorization: `Bearer ${key}` }
  const send = (request: SentRequest) => sendTo(app, request)
  return {
    app,
    send,
    store: opened,
    readiness,
    metrics,
    folder,
    key,
    accountId,
    lines,
    pass: (milliseconds) => {
      now += milliseconds
    },
    account: (email) => opened.accounts.create({ email }),
    post: (url, body, headers = {}) => {
      const payload = typeof body === 'string' ? body : JSON.stringify(body)
      const sent = { 'content-type': 'application/json', ...bearer, ...headers }
      return send({ method: 'POST', url, payload, headers: sent })
    },
    get: (url, headers = {}) => send({ method: 'GET', url, headers: { ...bearer, ...headers } }),
    balance: async () => (await opened.accounts.balance(accountId)).available / 10_000,
    credit: async (cents) => {
      await opened.accounts.grant(accountId, fromCents(cents))
    },
  }
}

/** Sends a request without a socket, or in the contract lane through a proxy that checks the answer. */
async function sendTo(app: App, request: SentRequest): Promise<Answer> {
  const prism = inject('prismAddress')
  const response =
    prism !== undefined && isDescribed(request)
      ? await sendThroughPrism(app, request, prism)
      : await app.inject(request)
  const isJson = /json/.test(String(response.headers['content-type']))
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: isJson && response.body !== '' ? JSON.parse(response.body) : undefined,
  }
}
