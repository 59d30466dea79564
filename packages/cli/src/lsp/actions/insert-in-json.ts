import { camelCase } from '@content-trust/workspace/parse'
import type { ConfigEntry } from './config-entry.ts'
import type { Insertion } from './ignore-comment.ts'

/**
 * What to insert in the text of a JSON config so that a list of it has an entry; null when the text is not such
 * a config or already has it. Nothing else in the file changes.
 */
export function insertInJson(
  text: string,
  { key, name, reason }: ConfigEntry,
  packageKey: string | null,
): Insertion | null {
  if (!isJson(text)) return null
  const top = text.search(/\S/)
  const object = packageKey === null ? top : valueAt(text, top, packageKey)
  if (object === null || text[object] !== '{') return null
  const list = valueAt(text, object, key) ?? valueAt(text, object, camelCase(key))
  const item = JSON.stringify(name)
  const member = reason === null ? null : `${item}: ${JSON.stringify(reason)}`
  if (list === null) {
    return insertLast(text, object, `"${key}": ${member === null ? `[${item}]` : `{ ${member} }`}`)
  }
  if (text[list] === '[') {
    const isNamed = text.slice(list, endOf(text, list)).includes(item)
    return isNamed ? null : insertLast(text, list, item)
  }
  if (member === null || text[list] !== '{' || valueAt(text, list, name) !== null) return null
  return insertLast(text, list, member)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Strings and signs of JSON from an offset on, each with its depth. */
function* tokensFrom(text: string, from: number) {
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g
  tokens.lastIndex = from
  let depth = 0
  for (let match = tokens.exec(text); match !== null; match = tokens.exec(text)) {
    const [token] = match
    if (token === '}' || token === ']') depth--
    yield { token, depth, start: match.index, end: tokens.lastIndex }
    if (token === '{' || token === '[') depth++
    if (depth === 0) return
  }
}

/** Where the value of a key of an object starts, or null. */
function valueAt(text: string, object: number, name: string): number | null {
  let last: string | null = null
  for (const { token, depth, end } of tokensFrom(text, object)) {
    if (depth !== 1) continue
    if (token === ':' && last === JSON.stringify(name)) return end + text.slice(end).search(/\S/)
    last = token
  }
  return null
}

function endOf(text: string, container: number): number {
  let last = container
  for (const { end } of tokensFrom(text, container)) last = end
  return last
}

/** Puts a member last, laid out as the others are. */
function insertLast(text: string, container: number, member: string): Insertion {
  const inside = text.slice(container + 1, endOf(text, container) - 1)
  const end = container + 1 + inside.trimEnd().length
  if (inside.trim() === '') return { at: container + 1, text: member }
  const space = /^\s*/.exec(inside)?.[0] ?? ''
  return { at: end, text: `,${space === '' ? ' ' : space}${member}` }
}
