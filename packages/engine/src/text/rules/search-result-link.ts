import type { Document } from '../document/document.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { type Source, sourcesOf } from '../queries/sourcing/sources.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Words of a sentence that means the search itself and not what it found. */
const searching = hashedWords([
  'bing',
  'duckduckgo',
  'google',
  'googled',
  'googling',
  'hits',
  'perplexity',
  'queries',
  'query',
  'result',
  'results',
  'search',
  'searched',
  'searches',
  'searching',
])

export default defineRule({
  id: 'search-result-link',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A link to search results or to a chat with an assistant; said once for each text.',
  fix: 'Link to the page itself.',
  *document(document) {
    for (const source of sourcesOf(document)) {
      const { link, url } = source
      if (url.host === '' || !isSearch(url.host, url.path, url.query)) continue
      if (isMeant(document, source)) continue
      yield { start: link.start, end: link.end, data: undefined }
      // One remark is enough: the others are found by looking.
      return
    }
  },
  explain: () => 'The link opens a search or a chat, which shows every reader something else.',
  examples: {
    bad: [
      'Rents rose by a third «[see here](https://www.google.com/search?q=rents+2021)».',
      'The dose is «[well known](https://duckduckgo.com/?q=dose)».',
      'It was so «[in 1990](https://chatgpt.com/share/67f0)».',
    ],
    good: [
      'Rents rose by a third [see the table](https://www.google.com/publicdata?q=rents).',
      'Try [DuckDuckGo](https://duckduckgo.com/).',
      'Open [a chat](https://chatgpt.com/) to begin.',
      'A [search for rents](https://www.google.com/search?q=rents) finds 6,000 pages.',
    ],
  },
})

function isSearch(host: string, path: string, query: string): boolean {
  if (/(^|\.)google\.[a-z.]{2,6}$/.test(host)) return path === '/search' && query !== ''
  if (/(^|\.)bing\.com$/.test(host)) return path === '/search' && query !== ''
  if (/(^|\.)duckduckgo\.com$/.test(host)) return path.length < 2 && query.startsWith('q=')
  if (host === 'chatgpt.com' || host === 'chat.openai.com') return /^\/(share|c)\//.test(path)
  return host === 'www.perplexity.ai' && path.startsWith('/search/')
}

/** Whether the sentence of the link speaks of a search. */
function isMeant({ words, sentences }: Document, { sentence }: Source): boolean {
  if (sentence === -1) return false
  for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
    if (searching.has(words.hashes[word])) return true
  }
  return false
}
