import { htmlPage, type PageLook } from './html.ts'
import { pageLinks } from './page-links.ts'

/** The page of an address at which there is nothing; it repeats no part of that address. */
export function missingPage(look: PageLook): string {
  const links = pageLinks.map(({ href, label }) => `<li><a href="${href}">${label}</a></li>`)
  return htmlPage({
    title: 'There is no page here',
    look,
    main: `<p class="small soft">HTTP status 404</p><h1>There is no page here</h1><p>The address may be mistyped, or the page may have moved. These are the pages of this service:</p><ul>${links.join('')}</ul><p class="small soft">A program that asks for JSON gets the problem <a href="/problems/not_found"><code>not_found</code></a> in its place.</p>`,
  })
}
