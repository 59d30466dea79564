import { sourcesOf } from '../queries/sourcing/sources.ts'
import { isIpAddress, isLocalHost, type UrlParts } from '../queries/sourcing/url-parts.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** A few old addresses are no more than that. */
const FEWEST = 5

/** Names of XML and RDF vocabularies look like addresses and must not change. */
function isName({ host, path }: UrlParts): boolean {
  if (/^(?:schemas\.|purl\.org$|xmlns\.com$)/.test(host)) return true
  return host === 'www.w3.org' && /^\/(?:\d{4}|ns|XML)\//.test(path)
}

export default defineRule<{ count: number }>({
  id: 'insecure-link',
  type: 'source_quality',
  severity: 'low',
  summary: 'Several links that use http instead of https; said once for each text.',
  fix: 'Check that the pages are still there and link to them by https.',
  *document(document) {
    let first: { start: number; end: number } | undefined
    let count = 0
    for (const { link, url } of sourcesOf(document)) {
      if (url.scheme !== 'http' || isLocalHost(url.host) || isIpAddress(url.host)) continue
      if (!url.host.includes('.') || /(^|\.)example\.(com|net|org)$/.test(url.host)) continue
      if (link.kind === 'autolink' || isName(url)) continue
      first ??= { start: link.start, end: link.end }
      count++
    }
    if (first !== undefined && count >= FEWEST) yield { ...first, data: { count } }
  },
  explain: (_quote, data) =>
    `${data?.count} links use http, this one first; most sites have moved to https.`,
  examples: {
    bad: [
      'See «[one](http://census.gov/1)», [two](http://census.gov/2), [three](http://census.gov/3), [four](http://census.gov/4) and [five](http://census.gov/5).',
      'The rules are «[old](http://www.rules.org.uk/)», [long](http://www.rules.org.uk/2), [dull](http://www.rules.org.uk/3), [dear](http://www.rules.org.uk/4) and [new](http://www.rules.org.uk/5).',
      'Read «[the **whole** table](http://data.gov.ie/t?id=4)», [b][], [c][], [d][] and [e][].\n\n[b]: http://data.gov.ie/b\n[c]: http://data.gov.ie/c\n[d]: http://data.gov.ie/d\n[e]: http://data.gov.ie/e',
    ],
    good: [
      'See [the census](https://census.gov/2021).',
      'The page runs on [your machine](http://localhost:3000).',
      'The rule is [old](rules.html).',
      'See [the census](http://census.gov/2021).',
      'It uses [a](http://www.w3.org/1999/xhtml), [b](http://www.w3.org/2000/svg), [c](http://schemas.org.uk/x/2006/main), [d](http://purl.org/dc/terms) and [e](http://xmlns.com/foaf/0.1).',
      'Open [a](http://localhost/1), [b](http://localhost/2), [c](http://10.0.0.1/3), [d](http://example.com/4) and [e](http://box.local/5).',
    ],
  },
})
