import { isBlank, isLineEnd, LESS, OPEN_BRACE } from '../characters.ts'
import { addComment, type ScanState } from '../scan-state.ts'
import { skipExpression } from './javascript.ts'
import { skipJsxTag } from './jsx.ts'

/** Reads flow JSX and flow expressions that fill whole lines; the end of the last line, or -1. */
export function skipMdxFlow(state: ScanState, start: number): number {
  const { codes } = state
  const limit = codes.length
  let i = start
  for (;;) {
    const expression = codes[i] === OPEN_BRACE
    i = expression ? skipExpression(state, i, limit) : skipJsxTag(state, i, limit)
    if (i === -1) return -1
    while (i < limit && isBlank(codes[i])) i++
    if (i >= limit || isLineEnd(codes[i])) return i
    const next = codes[i]
    if (next !== LESS && (expression || next !== OPEN_BRACE)) return -1
  }
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
