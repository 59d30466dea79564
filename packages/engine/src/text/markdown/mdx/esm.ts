import {
  APOSTROPHE,
  BACKTICK,
  CLOSE_BRACE,
  CR,
  isBlank,
  isLineEnd,
  LF,
  OPEN_BRACE,
  QUOTE,
  SLASH,
  STAR,
} from '../characters.ts'
import { skipPast } from '../inline/inline-html.ts'
import type { ScanState } from '../scan-state.ts'
import { skipString } from './javascript.ts'

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
    const code = codes[i]
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
      while (i < limit && !isLineEnd(codes[i])) i++
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
