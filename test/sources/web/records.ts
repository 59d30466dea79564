import { type Answering, json } from './served.ts'

const day = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

const npm = (days: number) => json({ name: 'of a test', time: { created: daysAgo(days) } })
const pypi = (days: number) =>
  json({ releases: { '0.1': [], '0.2': [{ upload_time_iso_8601: daysAgo(days) }] } })

/** Records of registries, by their address below the host. */
const records: Readonly<Record<string, Answering>> = {
  '/npm/express': npm(5_000),
  '/npm/expresss': npm(12),
  '/npm/exprss': npm(2_000),
  '/npm/harrow-gauge': npm(3),
  '/npm/@harrow%2Fgauge': npm(400),
  '/pypi/requests': pypi(4_000),
  '/pypi/reqeusts': pypi(30),
  '/crates/serde': json({ crate: { created_at: daysAgo(3_500) } }),
  '/crates/serdee': json({ crate: { created_at: daysAgo(5) } }),
  '/go/github.com/!harrow/gauge': json({ Version: 'v1.2.0' }),
  '/maven/org/harrow/gauge': json({}),
  '/docker/library/nginx': json({ date_registered: daysAgo(4_000) }),
  '/docker/library/ngnix': json({ date_registered: daysAgo(8) }),
  '/doi/10.1000/weir': json({ responseCode: 1 }),
  '/doi/10.1000/withdrawn': json({ responseCode: 1 }),
  '/doi/10.1000/renamed': json({ responseCode: 1 }),
  '/works/10.1000/weir': json({ message: { title: ['The weir of Harrowmere'] } }),
  '/works/10.1000/withdrawn': json({
    message: { title: ['Fish that count'], 'updated-by': [{ type: 'retraction' }] },
  }),
  '/works/10.1000/renamed': json({ message: { title: ['RETRACTED: Fish that sing'] } }),
  '/cve/CVE-2024-0001': json({ containers: { cna: { title: 'Overflow in a gauge' } } }),
}

/** What plays the registries of packages and papers. */
export const recordSite: Answering = (request, response) => {
  const answer = records[request.url ?? ''] ?? json({ error: 'not found' }, 404)
  answer(request, response)
}

/** Where a check of references finds them. */
export function recordEndpoints(origin: string): Record<string, string | null> {
  return {
    doi: `${origin}/doi/{id}`,
    doi_record: `${origin}/works/{id}`,
    doi_page: null,
    cve: `${origin}/cve/{id}`,
    npm: `${origin}/npm/{id}`,
    pypi: `${origin}/pypi/{id}`,
    crates: `${origin}/crates/{id}`,
    go: `${origin}/go/{id}`,
    maven: `${origin}/maven/{id}`,
    docker: `${origin}/docker/{id}`,
  }
}
