import { sourcesOf } from '../queries/sources.ts'
import { isIpAddress, isLocalHost } from '../queries/url-parts.ts'
import { defineRule } from './define-rule.ts'

export default defineRule<{ count: number }>({
  id: 'insecure-link',
  type: 'source_quality',
  severity: 'low',
  summary: 'Sources linked by http, often addresses that have moved; said once per text.',
  fix: 'Check that the page is still there and link to it by https.',
  *document(document) {
    let first: { start: number; end: number } | undefined
    let count = 0
    for (const { link, url } of sourcesOf(document)) {
      if (url.scheme !== 'http' || isLocalHost(url.host) || isIpAddress(url.host)) continue
      if (!url.host.includes('.') || /(^|\.)example\.(com|net|org)$/.test(url.host)) continue
      if (link.kind === 'autolink') continue
      first ??= { start: link.start, end: link.end }
      count++
    }
    if (first !== undefined) yield { ...first, data: { count } }
  },
  explain: (_quote, data) =>
    data?.count === 1
      ? 'The link uses http, so the page may have moved.'
      : `${data?.count} links use http, this one first, so their pages may have moved.`,
  examples: {
    bad: [
      'See «[the census](http://census.gov/2021)».',
      'The rule is «[old](http://www.rules.org.uk/)» and [long](http://www.rules.org.uk/2).',
      'Read «[the **whole** table](http://data.gov.ie/t?id=4)».',
    ],
    good: [
      'See [the census](https://census.gov/2021).',
      'The page runs on [your machine](http://localhost:3000).',
      'The rule is [old](rules.html).',
    ],
  },
})
