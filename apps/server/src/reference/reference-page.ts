import type { Example } from './examples.ts'
import type { Form } from './fields.ts'
import { escapeHtml, htmlPage, inline, type PageLook } from './html.ts'
import type { Operation } from './operation.ts'

/** The API reference as a page without a script. */
export function referencePage(
  operations: readonly Operation[],
  overview: string,
  look: PageLook,
): string {
  const paragraphs = overview.split('\n\n').map((text) => `<p>${inline(text)}</p>`)
  const menu = `${menuOf(operations)}<h2>For tools</h2><ul><li><a href="/openapi.json">OpenAPI document</a></li></ul>`
  return htmlPage({
    title: 'API reference',
    path: '/docs',
    look,
    // CSS shows one of the two: the menu beside the text, or a folded one above it.
    aside: `<nav class="menu" aria-label="Operations">${menu}</nav>
<details class="menu-folded"><summary>Operations</summary><nav aria-label="Operations">${menu}</nav></details>
`,
    main: `<div class="intro"><h1>API reference</h1>${paragraphs.join('\n')}</div>
${operations.map(section).join('\n')}`,
  })
}

function menuOf(operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return tags
    .map((tag) => {
      const items = operations
        .filter((operation) => operation.tag === tag)
        .map(({ name, title }) => `<li><a href="#${name}">${escapeHtml(title)}</a></li>`)
      return `<h2>${tag}</h2><ul>${items.join('')}</ul>`
    })
    .join('')
}

function section(operation: Operation): string {
  const { name, title, summary, description, access, request, response, problems } = operation
  const [method = '', path = ''] = title.split(' ')
  const mark = operation.isDeprecated ? '<span class="tag">deprecated</span>' : ''
  return `<section class="operation" aria-labelledby="${name}">
<h2 id="${name}"><span class="method">${method}</span><code>${escapeHtml(path)}</code>${mark}</h2>
<p>${inline(summary)}. ${inline(access)}</p><p class="soft">${inline(description)}</p>
${operation.examples.map((example, index) => exampleOf(example, index === 0)).join('')}
${request.map((form) => table('Request', form, name)).join('')}
${response.map((form) => `<details><summary>Result${label(form)}</summary>${table('', form, name)}</details>`).join('')}
${problems.length === 0 ? '' : problemList(problems)}</section>`
}

const languages: Readonly<Record<string, string>> = {
  sh: 'curl',
  ts: 'TypeScript',
  python: 'Python',
}

function exampleOf({ language, code }: Example, isOpen: boolean): string {
  return `<details${isOpen ? ' open' : ''}><summary>${languages[language] ?? language}</summary><pre tabindex="0"><code>${escapeHtml(code)}</code></pre></details>`
}

function label({ name }: Form): string {
  return name === '' ? '' : ` with <code>${escapeHtml(name)}</code>`
}

function table(heading: string, form: Form, name: string): string {
  const rows = form.fields.map(({ path, type, isRequired, rules }) => {
    const all = [heading === 'Request' && isRequired ? 'required' : '', rules].filter(Boolean)
    return `<tr><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(type)}</td><td>${escapeHtml(all.join('; '))}</td></tr>`
  })
  const title = heading === '' ? '' : `<h3>${heading}${label(form)}</h3>`
  return `${title}<div class="table-frame" tabindex="0" role="region" aria-label="${heading === '' ? 'Result' : heading} of ${name} ${escapeHtml(form.name)}"><table class="field-table"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function problemList(problems: Operation['problems']): string {
  const items = problems.map(
    ({ status, code, title }) =>
      `<tr><td>${status}</td><td><a href="/problems/${code}"><code>${code}</code></a></td><td>${escapeHtml(title)}</td></tr>`,
  )
  return `<h3>Problems</h3><div class="table-frame"><table class="problem-table"><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead><tbody>${items.join('')}</tbody></table></div>`
}
