/** Texts of which each match of a pattern holds at least one; undefined where none are known. */
type Required = readonly string[] | undefined

const known = new WeakMap<RegExp, { readonly required: Required }>()

/**
 * Whether a text may hold a match of a pattern. Most patterns ask for words that a clause does not have, and to find that
 * out takes much less than to compile them: `(?:links?|urls?) (?:must|should) load` wants “load”.
 */
export function mayMatch(pattern: RegExp, text: string): boolean {
  let found = known.get(pattern)
  if (found === undefined) {
    found = { required: pattern.ignoreCase ? undefined : requiredBy(pattern.source) }
    known.set(pattern, found)
  }
  return found.required === undefined || found.required.some((each) => text.includes(each))
}

/** The texts that the source of a pattern requires, as rare ones as there are. */
export function requiredBy(source: string): Required {
  const parts = source.match(part) ?? []
  // What is written in a way that is not known here may match anything.
  return parts.join('') === source ? alternatives(parts.values()) : undefined
}

/** A group as it opens, a class, an escape, a quantifier, another sign, or as much plain text as a quantifier leaves whole. */
const part =
  /\((?!\?)|\(\?(?:[:=!]|<[=!]|<\w+>)|\[(?:[^\]\\]|\\.)*\]|\\(?:[pPu]\{[^}]*\}|u\w{4}|x\w\w|k<\w+>|.)|(?:[?*+]|\{\d+(?:,\d*)?\})\??|[|)^$.]|[^\\()[\]{}?*+|^$.]+(?![?*+{])|[^\\()[\]{}?*+|^$.]/gy
const lookaround = /^\(\?<?[=!]/
/** A class, a sign, or an escape that is no mark. */
const anything = /^(?:[[.^$]|\\\w)/
const quantifiers: ReadonlySet<string> = new Set('?*+{')

function isOptional(quantifier: string): boolean {
  return /^(?:[?*]|\{0)/.test(quantifier)
}

/** Reads up to the end of a group, of whose alternatives one must be there. */
function alternatives(parts: Iterator<string>): Required {
  const all: string[] = []
  let isKnown = true
  let end: string | undefined
  do {
    const sequence = readSequence(parts)
    end = sequence.end
    if (sequence.required === undefined) isKnown = false
    else all.push(...sequence.required)
  } while (end === '|')
  return isKnown ? all : undefined
}

/** Reads parts that must all be there up to what ends them, and gives what the most telling one requires. */
function readSequence(parts: Iterator<string>): { required: Required; end: string | undefined } {
  let required: Required
  let last: Required
  for (;;) {
    const { value, done } = parts.next()
    if (done !== true && quantifiers.has(value[0])) {
      if (isOptional(value)) last = undefined
      continue
    }
    if (isRarer(last, required)) required = last
    if (done === true || value === '|' || value === ')')
      return { required, end: done === true ? undefined : value }
    last = requiredByPart(value, parts)
  }
}

function requiredByPart(value: string, parts: Iterator<string>): Required {
  if (value.startsWith('(')) {
    const inside = alternatives(parts)
    // What is looked at ahead or behind need not be in the match.
    return lookaround.test(value) ? undefined : inside
  }
  return anything.test(value) ? undefined : [value.replace('\\', '')]
}

function isRarer(one: Required, other: Required): boolean {
  return one !== undefined && (other === undefined || chanceOf(one) < chanceOf(other))
}

/** Grows with the chance that a text holds one of some texts by accident. */
function chanceOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + 10 ** -length, 0)
}
