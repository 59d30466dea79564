import type { Document } from '../document/document.ts'
import type { Link } from '../markdown/scanned-text.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import { sourcesOf, textOfLink } from '../queries/sourcing/sources.ts'
import { isLocalHost, type UrlParts } from '../queries/sourcing/url-parts.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule<{ why: string }>({
  id: 'unreachable-link',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A link to a file or an address on one computer or network.',
  fix: 'Link to a public page.',
  *document(document) {
    for (const { link, url } of sourcesOf(document)) {
      const why = whyUnreachable(url)
      if (why === undefined) continue
      // Documentation tells readers to open their own machine.
      if (url.scheme !== 'file' && (isSoftwareText(document) || showsAddress(document, link)))
        continue
      yield { start: link.start, end: link.end, data: { why } }
    }
  },
  explain: (_quote, data) => `The link goes to ${data?.why}, which other readers cannot open.`,
  examples: {
    bad: [
      'The figures are in «[the table](file:///C:/Users/me/table.xlsx)».',
      'The figures are in «[the table](http://localhost:8080/table)».',
      'He wrote it on «[his page](http://192.168.1.7/page)».',
    ],
    good: [
      'The figures are in [the table](table.xlsx).',
      'Start it with `serve` and open [the table](http://localhost:8080/table).',
      'He wrote it on <http://203.example.org/page> and [his page](http://203.0.113.7/page).',
      'Then visit [localhost:8080](http://localhost:8080/).',
    ],
  },
})

/** An address that a reader sees is one to type in. */
function showsAddress(document: Document, link: Link): boolean {
  return link.kind === 'autolink' || /localhost|\d+\.\d+\.\d+/.test(textOfLink(document, link))
}

function whyUnreachable(url: UrlParts): string | undefined {
  if (url.scheme === 'file') return 'a file on one computer'
  if (url.host === '' || (url.scheme !== 'http' && url.scheme !== 'https')) return undefined
  return isLocalHost(url.host) ? 'a local address' : undefined
}
