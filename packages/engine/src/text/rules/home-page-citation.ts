import { isSoftwareText } from '../queries/genre/software-text.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { sourcesOf, textOfLink } from '../queries/sourcing/sources.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

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
  summary: 'A claim that cites the home page of a site.',
  fix: 'Link to the page that backs the statement.',
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
      if (link.kind === 'autolink') continue
      // A link on a name presents what it names: “[Stack Exchange API](…)”, “[Redis](…)”.
      if (isProperName(textOfLink(document, link))) continue
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
    `The link goes to the home page of ${data?.host}, not to the page that backs the statement.`,
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
      'The report runs on [Redis](https://redis.io) and [Postgres](https://www.postgresql.org).',
      'The data comes from the [Bread Board API](https://crumbs.example.org).',
    ],
  },
})

/** Capitals at every word but the small ones. */
function isProperName(text: string): boolean {
  const words = text.replace(/[*_`]/g, '').split(/\s+/)
  return (
    words.every((word) => /^(?:[\p{Lu}\d]|(?:a|an|and|for|in|of|on|the|to)$)/u.test(word)) &&
    /^\p{Lu}/u.test(words[0])
  )
}
