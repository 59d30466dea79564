import { htmlPage } from './article-page.ts'
import { type Answering, html, redirect } from './served.ts'

const shop = (title: string, text: string) => html(htmlPage(title, `<h1>${title}</h1>${text}`))

/** Says that every address is there: those of nothing show one page that says otherwise. */
export const softSite: Answering = (request, response) => {
  const isThere = request.url === '/offers/lamp'
  const page = isThere
    ? shop('A lamp for reading', '<p>The lamp gives 806 lumens and costs 34 pounds.</p>')
    : shop('Oops', '<p>We looked everywhere. Try the search, or go back to the start page.</p>')
  page(request, response)
}

/** Sends everybody to its home page who asks for what is not there. */
export const homeSite: Answering = (request, response) => {
  const home = shop('Lamps', '<p>We have sold lamps since 1988, in three shops.</p>')
  const answer = request.url === '/' ? home : redirect(302, '/')
  answer(request, response)
}

/** A domain that nobody uses any more. */
export const parkedSite: Answering = shop(
  'lamps.example',
  '<p>This domain is for sale. Make an offer to its owner.</p>',
)

/** Asks its first visitor to wait for a second, and lets the next one in; nobody sees its archive for an hour. */
export function busySite(): Answering {
  let visits = 0
  return (request, response) => {
    const isArchive = request.url === '/archive'
    if (request.url === '/hall') visits += 1
    const pause = isArchive ? '3600' : '1'
    const isBusy = isArchive || visits === 1
    if (isBusy) response.writeHead(429, { 'retry-after': pause }).end()
    else response.end('Open again: 14 visitors are inside.')
  }
}

/** An application that sends the same page for everything and fills it by scripts. */
export const scriptSite: Answering = html(
  '<title>Shop</title><div id="root"></div><script src="/app.js"></script>',
)
