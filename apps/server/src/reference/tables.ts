import type { Field, Form } from './fields.ts'
import { escapeHtml, inline } from './html.ts'

/** A table of cells that are HTML, in a frame that scrolls by itself. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  name: string,
  look = 'problem-table',
): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`)
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<div class="table-frame" tabindex="0" role="region" aria-label="${escapeHtml(name)}"><table class="${look}"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

/** The fields of one form of a body. */
export function fieldTable(form: Form, name: string, isRequest: boolean): string {
  const rows = form.fields.map((field) => {
    const rules = [isRequest && field.isRequired ? 'required' : '', field.rules].filter(Boolean)
    return [
      `<code>${escapeHtml(field.path)}</code>`,
      typeOf(field),
      inline(field.meaning),
      escapeHtml(rules.join('; ')),
    ]
  })
  return table(
    ['Field', 'Type', 'Meaning', 'Rules'],
    rows,
    `${name} ${form.name}`.trim(),
    'field-table',
  )
}

function typeOf({ type, object }: Field): string {
  if (object === undefined) return escapeHtml(type)
  const link = `<a href="#object-${object}">${object}</a>`
  return type.startsWith('array') ? `array of ${link}` : link
}
