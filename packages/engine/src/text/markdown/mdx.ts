import {
  APOSTROPHE,
  BACKSLASH,
  BACKTICK,
  CLOSE_BRACE,
  COLON,
  CR,
  DASH,
  DOLLAR,
  DOT,
  EQUALS,
  GREATER,
  isAlphanumeric,
  isBlank,
  isLetter,
  isLineEnd,
  isSpaceOrLineEnd,
  LESS,
  LF,
  OPEN_BRACE,
  QUOTE,
  SLASH,
  STAR,
  UNDERSCORE,
} from './characters.ts'
import { skipPast, skipSpace } from './inline-html.ts'
import { addComment, type ScanState } from './scan-state.ts'

/**
 * Reads the JavaScript expression in braces at `start`; the offset after its `}`, or -1. A failed
 * look-ahead is paid from the budget, so that unclosed braces cannot make a scan quadratic.
 */
export function skipExpression(state: ScanState, start: number, limit: number): number {
  if (state.budget <= 0) return -1
  const { codes } = state
  const templates: number[] = []
  let depth = 0
  let i = start
  while (i < limit) {
    const code = codes[i]!
    if (code === OPEN_BRACE) depth++
    else if (code === CLOSE_BRACE) {
      depth--
      if (depth === 0) return i + 1
      if (templates.length > 0 && templates.at(-1) === depth) {
        templates.pop()
        i = skipTemplate(codes, i + 1, limit, depth, templates)
        if (templates.at(-1) === depth) depth++
        continue
      }
    } else if (code === QUOTE || code === APOSTROPHE) {
      i = skipString(codes, i, limit)
      continue
    } else if (code === BACKTICK) {
      i = skipTemplate(codes, i + 1, limit, depth, templates)
      if (templates.at(-1) === depth) depth++
      continue
    } else if (code === SLASH && codes[i + 1] === STAR) {
      const end = skipPast(codes, '*/', i + 2, limit)
      if (end === -1) break
      i = end
      continue
    } else if (code === SLASH && codes[i + 1] === SLASH && !isUrlColon(codes[i - 1]!)) {
      while (i < limit && !isLineEnd(codes[i]!)) i++
      continue
    }
    i++
  }
  state.budget -= limit - start
  return -1
}

function isUrlColon(code: number): boolean {
  return code === COLON
}

/** Skips a string; a quote that its line does not close is an apostrophe of JSX text. */
function skipString(codes: Uint16Array, start: number, limit: number): number {
  const quote = codes[start]
  for (let i = start + 1; i < limit; i++) {
    const code = codes[i]!
    if (code === quote) return i + 1
    if (isLineEnd(code)) break
    if (code === BACKSLASH) i++
  }
  return start + 1
}

/** Skips template text to its end or to the inside of a `${`, whose depth it then pushes. */
function skipTemplate(
  codes: Uint16Array,
  start: number,
  limit: number,
  depth: number,
  templates: number[],
): number {
  for (let i = start; i < limit; i++) {
    const code = codes[i]!
    if (code === BACKTICK) return i + 1
    if (code === BACKSLASH) i++
    else if (code === DOLLAR && codes[i + 1] === OPEN_BRACE) {
      templates.push(depth)
      return i + 2
    }
  }
  return limit
}

/** Reads a JSX tag or fragment at the `<` at `start`; the offset after its `>`, or -1. */
export function skipJsxTag(state: ScanState, start: number, limit: number): number {
  const { codes } = state
  let i = skipSpace(codes, start + 1, limit)
  if (i > start + 1 && codes[i] !== SLASH) return -1
  if (codes[i] === SLASH) i = skipSpace(codes, i + 1, limit)
  if (i < limit && codes[i] === GREATER) return i + 1
  if (i >= limit || !isJsxNameStart(codes[i]!)) return -1
  i = skipJsxName(codes, i, limit)
  const nameEnd = i
  while (i < limit) {
    const code = codes[i]!
    if (code === GREATER) return i + 1
    if (code === OPEN_BRACE) i = skipExpression(state, i, limit)
    else if (code === QUOTE || code === APOSTROPHE) {
      const close = codes.subarray(0, limit).indexOf(code, i + 1)
      i = close === -1 ? -1 : close + 1
    } else if (isSpaceOrLineEnd(code) || code === SLASH || code === EQUALS) i++
    else if (code !== LESS && i > nameEnd && isJsxNameStart(code)) i = skipJsxName(codes, i, limit)
    else i = -1
    if (i === -1) break
  }
  state.budget -= i === -1 ? 64 : limit - start
  return -1
}

function skipJsxName(codes: Uint16Array, start: number, limit: number): number {
  let i = start
  while (i < limit && isJsxNameCode(codes[i]!)) i++
  return i
}

function isJsxNameStart(code: number): boolean {
  return isLetter(code) || code === UNDERSCORE || code === DOLLAR || code > 0x7f
}

function isJsxNameCode(code: number): boolean {
  return (
    isAlphanumeric(code) ||
    code === UNDERSCORE ||
    code === DOLLAR ||
    code === DASH ||
    code === DOT ||
    code === COLON ||
    code > 0x7f
  )
}

/** Reads flow JSX and flow expressions that fill whole lines; the end of the last line, or -1. */
export function skipMdxFlow(state: ScanState, start: number): number {
  const { codes } = state
  const limit = codes.length
  let i = start
  for (;;) {
    const expression = codes[i] === OPEN_BRACE
    i = expression ? skipExpression(state, i, limit) : skipJsxTag(state, i, limit)
    if (i === -1) return -1
    while (i < limit && isBlank(codes[i]!)) i++
    if (i >= limit || isLineEnd(codes[i]!)) return i
    const next = codes[i]
    if (next !== LESS && (expression || next !== OPEN_BRACE)) return -1
  }
}

/** Whether a line starts an import or export. */
export function startsEsm(source: string, lineStart: number): boolean {
  return source.startsWith('import ', lineStart) || source.startsWith('export ', lineStart)
}

/** Reads imports and exports from `start`: up to a blank line outside all brackets. */
export function skipEsm(state: ScanState, start: number): number {
  const { codes } = state
  const limit = codes.length
  let firstBlank = -1
  let depth = 0
  let i = start
  let lineIsBlank = false
  while (i < limit) {
    const code = codes[i]!
    if (isLineEnd(code)) {
      if (lineIsBlank) {
        if (depth <= 0 || state.budget <= 0) return i
        if (firstBlank === -1) firstBlank = i
      }
      lineIsBlank = true
      i += code === CR && codes[i + 1] === LF ? 2 : 1
      continue
    }
    if (!isBlank(code)) lineIsBlank = false
    if (code === QUOTE || code === APOSTROPHE) i = skipString(codes, i, limit)
    else if (code === BACKTICK) {
      const close = codes.indexOf(BACKTICK, i + 1)
      i = close === -1 ? i + 1 : close + 1
    } else if (code === SLASH && codes[i + 1] === SLASH) {
      while (i < limit && !isLineEnd(codes[i]!)) i++
    } else if (code === SLASH && codes[i + 1] === STAR) {
      const end = state.budget > 0 ? skipPast(codes, '*/', i + 2, limit) : -1
      if (end === -1) state.budget -= limit - i
      i = end === -1 ? i + 2 : end
    } else {
      if (code === OPEN_BRACE || code === 0x28 || code === 0x5b) depth++
      else if (code === CLOSE_BRACE || code === 0x29 || code === 0x5d) depth--
      i++
    }
  }
  if (depth <= 0) return limit
  state.budget -= limit - start
  return firstBlank === -1 ? limit : firstBlank
}

/** Records the comments for us inside MDX that was skipped. */
export function addMdxComments(state: ScanState, start: number, end: number): void {
  if (!state.mayHoldComments) return
  const text = state.source.slice(start, end)
  let open = text.indexOf('{/*')
  while (open !== -1) {
    const close = text.indexOf('*/}', open + 3)
    if (close === -1) return
    addComment(state, start + open, start + close + 3, 3, 3)
    open = text.indexOf('{/*', close + 3)
  }
}
