import { hashedWords } from '../queries/hashed-words.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { sourcesOf, textOfLink } from '../queries/sources.ts'
import { defineRule } from './define-rule.ts'

const evidence = hashedWords([
  'study',
  'studies',
  'research',
  'survey',
  'report',
  'data',
  'statistics',
  'figures',
  'found',
  'shows',
  'show',
  'estimates',
  'according',
  'percent',
  'reported',
  'revealed',
  'findings',
])

export default defineRule<{ host: string }>({
  id: 'home-page-citation',
  type: 'source_quality',
  severity: 'low',
  summary: 'A claim whose source is the home page of a site.',
  fix: 'Link to the page that holds the statement.',
  *document(document) {
    if (isSoftwareText(document)) return
    const { words, sentences } = document
    for (const { link, url, sentence } of sourcesOf(document)) {
      if (
        url.host === '' ||
        sentence === -1 ||
        url.path.length > 1 ||
        url.query + url.fragment !== ''
      )
        continue
      const text = textOfLink(document, link).toLowerCase()
      // A bare address shows itself that it is the home page.
      if (document.source[link.start] !== '[') continue
      // A link on the site's own name presents the site, it proves nothing.
      const plain = text.replace(/[^\p{L}\p{N}]/gu, '')
      const names = url.host.split('.').slice(0, -1)
      if (names.some((name) => name.length > 2 && plain.includes(name.replaceAll('-', ''))))
        continue
      const first = sentences.firstWords[sentence]
      const end = Math.min(sentences.endWords[sentence], first + 60)
      let isEvidence = false
      for (let word = first; word < end && !isEvidence; word++)
        isEvidence = evidence.has(words.hashes[word])
      if (isEvidence) yield { start: link.start, end: link.end, data: { host: url.host } }
    }
  },
  explain: (_quote, data) =>
    `The link leads to the home page of ${data?.host}, where the statement cannot be found.`,
  examples: {
    bad: [
      'A «[recent survey](https://www.pewresearch.org/)» shows that rents rose.',
      'Rents rose by a third, according to «[official figures](https://ons.gov.uk)».',
      'The «[2021 report](https://who.int)» found no link.',
    ],
    good: [
      'See the ratings on [Area 51](http://area51.stackexchange.com/), where the data shows them.',
      'The data is on <https://ons.gov.uk>.',
      'A [recent survey](https://www.pewresearch.org/2021/rents) shows that rents rose.',
      'A survey by [Pew Research](https://www.pewresearch.org/) in 2021 shows that rents rose.',
      'We bake bread in [our shop](https://example.org).',
    ],
  },
})
