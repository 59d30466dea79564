import { parseDocument } from 'yaml'
import { YamlProblem, yamlProblem } from './yaml-problem.ts'

/** What was read from YAML. */
export interface YamlValue {
  /** A mapping in most texts; null for a text without a value. */
  readonly value: unknown
  /** Keys under one top key, or all keys, each with the keys that lead to it; offsets are of the text. */
  readonly keysOf: (topKey?: string) => readonly YamlKey[]
}

/** A key of a mapping and where it starts; a list on the way to it counts by the index of its item. */
export interface YamlKey {
  readonly path: readonly string[]
  readonly offset: number
}

/** Longest YAML that is read, in characters. */
const MOST = 65_536
const MOST_ALIASES = 100
const MOST_LEVELS = 100
/** Lists and keys that open on one line. */
const nestedOnALine = /(?:[-?] ){100}/

/**
 * Reads one document; what is wrong is thrown as a `YamlProblem`.
 * Duplicate keys are looked for here, because the parser compares each key with all others.
 */
export function readYaml(text: string): YamlValue {
  if (text.length > MOST) throw new YamlProblem('it is longer than 65,536 characters', 0)
  const deep = tooDeepAt(text)
  if (deep >= 0) throw yamlProblem(text, 'RESOURCE_EXHAUSTION', deep)
  const document = parseDocument(text, {
    merge: true,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
    // `silent` would leave out the error about a second document.
    logLevel: 'error',
  })
  const [first] = document.errors
  if (first !== undefined) throw yamlProblem(text, first.code, first.pos[0])
  checkNodes(text, document.contents)
  return {
    value: toValue(document),
    keysOf: (topKey) =>
      [...keysIn(document.contents, [])].filter(
        ({ path }) => topKey === undefined || path[0] === topKey,
      ),
  }
}

function toValue(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES })
  } catch {
    // All that is left to go wrong: few lines that unfold to very many.
    throw new YamlProblem('its aliases unfold to too much', 0)
  }
}

/** Where more levels are open than anybody nests, or -1; the parser takes seconds for thousands of them. */
function tooDeepAt(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth = Math.max(0, depth - 1)
    if (depth > MOST_LEVELS) return at
  }
  return text.search(nestedOnALine)
}

/** Finds keys that appear twice, and aliases of nothing, in the order of the text. */
function checkNodes(text: string, root: unknown): void {
  const anchors = new Set<unknown>()
  const left: unknown[] = [root]
  while (left.length > 0) {
    const node = left.pop()
    const anchor = property(node, 'anchor')
    if (anchor !== undefined) anchors.add(anchor)
    const source = property(node, 'source')
    if (property(node, 'value') === undefined && typeof source === 'string') {
      if (!anchors.has(source)) throw yamlProblem(text, 'BAD_ALIAS', startOf(node))
    }
    const items = property(node, 'items')
    if (!Array.isArray(items)) continue
    checkKeys(items)
    for (const item of items.toReversed()) {
      const isPair = property(item, 'key') !== undefined
      left.push(isPair ? property(item, 'value') : item)
    }
  }
}

function checkKeys(items: readonly unknown[]): void {
  const keys = new Set<string>()
  for (const item of items) {
    const node = property(item, 'key')
    const key = property(node, 'value')
    // Merge keys may appear more than once.
    if (typeof key !== 'string' || key === '<<') continue
    if (keys.has(key)) {
      const shown = key.length > 60 ? `${key.slice(0, 59)}…` : key
      throw new YamlProblem(`the key \`${shown}\` appears twice`, startOf(node))
    }
    keys.add(key)
  }
}

function* keysIn(node: unknown, path: readonly string[]): Generator<YamlKey> {
  const items = property(node, 'items')
  if (!Array.isArray(items)) return
  for (const [index, item] of items.entries()) {
    const keyNode = property(item, 'key')
    if (keyNode === undefined) {
      // An item of a list: only what is in it has keys.
      yield* keysIn(item, [...path, String(index)])
      continue
    }
    const key = property(keyNode, 'value')
    if (typeof key !== 'string') continue
    const here = [...path, key]
    yield { path: here, offset: startOf(keyNode) }
    yield* keysIn(property(item, 'value'), here)
  }
}

function startOf(node: unknown): number {
  const range = property(node, 'range')
  const [start]: readonly unknown[] = Array.isArray(range) ? range : []
  return typeof start === 'number' ? start : 0
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
