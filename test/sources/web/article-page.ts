import type { Article } from './articles/article.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The id of a heading: its words in lower case with hyphens between. */
const idOf = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

function block(text: string): string {
  const heading = text.startsWith('## ') ? text.slice(3) : null
  if (heading === null) return `<p>${escaped(text)}</p>`
  return `<h2 id="${idOf(heading)}">${escaped(heading)}</h2>`
}

function tableOf(rows: Article['table']): string {
  if (rows === undefined) return ''
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  const [head = [], ...body] = rows
  return `<table>${cells(head, 'th')}${body.map((row) => cells(row, 'td')).join('')}</table>`
}

/** A whole page as sites write them: with menus, an advertisement and scripts around the text. */
export function htmlPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)} – Harrowmere</title>
<style>body { margin: 0 }</style><script>document.title = 'changed by a script'</script></head>
<body>
<header><nav><a href="/">Start</a> <a href="/town/">Town</a> <a href="/river/">River</a></nav></header>
<main>${main}</main>
<aside>Advertisement: 99 ways to save money</aside>
<footer>Harrowmere, all 365 days of the year</footer>
</body>
</html>
`
}

/** The page of an article. */
export function articlePage({ title, text, table }: Article): string {
  const main = `<h1>${escaped(title)}</h1>${text.map(block).join('\n')}${tableOf(table)}`
  return htmlPage(title, `<article>${main}</article>`)
}
