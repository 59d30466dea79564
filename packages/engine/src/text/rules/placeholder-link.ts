import { placeholderDomains } from '../lexicons/source-domains.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import { sourcesOf, textOfLink } from '../queries/sourcing/sources.ts'
import { listedDomain } from '../queries/sourcing/url-parts.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const placeholders = new Set(placeholderDomains)
const notYet =
  /^(#|todo|tbd|tba|xxx|url|link|insert[-_ ]?(link|url)|your[-_ ]?(link|url)([-_ ]here)?|(link|url)[-_ ]here)$/i

export default defineRule<{ address: string; count: number }>({
  id: 'placeholder-link',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A link whose address was never filled in; said once for each address.',
  fix: 'Replace the placeholder with the address of the page.',
  *document(document) {
    const found = new Map<string, { start: number; end: number; count: number }>()
    for (const { link, url } of sourcesOf(document)) {
      if (link.kind === 'autolink' || isToTop(textOfLink(document, link))) continue
      const isNotYet = notYet.test(link.url)
      const isExample =
        url.host !== '' &&
        !isSoftwareText(document) &&
        // “This is [an example](…)” shows how a link is written.
        !/\bexample/i.test(textOfLink(document, link)) &&
        listedDomain(url.host, placeholders) !== undefined
      if (!isNotYet && !isExample) continue
      const known = found.get(link.url)
      if (known === undefined) found.set(link.url, { start: link.start, end: link.end, count: 1 })
      else known.count++
    }
    for (const [address, { start, end, count }] of found)
      yield { start, end, data: { address, count } }
  },
  explain: (_quote, data) =>
    data === undefined || data.count === 1
      ? `The address “${data?.address}” is a placeholder, so the link goes nowhere.`
      : `The address “${data.address}” is a placeholder, so ${data.count} links go nowhere.`,
  examples: {
    bad: [
      'Rents rose by a third «[official figures](#)».',
      'A «[Harvard study](https://www.example.com/study)» found no link.',
      'Read the «[full **report**](TODO)».',
      'See «[one](#)» and [two](#).',
    ],
    good: [
      'Rents rose by a third [see below](#figures).',
      'A [Harvard study](https://www.harvard.edu/study) found no link.',
      'Write the address as in `[text](#)` there.',
      'The plan ends here. [Back to top](#) and [↑](#).',
      'Read [the plan]({{< relref "plan" >}}) and [the map]({% link map.md %}) or [the rest]({{ site.baseurl }}/rest).',
      'Read [the plan].\n\n[the plan]: {{ page.url }}',
      'You can write [an example link](https://example.com/ "Title") so.',
    ],
  },
})

/** “Back to top” is what the address `#` is for. */
function isToTop(text: string): boolean {
  return !/[a-z]/i.test(text) || /\b(?:back|contents|home|index|menu|top|up)\b/i.test(text)
}
