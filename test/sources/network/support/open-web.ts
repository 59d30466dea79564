import { afterAll, beforeAll, onTestFinished } from 'vitest'
import {
  type Fetcher,
  type FetchOutcome,
  type FetchSettings,
  openFetcher,
} from '../../../../packages/sources/src/fetch/index.ts'
import { openReader, type Reader } from '../../../../packages/sources/src/read/index.ts'
import { type SiteName, type SmallWeb, startWeb } from '../../web/start-web.ts'

/** The small web, and threads that read its pages, for the tests of one file. */
export interface OpenWeb {
  /** The address of a page. */
  at(site: SiteName, path: string): string
  web(): SmallWeb
  reader(): Reader
  /** A fetcher that may ask this machine and waits shortly; it is closed after the test. */
  fetcher(settings?: Partial<FetchSettings>): Promise<Fetcher>
}

/** Starts the small web before the tests of a file, and stops it after them. */
export function openWeb(): OpenWeb {
  let started: { readonly web: SmallWeb; readonly reader: Reader } | null = null
  beforeAll(async () => {
    started = { web: await startWeb(), reader: openReader() }
  })
  afterAll(async () => {
    await started?.reader.close()
    await started?.web.close()
  })
  const running = () => {
    if (started === null) throw new Error('The small web is started before the tests.')
    return started
  }
  return {
    at: (site, path) => running().web.at(site, path),
    web: () => running().web,
    reader: () => running().reader,
    async fetcher(settings) {
      const fetcher = await openFetcher({
        allowPrivate: true,
        offline: false,
        cache: null,
        ...settings,
        limits: { totalMs: 1_000, patienceMs: 2_000, ...settings?.limits },
      })
      onTestFinished(() => fetcher.close())
      return fetcher
    },
  }
}

/** An outcome as text: the status and where it came from, or why there is none. */
export function shown(outcome: FetchOutcome): string {
  if (outcome.kind === 'failure') return outcome.reason
  const { body, isTruncated, redirects, status } = outcome
  const path = redirects.map(({ status: passed }) => `${passed} `).join('')
  return `${path}${status} ${isTruncated ? `${body.length} bytes of more` : 'whole'}`
}
