import {
  BACKTICK,
  BANG,
  CLOSE_BRACE,
  COLON,
  CR,
  DASH,
  DOT,
  GREATER,
  HASH,
  isAlphanumeric,
  isBlank,
  isLetter,
  isLineEnd,
  LESS,
  LF,
  OPEN_BRACE,
  PERCENT,
  SLASH,
  TILDE,
  UNDERSCORE,
} from '../characters.ts'

/**
 * The tags of site generators: `{{ … }}` (Hugo, Liquid, Handlebars, Go), `{% … %}` (Liquid, Nunjucks),
 * `{# … #}`, and the attribute lists of kramdown and Pandoc. A tag that nothing closes is text.
 */

const mostBraces = 4
const longestAttributes = 200
const longestRole = 40

/**
 * Reads the tag at the `{` at `start`; the offset after it, or -1. A search ends at the next tag that
 * opens and at a blank line, so that all searches of a draft together read it once.
 */
export function skipTag(codes: Uint16Array, start: number, limit: number): number {
  const second = codes[start + 1]
  if (start + 3 >= limit) return -1
  if (second === PERCENT) return skipToClose(codes, start + 2, limit, PERCENT, 1)
  if (second === HASH)
    return isBlank(codes[start + 2]) ? skipToClose(codes, start + 2, limit, HASH, 1) : -1
  if (second !== OPEN_BRACE) return -1
  let braces = 2
  while (braces < mostBraces && codes[start + braces] === OPEN_BRACE) braces++
  const inside = start + braces
  const first = codes[inside]
  if (first === OPEN_BRACE) return -1
  if (first === LESS) return skipToClose(codes, inside + 1, limit, GREATER, braces)
  if (first === PERCENT) return skipToClose(codes, inside + 1, limit, PERCENT, braces)
  const isLongComment = first === BANG && codes[inside + 1] === DASH && codes[inside + 2] === DASH
  return skipToClose(codes, inside, limit, isLongComment ? DASH : 0, braces)
}

/** Finds `braces` closing braces with `mark` before them, if there is to be one. */
function skipToClose(
  codes: Uint16Array,
  start: number,
  limit: number,
  mark: number,
  braces: number,
): number {
  for (let i = start; i < limit; i++) {
    const code = codes[i]
    if (code === CLOSE_BRACE) {
      if (mark !== 0 && (codes[i - 1] !== mark || i === start)) continue
      let count = 1
      while (count < braces && i + count < limit && codes[i + count] === CLOSE_BRACE) count++
      if (count === braces) return i + count
    } else if (code === OPEN_BRACE) {
      const next = codes[i + 1]
      if (next === OPEN_BRACE || next === PERCENT) return -1
    } else if ((code === LF || code === CR) && blankLineFollows(codes, i, limit)) return -1
  }
  return -1
}

function blankLineFollows(codes: Uint16Array, lineEnd: number, limit: number): boolean {
  let i = lineEnd + 1
  if (codes[lineEnd] === CR && codes[i] === LF) i++
  while (i < limit && isBlank(codes[i])) i++
  return i >= limit || isLineEnd(codes[i])
}

const attributes =
  /^\{(?::[ \t]*[\w.#:-][^{}\n\r]*|[#.][A-Za-z][\w:.-]*(?:[ \t]+(?:[#.][\w:.-]+|[\w:-]+=(?:"[^"\n\r]*"|'[^'\n\r]*'|[^\s{}"']+)))*[ \t]*)\}/

/** Reads `{: .note #id}` of kramdown or `{#id .wide}` of Pandoc at the `{` at `start`; its end, or -1. */
export function skipAttributeList(source: string, start: number): number {
  const second = source.charCodeAt(start + 1)
  if (second !== COLON && second !== HASH && second !== DOT) return -1
  const found = attributes.exec(source.slice(start, start + longestAttributes))
  return found === null ? -1 : start + found[0].length
}

/** Reads the name of a MyST role, `{ref}` before a code span; its end, or -1. */
export function skipRoleName(codes: Uint16Array, start: number, limit: number): number {
  const end = Math.min(limit, start + longestRole)
  let i = start + 1
  while (i < end && (isAlphanumeric(codes[i]) || isRoleMark(codes[i]))) i++
  return i > start + 1 &&
    codes[i] === CLOSE_BRACE &&
    codes[i + 1] === BACKTICK &&
    codes[i + 2] !== BACKTICK &&
    i + 1 < limit
    ? i + 1
    : -1
}

function isRoleMark(code: number): boolean {
  return code === COLON || code === DASH || code === UNDERSCORE || code === DOT
}

const mergeField = /^\{\{ ?([A-Za-z][\w-]*(?: [A-Za-z][\w-]*){0,4}) ?\}\}$/
const keywords = /^(?:block|define|else|end|if|include|range|template|unless|with|yield)\b/

/** Whether a tag is a plain field such as `{{company_name}}`: filled in by hand as often as by a tool, so it stays text. */
export function isMergeField(source: string, start: number, end: number): boolean {
  if (end - start > 60) return false
  const found = mergeField.exec(source.slice(start, end))
  return found !== null && !keywords.test(found[1])
}

/** Whether a tag does something (`{% … %}`, `{{#if}}`, `{{< note >}}`) rather than print a value. */
export function isStatement(source: string, start: number, end: number): boolean {
  if (source.charCodeAt(start + 1) !== OPEN_BRACE) return true
  let i = start + 2
  while (i < end && isStatementLead(source.charCodeAt(i))) i++
  const first = source.charCodeAt(i)
  if (first === LESS || first === PERCENT || first === HASH || first === SLASH) return true
  if (first === BANG || first === GREATER) return true
  return isLetter(first) && keywords.test(source.slice(i, i + 10))
}

function isStatementLead(code: number): boolean {
  return code === OPEN_BRACE || isBlank(code) || code === DASH || code === TILDE
}

/** Whether a Hugo shortcode opens something, so that in the middle of a line it may print a value. */
export function isShortcode(source: string, start: number): boolean {
  const first = source.charCodeAt(start + 2)
  if (source.charCodeAt(start + 1) !== OPEN_BRACE || (first !== LESS && first !== PERCENT))
    return false
  return !/^[-\s]*\//.test(source.slice(start + 3, start + 9))
}
