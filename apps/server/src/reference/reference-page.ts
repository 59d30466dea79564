import { assetPrice } from '../openapi/price-table.ts'
import type { Example } from './examples.ts'
import type { Form } from './fields.ts'
import { escapeHtml, htmlPage, inline, type PageLook } from './html.ts'
import type { Operation } from './operation.ts'
import type { Reference } from './reference.ts'
import { fieldTable, table } from './tables.ts'

/** The API reference as a page without a script. */
export function referencePage(reference: Reference, look: PageLook): string {
  const { overview, operations, objects } = reference
  const menu = menuOf(reference)
  return htmlPage({
    title: 'API reference',
    path: '/docs',
    look,
    // CSS shows one of the two: the menu beside the text, or a folded one above it.
    aside: `<nav class="menu" aria-label="Operations">${menu}</nav>
<details class="menu-folded"><summary>Operations</summary><nav aria-label="Operations">${menu}</nav></details>
`,
    main: `<div class="intro"><h1>API reference</h1></div>
${part('first-call', 'Your first call', firstCall(reference))}
${part('prices', 'Prices', prices(reference))}
${part('about', 'What it is for', overview.map((text) => `<p>${inline(text)}</p>`).join('\n'))}
${operations.map(section).join('\n')}
${objects.map(objectPart).join('\n')}
${part('problems', 'Problems', problems(reference))}`,
  })
}

function menuOf({ operations, objects }: Reference): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const lists = tags.map((tag) => {
    const own = operations.filter((operation) => operation.tag === tag)
    return listOf(
      tag,
      own.map(({ name, title }) => [`#${name}`, title]),
    )
  })
  return [
    listOf('Start', [
      ['#first-call', 'Your first call'],
      ['#prices', 'Prices'],
      ['#about', 'What it is for'],
      ['#problems', 'Problems'],
    ]),
    ...lists,
    listOf(
      'Objects',
      objects.map(({ name }) => [`#object-${name}`, name]),
    ),
    listOf('For tools', [['/openapi.json', 'OpenAPI document']]),
  ].join('')
}

function listOf(
  heading: string,
  links: readonly (readonly [href: string, label: string])[],
): string {
  const items = links.map(([href, label]) => `<li><a href="${href}">${escapeHtml(label)}</a></li>`)
  return `<h2>${heading}</h2><ul>${items.join('')}</ul>`
}

function part(id: string, title: string, content: string): string {
  return `<section class="operation" aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${content}</section>`
}

function firstCall({ quickStart }: Reference): string {
  return quickStart
    .map(({ title, text, code, after }, index) => {
      const said = [text, after].map((each) => (each ? `<p>${inline(each)}</p>` : ''))
      return `<h3>${index + 1}. ${inline(title)}</h3>${said[0]}${code === undefined ? '' : preOf(code.code)}${said[1]}`
    })
    .join('')
}

function prices({ prices: rows }: Reference): string {
  const cells = rows.map(({ call, unit, price, bucket }) => [call, unit, price, bucket].map(inline))
  const headings = ['What', 'Unit', 'Price', '<code>billing.bucket</code>']
  return `${table(headings, cells, 'Price table', 'field-table')}<p>${inline(assetPrice)}</p>`
}

function problems({ problems: rows }: Reference): string {
  const cells = rows.map(({ code, status, title, advice }) => [
    String(status),
    `<a href="/problems/${code}"><code>${code}</code></a>`,
    inline(title),
    inline(advice),
  ])
  return table(['Status', 'Code', 'Meaning', 'What to do'], cells, 'Problem table')
}

function section(operation: Operation): string {
  const { name, title, summary, description, access, cost, request, response, problems } = operation
  const [method = '', path = ''] = title.split(' ')
  const mark = operation.isDeprecated ? '<span class="tag">deprecated</span>' : ''
  return `<section class="operation" aria-labelledby="${name}">
<h2 id="${name}"><span class="method">${method}</span><code>${escapeHtml(path)}</code>${mark}</h2>
<p>${inline(summary)}. ${inline(access)}</p><p class="soft">${inline(description)}</p><p>${inline(cost)}</p>
${operation.examples.map((example, index) => exampleOf(example, index === 0)).join('')}
${request.map((form, index) => requestOf(form, name, index === 0)).join('')}
${response.map((form) => answerOf(form, name)).join('')}
${problems.length === 0 ? '' : problemList(problems, name)}</section>`
}

/** The first form of a request is shown, and the others are folded. */
function requestOf(form: Form, name: string, isFirst: boolean): string {
  const title = `Request${label(form)}`
  const fields = fieldTable(form, `Request of ${name}`, true)
  if (isFirst) return `<h3>${title}</h3>${fields}`
  return `<details><summary>${title}</summary>${fields}</details>`
}

/** An answer that is an object of its own is linked; another one is folded. */
function answerOf(form: Form, name: string): string {
  const { object } = form
  if (object !== undefined)
    return `<p>Result${label(form)}: <a href="#object-${object}">${object}</a></p>`
  return `<details><summary>Result${label(form)}</summary>${fieldTable(form, `Result of ${name}`, false)}</details>`
}

/** The fields are folded, and a link to the object unfolds them, because its target is within. */
function objectPart({ name, forms }: Reference['objects'][number]): string {
  const fields = forms.map((form) => withFields(form, name)).join('')
  return `<section class="operation" aria-labelledby="title-${name}"><h2 id="title-${name}">${name}</h2><details><summary>Fields</summary><div id="object-${name}" class="object-fields">${fields}</div></details></section>`
}

function withFields(form: Form, name: string): string {
  const heading = form.name === '' ? '' : `<h3>With <code>${escapeHtml(form.name)}</code></h3>`
  return heading + fieldTable(form, `Fields of ${name}`, false)
}

const languages: Readonly<Record<string, string>> = {
  sh: 'curl',
  ts: 'TypeScript',
  python: 'Python',
}

function exampleOf({ language, code }: Example, isOpen: boolean): string {
  return `<details${isOpen ? ' open' : ''}><summary>${languages[language] ?? language}</summary>${preOf(code)}</details>`
}

function preOf(code: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`
}

function label({ name }: Form): string {
  return name === '' ? '' : ` with <code>${escapeHtml(name)}</code>`
}

function problemList(rows: Operation['problems'], name: string): string {
  const cells = rows.map(({ status, code, title }) => [
    String(status),
    `<a href="/problems/${code}"><code>${code}</code></a>`,
    escapeHtml(title),
  ])
  return `<h3>Problems</h3>${table(['Status', 'Code', 'Meaning'], cells, `Problems of ${name}`)}`
}
