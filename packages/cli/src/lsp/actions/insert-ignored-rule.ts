import type { Insertion } from './ignore-comment.ts'

const key = 'ignore_rules'

/**
 * What to insert in the text of a JSON config so that a rule does not report; null when the text is
 * no such config or says so already. Nothing else of the file changes.
 */
export function insertIgnoredRule(
  text: string,
  rule: string,
  reason: string,
  packageKey: string | null,
): Insertion | null {
  if (!isJson(text)) return null
  const top = text.search(/\S/)
  const object = packageKey === null ? top : valueAt(text, top, packageKey)
  if (object === null || text[object] !== '{') return null
  const rules = valueAt(text, object, key)
  const member = `${JSON.stringify(rule)}: ${JSON.stringify(reason)}`
  if (rules === null) return insertFirst(text, object, `"${key}": { ${member} }`)
  if (text[rules] === '[') {
    const isNamed = text.slice(rules, endOf(text, rules)).includes(JSON.stringify(rule))
    return isNamed ? null : insertFirst(text, rules, JSON.stringify(rule))
  }
  if (text[rules] !== '{' || valueAt(text, rules, rule) !== null) return null
  return insertFirst(text, rules, member)
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

/** Puts a member first, laid out as the member that was first. */
function insertFirst(text: string, container: number, member: string): Insertion {
  const inside = text.slice(container + 1)
  const space = /^\s*/.exec(inside)?.[0] ?? ''
  const isEmpty = /^\s*[}\]]/.test(inside)
  if (isEmpty) return { at: container + 1, text: member }
  const separator = space === '' ? ', ' : `,${space}`
  return { at: container + 1 + space.length, text: `${member}${separator}` }
}
