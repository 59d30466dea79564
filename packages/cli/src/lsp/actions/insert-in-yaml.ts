import { camelCase } from '@content-trust/workspace/parse'
import {
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { ConfigEntry } from './config-entry.ts'
import type { Insertion } from './ignore-comment.ts'

/**
 * What to insert in the text of a YAML config so that a list of it has an entry; null when the text is not such
 * a config or already has it. Comments and layout stay as they are.
 */
export function insertInYaml(text: string, entry: ConfigEntry): Insertion | null {
  const insertion = insertionFor(text, entry)
  if (insertion === null) return null
  const { at, text: added } = insertion
  const edited = text.slice(0, at) + added + text.slice(at)
  return namesIn(edited, entry.key).includes(entry.name) ? insertion : null
}

function insertionFor(text: string, { key: name, ...entry }: ConfigEntry): Insertion | null {
  const document = parseDocument(text)
  if (document.errors.length > 0 || namesIn(text, name).includes(entry.name)) return null
  const { contents } = document
  const item = scalarOf(entry.name)
  const member = entry.reason === null ? null : `${item}: ${JSON.stringify(entry.reason)}`
  const end = lineEndOf(text)
  if (contents === null) {
    const first = `${newLine(text, end)}${name}:${end}  ${member ?? `- ${item}`}${end}`
    return { at: text.length, text: first }
  }
  if (!isMap(contents) || contents.items.length === 0) return null
  const pair = contents.items.find(
    ({ key }) => isScalar(key) && (key.value === name || key.value === camelCase(name)),
  )
  if (pair !== undefined) return insertInList(text, pair, { item, member, end })
  if (contents.flow) {
    const value = member === null ? `[${item}]` : `{ ${member} }`
    return insertLast(text, contents, `${name}: ${value}`)
  }
  const indent = ' '.repeat(columnOf(text, contents.range?.[0] ?? 0))
  return {
    at: endOf(text, contents),
    text: `${end}${indent}${name}:${end}${indent}  ${member ?? `- ${item}`}`,
  }
}

/** A rule as it is; a term in quotes, which may hold any character. */
function scalarOf(name: string): string {
  return /^[a-z][a-z\d-]*$/.test(name) && parse(name) === name ? name : JSON.stringify(name)
}

function insertInList(
  text: string,
  { key, value }: Pair<unknown, unknown>,
  {
    item,
    member,
    end,
  }: { readonly item: string; readonly member: string | null; readonly end: string },
): Insertion | null {
  if (isMap(value) || isSeq(value)) {
    const added = isMap(value) ? member : item
    if (added === null) return null
    if (value.flow || value.items.length === 0) return insertLast(text, value, added)
    const indent = ' '.repeat(columnOf(text, value.range?.[0] ?? 0))
    return { at: endOf(text, value), text: `${end}${indent}${isMap(value) ? '' : '- '}${added}` }
  }
  const isEmpty = value === null || (isScalar(value) && value.value === null)
  if (!isEmpty || !isScalar(key) || !key.range) return null
  // The key without a value.
  const indent = ' '.repeat(columnOf(text, key.range[0]) + 2)
  const first = `${end}${indent}${member ?? `- ${item}`}`
  return { at: text.indexOf(':', key.range[1]) + 1, text: first }
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

/** The names that a list of the text of a config has. */
function namesIn(text: string, key: ConfigEntry['key']): readonly string[] {
  const value: unknown = parseDocument(text).toJS()
  if (typeof value !== 'object' || value === null) return []
  const list: unknown = Reflect.get(value, key) ?? Reflect.get(value, camelCase(key))
  if (typeof list !== 'object' || list === null) return []
  return Array.isArray(list) ? list.map(String) : Object.keys(list)
}
