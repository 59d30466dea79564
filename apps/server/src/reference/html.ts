import { disclaimer } from '@content-trust/engine/report'
import { pageLinks } from './page-links.ts'

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}

/** Text with `code` marks. */
export function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

/** The policy of a page that loads only this server's styles and images. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Names of built files; without them a page is plain HTML. */
export interface PageLook {
  readonly style: string | undefined
  readonly icon: string | undefined
}

interface PageContent {
  readonly title: string
  /** The path of the page, if the menu of every page links to it. */
  readonly path?: string
  /** The menu beside the content. */
  readonly aside?: string
  readonly main: string
  readonly look: PageLook
}

/** A whole page, in the same frame as the pages with a script. */
export function htmlPage({ title, path, aside = '', main, look }: PageContent): string {
  const { style, icon } = look
  const sheet = style === undefined ? '' : `<link rel="stylesheet" href="/assets/${style}">\n`
  const image =
    icon === undefined ? '' : `<link rel="icon" href="/assets/${icon}" type="image/svg+xml">\n`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Content Trust</title>
${image}${sheet}</head>
<body>
<div id="root" class="${aside === '' ? 'note-page' : 'reference-page'}">
<a class="skip-link" href="#content">Skip to the content</a>
<header class="site-head"><a class="site-name" href="/">Content Trust</a><nav aria-label="Pages">${linksOf(path)}</nav></header>
${aside}<main id="content" tabindex="-1">${main}</main>
<footer class="site-foot"><p>${escapeHtml(disclaimer)}</p></footer>
</div>
</body>
</html>
`
}

function linksOf(path: string | undefined): string {
  return pageLinks
    .map(({ href, label }) => {
      const current = href === path ? ' aria-current="page"' : ''
      return `<a href="${href}"${current}>${label}</a>`
    })
    .join('')
}
