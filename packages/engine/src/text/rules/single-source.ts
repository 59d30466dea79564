import { type Document, SEPARATOR } from '../document/document.ts'
import { sentenceHas } from '../queries/class-tests.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import { sourcesOf } from '../queries/sourcing/sources.ts'
import { siteOf } from '../queries/sourcing/url-parts.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Fewer links than this prove nothing about where a text looked. */
const FEWEST = 5

/** Sites that hold the work of many. */
const hosts = new Set([
  'bitbucket.org',
  'codeberg.org',
  'doi.org',
  'github.com',
  'gitlab.com',
  'wikipedia.org',
])

export default defineRule<{ site: string; count: number }>({
  id: 'single-source',
  type: 'source_quality',
  severity: 'low',
  summary: 'Five or more sources, all on one site.',
  fix: 'Support the text with a second, independent source.',
  *document(document) {
    if (isSoftwareText(document)) return
    const away = sourcesOf(document).filter(({ url }) => url.host !== '')
    const [first] = away
    if (first === undefined || away.length < FEWEST) return
    const site = siteOf(first.url.host)
    // What lies on a host of code is many sources.
    if (hosts.has(site)) return
    // A list of one service's own pages is an index, not a set of sources.
    const cited = away.filter(({ sentence }) => isEvidence(document, sentence))
    if (cited.length < FEWEST || away.some(({ url }) => siteOf(url.host) !== site)) return
    yield { start: first.link.start, end: first.link.end, data: { site, count: away.length } }
  },
  explain: (_quote, data) =>
    `All ${data?.count} links go to ${data?.site}, so the text has no second source.`,
  examples: {
    bad: [1, 2, 3].map(
      (n) =>
        `A «[report](https://rents.org/${n})» and a [survey](https://rents.org/n) show it. They [fell](https://www.rents.org/b) by [half](https://rents.org/c) or a [third](https://rents.org/s).`,
    ),
    good: [
      'A [report](https://rents.org/1) and a [survey](https://rents.org/n) show it. They [fell](https://www.rents.org/b) by [half](https://rents.org/c) or a [third](https://ons.gov.uk/s).',
      'A [report](https://rents.org/1) and a [survey](https://rents.org/n) show it. They [fell](https://www.rents.org/b).',
      'A [report](https://github.com/1) and a [survey](https://github.com/n) show it. They [fell](https://github.com/b) by [half](https://github.com/c) or a [third](https://github.com/s).',
      '- [a](https://rents.org/a)\n- [b](https://rents.org/b)\n- [c](https://rents.org/c)\n- [d](https://rents.org/d)\n- [e](https://rents.org/e)',
    ],
  },
})

function isEvidence(document: Document, sentence: number): boolean {
  if (sentence === -1) return false
  return (
    sentenceHas(document, sentence, 'source_noun') ||
    sentenceHas(document, sentence, 'report_verb') ||
    sentenceHas(document, sentence, 'statistic') ||
    (document.sentences.punctuation[sentence] & SEPARATOR.percent) !== 0
  )
}
