import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { FetchSettings } from '../../../packages/sources/src/fetch/index.ts'
import type { Reference } from '../../../packages/sources/src/schema/index.ts'
import { checkReferences, endpointsSchema } from '../../../packages/sources/src/state/index.ts'
import { openWeb } from './support/open-web.ts'

const { at, fetcher, reader, web } = openWeb()
const endpoints = endpointsSchema.parse({})

const linkTo = (url: string): Reference => {
  return { kind: 'url', identifier: url, span: { start: 0, end: 0 }, url }
}

/** Checks a thousand links to this machine; after `stopAfter` of them it is cancelled. */
async function run(settings: Partial<FetchSettings>, stopAfter = Number.POSITIVE_INFINITY) {
  const stop = new AbortController()
  const { signal } = stop
  const visits = Array.from({ length: 1_000 }, (_, index) => `/river/weir?visit=${index}`)
  const references = visits.map((path) => linkTo(at('town', path)))
  return await checkReferences(references, {
    fetcher: await fetcher({ ...settings, signal }),
    reader: reader(),
    endpoints,
    signal,
    onProgress: (done) => {
      if (done === stopAfter) stop.abort(new Error('stopped'))
    },
  })
}

it('a thousand links can be stopped and taken up again without asking twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-cache-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const cache = { folder, mostAgeMs: 3_600_000, mostBytes: 100_000_000 }
  await expect(run({ cache }, 300)).rejects.toThrow('stopped')
  const asked = web().requests.length
  expect(asked).toBeLessThan(500)

  const checked = await run({ cache })
  expect(checked).toHaveLength(1_000)
  expect(new Set(checked.map(({ state }) => state))).toEqual(new Set(['alive']))
  const pages = web().requests.filter((request) => request.includes('visit='))
  // Only those that were on their way when it was stopped are asked for again.
  expect(new Set(pages).size).toBe(1_000)
  expect(pages.length).toBeLessThan(1_032)
  expect(web().busiest()).toBeLessThanOrEqual(2)
})
