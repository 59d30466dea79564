import { placeholderDomains } from '../lexicons/source-domains.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { sourcesOf, textOfLink } from '../queries/sources.ts'
import { listedDomain } from '../queries/url-parts.ts'
import { defineRule } from './define-rule.ts'

const placeholders = new Set(placeholderDomains)
const notYet =
  /^(#|todo|tbd|tba|xxx|url|link|insert[-_ ]?(link|url)|your[-_ ]?(link|url)([-_ ]here)?|(link|url)[-_ ]here)$/i

export default defineRule({
  id: 'placeholder-link',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A link whose address stands for one that was never filled in.',
  fix: 'Put the address of the real page in its place.',
  *document(document) {
    for (const { link, url } of sourcesOf(document)) {
      if (link.kind === 'autolink') continue
      const isNotYet = notYet.test(link.url)
      const isExample =
        url.host !== '' &&
        !isSoftwareText(document) &&
        // “This is [an example](…)” shows how a link is written.
        !/\bexample/i.test(textOfLink(document, link)) &&
        listedDomain(url.host, placeholders) !== undefined
      if (isNotYet || isExample) yield { start: link.start, end: link.end, data: undefined }
    }
  },
  explain: (quote) =>
    `The address in “${quote}” is a placeholder, so nothing stands behind the words.`,
  examples: {
    bad: [
      'Rents rose by a third «[official figures](#)».',
      'A «[Harvard study](https://www.example.com/study)» found no link.',
      'Read the «[full **report**](TODO)».',
    ],
    good: [
      'Rents rose by a third [see below](#figures).',
      'A [Harvard study](https://www.harvard.edu/study) found no link.',
      'Write the address as in `[text](#)` there.',
      'You can write [an example link](https://example.com/ "Title") so.',
    ],
  },
})
