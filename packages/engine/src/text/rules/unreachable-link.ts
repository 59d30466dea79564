import { isSoftwareText } from '../queries/software-text.ts'
import { sourcesOf } from '../queries/sources.ts'
import { isIpAddress, isLocalHost, type UrlParts } from '../queries/url-parts.ts'
import { defineRule } from './define-rule.ts'

export default defineRule<{ why: string }>({
  id: 'unreachable-link',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A link to a file or an address that only one computer can open.',
  fix: 'Link to a public page.',
  *document(document) {
    for (const { link, url } of sourcesOf(document)) {
      const why = whyUnreachable(url)
      if (why === undefined) continue
      // Documentation tells readers to open their own machine.
      if (url.scheme !== 'file' && (isSoftwareText(document) || link.kind === 'autolink')) continue
      yield { start: link.start, end: link.end, data: { why } }
    }
  },
  explain: (_quote, data) => `The link leads to ${data?.why}, which a reader cannot open or judge.`,
  examples: {
    bad: [
      'The figures are in «[the table](file:///C:/Users/me/table.xlsx)».',
      'The figures are in «[the table](http://localhost:8080/table)».',
      'He wrote it on «[his page](http://203.0.113.7/page)».',
    ],
    good: [
      'The figures are in [the table](table.xlsx).',
      'Start it with `serve` and open [the table](http://localhost:8080/table).',
      'He wrote it on <http://203.example.org/page>.',
    ],
  },
})

function whyUnreachable(url: UrlParts): string | undefined {
  if (url.scheme === 'file') return 'a file on one computer'
  if (url.host === '' || (url.scheme !== 'http' && url.scheme !== 'https')) return undefined
  if (isLocalHost(url.host)) return 'a local address'
  return isIpAddress(url.host) ? 'a bare number address' : undefined
}
