import {
  APOSTROPHE,
  BACKSLASH,
  BACKTICK,
  CLOSE_BRACE,
  COLON,
  DOLLAR,
  isLineEnd,
  OPEN_BRACE,
  QUOTE,
  SLASH,
  STAR,
} from '../characters.ts'
import { skipPast } from '../inline/inline-html.ts'
import type { ScanState } from '../scan-state.ts'

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
    const code = codes[i]
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
    } else if (code === SLASH && codes[i + 1] === SLASH && codes[i - 1] !== COLON) {
      while (i < limit && !isLineEnd(codes[i])) i++
      continue
    }
    i++
  }
  state.budget -= limit - start
  return -1
}

/** Skips a string; a quote that its line does not close is an apostrophe of JSX text. */
export function skipString(codes: Uint16Array, start: number, limit: number): number {
  const quote = codes[start]
  for (let i = start + 1; i < limit; i++) {
    const code = codes[i]
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
    const code = codes[i]
    if (code === BACKTICK) return i + 1
    if (code === BACKSLASH) i++
    else if (code === DOLLAR && codes[i + 1] === OPEN_BRACE) {
      templates.push(depth)
      return i + 2
    }
  }
  return limit
}
