import { shortenerDomains } from '../lexicons/source-domains.ts'
import { rangeOfUrl, sourcesOf } from '../queries/sources.ts'
import { defineRule } from './define-rule.ts'

const shorteners = new Set(shortenerDomains)

export default defineRule<{ host: string }>({
  id: 'shortener-link',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A link through an address shortener, which hides where it leads.',
  fix: 'Link to the page itself.',
  *document(document) {
    for (const { link, url } of sourcesOf(document)) {
      const host = url.host.startsWith('www.') ? url.host.slice(4) : url.host
      if (!shorteners.has(host) || url.path.length < 2) continue
      yield { ...rangeOfUrl(document, link), data: { host } }
    }
  },
  explain: (quote, data) =>
    `“${quote}” hides its destination behind ${data?.host} and dies with that service.`,
  examples: {
    bad: [
      'The figures are [in the report](«https://bit.ly/3xYzAbC»).',
      'He wrote it on <«http://t.co/abc123»>.',
      'See\n[the table](«https://tinyurl.com/figures»).',
    ],
    good: [
      'Short addresses come from [Bitly](https://bit.ly).',
      'The figures are [in the report](https://example.org/bit.ly/report).',
      'See [the table](https://rabbit.ly/table).',
    ],
  },
})
