import { isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Insertion } from './ignore-comment.ts'

const rulesKey = 'ignore_rules'

/**
 * What to insert in the text of a YAML config so that a rule is ignored; null when the text is not such a
 * config or already names the rule. Comments and layout stay as they are.
 */
export function insertInYaml(text: string, rule: string, reason: string): Insertion | null {
  const insertion = insertionFor(text, rule, JSON.stringify(reason))
  if (insertion === null) return null
  const { at, text: added } = insertion
  const edited = text.slice(0, at) + added + text.slice(at)
  return ignoredRules(edited).includes(rule) ? insertion : null
}

function insertionFor(text: string, rule: string, reason: string): Insertion | null {
  const document = parseDocument(text)
  if (document.errors.length > 0 || ignoredRules(text).includes(rule)) return null
  const { contents } = document
  const member = `${rule}: ${reason}`
  const end = lineEndOf(text)
  if (contents === null)
    return { at: text.length, text: `${newLine(text, end)}${rulesKey}:${end}  ${member}${end}` }
  if (!isMap(contents) || contents.items.length === 0) return null
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === rulesKey)
  if (pair === undefined) {
    if (contents.flow) return insertLast(text, contents, `${rulesKey}: { ${member} }`)
    const indent = ' '.repeat(columnOf(text, contents.range?.[0] ?? 0))
    return {
      at: endOf(text, contents),
      text: `${end}${indent}${rulesKey}:${end}${indent}  ${member}`,
    }
  }
  return insertInRules(text, pair, { rule, member, end })
}

function insertInRules(
  text: string,
  { key, value }: Pair<unknown, unknown>,
  { rule, member, end }: { readonly rule: string; readonly member: string; readonly end: string },
): Insertion | null {
  if (isMap(value) || isSeq(value)) {
    const item = isMap(value) ? member : rule
    if (value.flow || value.items.length === 0) return insertLast(text, value, item)
    const indent = ' '.repeat(columnOf(text, value.range?.[0] ?? 0))
    return { at: endOf(text, value), text: `${end}${indent}${isMap(value) ? '' : '- '}${item}` }
  }
  const isEmpty = value === null || (isScalar(value) && value.value === null)
  if (!isEmpty || !isScalar(key) || !key.range) return null
  // The key without a value.
  const indent = ' '.repeat(columnOf(text, key.range[0]) + 2)
  return { at: text.indexOf(':', key.range[1]) + 1, text: `${end}${indent}${member}` }
}

/** Puts an item last in a map or list in brackets. */
function insertLast(
  text: string,
  { items, range }: YAMLMap | YAMLSeq,
  item: string,
): Insertion | null {
  if (!range) return null
  const inside = text.slice(range[0], range[1] - 1).trimEnd()
  const separator = items.length === 0 || inside.endsWith(',') ? '' : ','
  return {
    at: range[0] + inside.length,
    text: `${separator}${items.length === 0 ? '' : ' '}${item}`,
  }
}

/** The end of the last line of a map or list, after a comment on that line. */
function endOf(text: string, { range }: YAMLMap | YAMLSeq): number {
  const end = text.slice(0, range?.[1] ?? text.length).trimEnd().length
  const line = /\r?\n/.exec(text.slice(end))
  return line === null ? text.length : end + line.index
}

function columnOf(text: string, at: number): number {
  return at - (text.lastIndexOf('\n', at - 1) + 1)
}

function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

function newLine(text: string, end: string): string {
  return text === '' || text.endsWith('\n') ? '' : end
}

/** The rules that the text of a config ignores. */
function ignoredRules(text: string): readonly string[] {
  const value: unknown = parseDocument(text).toJS()
  if (typeof value !== 'object' || value === null) return []
  const rules: unknown = Reflect.get(value, rulesKey)
  if (typeof rules !== 'object' || rules === null) return []
  return Array.isArray(rules) ? rules.map(String) : Object.keys(rules)
}
