import { articlePage, htmlPage } from './article-page.ts'
import { articles } from './articles/all.ts'
import { cases } from './cases.ts'
import { documents } from './documents.ts'
import { type Answering, bytes, html } from './served.ts'

const links = articles.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('')
const missing = html(htmlPage('Not found', '<p>There is no such page here.</p>'), 404)

/** An article that knows its version, so that nobody need fetch it twice. */
function versioned(page: string): Answering {
  const etag = `"${page.length}"`
  return (request, response) => {
    const isKnown = request.headers['if-none-match'] === etag
    response.writeHead(isKnown ? 304 : 200, { etag, 'content-type': 'text/html; charset=utf-8' })
    response.end(isKnown ? undefined : page)
  }
}

/** The site of the town: its articles, documents, and everything that servers do badly. */
export function townSite(): Answering {
  const pages = new Map<string, Answering>([
    ['/', html(htmlPage('Harrowmere', `<h1>Harrowmere</h1><ul>${links}</ul>`))],
    ['/robots.txt', bytes('text/plain', 'User-agent: *\nDisallow: /closed/\n')],
    ...articles.map((article) => [article.path, versioned(articlePage(article))] as const),
    ...Object.entries(documents),
    ...Object.entries(cases),
  ])
  return (request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '')
    const answer = pages.get(path) ?? missing
    answer(request, response)
  }
}
