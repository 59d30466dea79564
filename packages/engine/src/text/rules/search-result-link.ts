import { sourcesOf } from '../queries/sources.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'search-result-link',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A link to a page of search results or to an assistant’s chat instead of a source.',
  fix: 'Link to the page that was found.',
  *document(document) {
    for (const { link, url } of sourcesOf(document)) {
      if (url.host === '') continue
      if (isSearch(url.host, url.path, url.query))
        yield { start: link.start, end: link.end, data: undefined }
    }
  },
  explain: () => 'The link leads to a search or a chat, which shows every reader something else.',
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
