import type { Document } from '../document/document.ts'
import { shortenerDomains } from '../lexicons/source-domains.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { rangeOfUrl, type Source, sourcesOf } from '../queries/sourcing/sources.ts'
import { listedDomain } from '../queries/sourcing/url-parts.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const shorteners = new Set(shortenerDomains)
/** Twitter puts its own short addresses into every post that a page embeds. */
const embedded: Readonly<Record<string, readonly string[]>> = {
  't.co': ['twitter.com', 'x.com'],
}
/** A page that explains what a link is shows one. */
const syntaxWords = hashedWords([
  'example',
  'examples',
  'prefixed',
  'shortened',
  'shortener',
  'shorteners',
  'shortening',
])

export default defineRule<{ host: string; count: number }>({
  id: 'shortener-link',
  type: 'source_quality',
  severity: 'low',
  summary:
    'Links through an address shortener, which hides where they go; said once for each service.',
  fix: 'Link to the page itself.',
  *document(document) {
    const sources = sourcesOf(document)
    const byHost = new Map<string, Source[]>()
    for (const source of sources) {
      const { host, path } = source.url
      const bare = host.startsWith('www.') ? host.slice(4) : host
      if (!shorteners.has(bare) || path.length < 2 || isSample(document, source)) continue
      const known = byHost.get(bare)
      if (known) known.push(source)
      else byHost.set(bare, [source])
    }
    for (const [host, found] of byHost) {
      const makers = new Set(embedded[host])
      if (sources.some(({ url }) => listedDomain(url.host, makers) !== undefined)) continue
      yield { ...rangeOfUrl(document, found[0].link), data: { host, count: found.length } }
    }
  },
  explain: (quote, data) =>
    data === undefined || data.count === 1
      ? `“${quote}” hides where the link goes, and stops working when ${data?.host} does.`
      : `“${quote}” and ${data.count - 1} more hide where they go, and stop working when ${data.host} does.`,
  examples: {
    bad: [
      'The figures are [in the report](«https://bit.ly/3xYzAbC»).',
      'He wrote it on <«http://t.co/abc123»>.',
      'See\n[the table](«https://tinyurl.com/figures»).',
      'See [the table](«https://bit.ly/3xYzAbC») and [the chart](https://bit.ly/3xYzAbD).',
    ],
    good: [
      'Short addresses come from [Bitly](https://bit.ly).',
      'The figures are [in the report](https://example.org/bit.ly/report).',
      'See [the table](https://rabbit.ly/table).',
      'The filter makes a link of https://bit.ly/3xYzAbC, for example.',
      'He wrote <https://t.co/abc123> on [Friday](https://twitter.com/someone/status/7).',
    ],
  },
})

/** Whether the link is bare and its sentence speaks of how links are written. */
function isSample({ words, sentences }: Document, { link, sentence }: Source): boolean {
  if (sentence === -1 || link.kind !== 'autolink') return false
  for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
    if (syntaxWords.has(words.hashes[word])) return true
  }
  return false
}
