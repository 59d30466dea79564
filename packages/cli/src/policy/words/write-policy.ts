import { type ClauseForm, clauseFormSchema } from '@content-trust/engine/schema'
import { policySchemaAddress } from '@content-trust/workspace'
import { Document, isMap, isPair, isScalar, visit } from 'yaml'
import type { Examples } from '../../examples/test-examples.ts'
import { oneLine, wrap } from '../../terminal/display-text.ts'
import type { WordedClause } from './read-words.ts'

/** Characters of a line of a comment. */
const COMMENT_COLUMNS = 96

/** The text of a policy file with these clauses: the words of each are its comment, or its `says`. */
export function policyText(
  clauses: readonly WordedClause[],
  examples: ReadonlyMap<string, Examples>,
): string {
  const examplesOf = (id: string) => (examples.has(id) ? { examples: examples.get(id) } : {})
  const items = clauses.map(({ id, words, form }) => ({
    id,
    ...(form === null ? { says: words } : { form: withoutDefaults(form), ...examplesOf(id) }),
  }))
  const document = plainDocument({ clauses: items })
  for (const [at, clause] of clauses.entries()) {
    const node = document.getIn(['clauses', at], true)
    if (!isMap(node)) continue
    node.commentBefore = commentOf(clause)
    node.spaceBefore = at > 0
  }
  return `# yaml-language-server: $schema=${policySchemaAddress}\n${show(document)}`
}

/** The lines of the keys of a clause: its form and its examples. */
export function entriesText({
  form,
  examples,
}: {
  form: ClauseForm
  examples?: Examples
}): string[] {
  const entries = { form: withoutDefaults(form), ...(examples === undefined ? {} : { examples }) }
  return show(plainDocument(entries)).trimEnd().split('\n')
}

/** A clause that refers to another one shares parts of its form, which readers want to see. */
function plainDocument(value: object): Document {
  return new Document(value, { aliasDuplicateObjects: false })
}

function show(document: Document): string {
  visit(document, {
    Map: (_key, node, path) => {
      node.flow = isInForm(path)
    },
  })
  return document.toString({ lineWidth: 0 })
}

/** A form without what says nothing, in the order of the schema. */
function withoutDefaults(form: ClauseForm): Partial<ClauseForm> {
  const given: Readonly<Record<string, unknown>> = form
  const empty: Readonly<Record<string, unknown>> = clauseFormSchema.parse({ kind: form.kind })
  const telling = Object.keys(clauseFormSchema.shape).filter(
    (key) => key === 'kind' || JSON.stringify(given[key]) !== JSON.stringify(empty[key]),
  )
  return Object.fromEntries(telling.map((key) => [key, given[key]]))
}

function commentOf({ words, form, note }: WordedClause): string {
  const said = form === null ? [] : [words]
  return [...said, ...(note === null ? [] : [oneLine(note)])]
    .flatMap((line) => wrap(line, COMMENT_COLUMNS, ({ length }) => length))
    .map((line) => ` ${line}`)
    .join('\n')
}

/** Whether a map is inside a form; the form itself has a line for each key. */
function isInForm(path: readonly unknown[]): boolean {
  const isForm = (node: unknown) => isPair(node) && isScalar(node.key) && node.key.value === 'form'
  return path.slice(0, -1).some(isForm)
}
