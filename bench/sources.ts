import { openFetcher } from '../packages/sources/src/fetch/index.ts'
import { openReader } from '../packages/sources/src/read/index.ts'
import type { Reference } from '../packages/sources/src/schema/index.ts'
import { checkReferences, endpointsSchema } from '../packages/sources/src/state/index.ts'
import { articles } from '../test/sources/web/articles/all.ts'
import { startWeb } from '../test/sources/web/start-web.ts'
import { describeMachine } from './machine.ts'
import { markdownReport } from './report.ts'
import { median } from './statistics.ts'

/**
 * Measures how long it takes to fetch, read and judge the links of a draft: `npm run bench sources`. The pages are
 * on this machine, so this is our own time, and that of four small servers.
 */
const links = 200
const passes = 5
const goalSeconds = 10
const sites = 4

const webs = await Promise.all(Array.from({ length: sites }, () => startWeb()))
const references: readonly Reference[] = Array.from({ length: links }, (_, index) => {
  const path = articles[index % articles.length]?.path ?? '/'
  const url = webs[index % sites]?.at('town', `${path}?visit=${index}`) ?? ''
  return { kind: 'url', identifier: url, span: { start: 0, end: 0 }, url }
})

/** Seconds for all links, with no thread, connection or page from before. */
async function measure(): Promise<number> {
  const started = performance.now()
  const fetcher = await openFetcher({ allowPrivate: true, offline: false, cache: null })
  const reader = openReader()
  const endpoints = endpointsSchema.parse({})
  const checked = await checkReferences(references, { fetcher, reader, endpoints })
  const seconds = (performance.now() - started) / 1_000
  await Promise.all([fetcher.close(), reader.close()])
  const missing = checked.filter(({ state }) => state !== 'alive').length
  if (missing > 0)
    throw new Error(`${missing} of ${links} links are not alive, expected all of them.`)
  return seconds
}

const times: number[] = []
for (let pass = 0; pass < passes; pass += 1) times.push(await measure())
await Promise.all(webs.map((web) => web.close()))
const measurement = {
  label: `${links} links to ${sites} hosts on this machine`,
  value: median(times),
  best: Math.min(...times),
  unit: 's',
  goal: { atMost: goalSeconds },
}
process.stdout.write(markdownReport('Sources', [describeMachine()], [measurement]))
