import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'

const endings = ['internal', 'local', 'lan', 'corp', 'intranet', 'localdomain', 'intra']
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const host = new RegExp(
  `(?<![\\w.@\\\\-])(?:${label}\\.){1,6}(?:${endings.join('|')})(?![\\w-]|\\.\\w)`,
  'gi',
)
/** “com.example.internal” names a package. */
const reversed = /^(?:com|org|net|io|java|javax|dev|edu|gov)\./i

/** Names of machines in a network of one's own. */
export const internalHost = defineDetector({
  id: 'internal-host',
  names:
    'internal host, internal hosts, internal host name, internal host names, internal hostname, internal hostnames, internal server name, internal server names, names of internal servers, names of internal hosts, names of internal machines, internal domain, internal domains, internal domain name, internal domain names, internal machine names, intranet host names, intranet hostnames, intranet addresses, private host names, private hostnames',
  describe:
    'names of machines in a network of one’s own, such as “db03.corp.internal”, in code too',
  readsQuotes: true,
  find: hosts,
})

function* hosts({ source }: DetectorDraft): Generator<Span> {
  const lower = source.toLowerCase()
  if (!endings.some((ending) => lower.includes(`.${ending}`))) return
  for (const { index, 0: text } of source.matchAll(host))
    if (!reversed.test(text)) yield { start: index, end: index + text.length }
}
