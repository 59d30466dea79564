import { skipExpression } from '../mdx/javascript.ts'
import { skipJsxTag } from '../mdx/jsx.ts'
import { addComment } from '../scan-state.ts'
import { MASKED, OPAQUE } from '../scanned-text.ts'
import { type InlineState, mask } from './inline-state.ts'

/** Masks the JSX tag at `at`; the offset to go on from. */
export function readJsx(state: InlineState, at: number): number {
  const end = skipJsxTag(state.scan, at, state.end)
  if (end === -1) return at + 1
  mask(state, at, end, MASKED)
  return end
}

/** Makes the expression at `at` opaque, or masks it when it is a comment; the offset to go on from. */
export function readExpression(state: InlineState, at: number): number {
  const { scan } = state
  const end = skipExpression(scan, at, state.end)
  if (end === -1) return at + 1
  const isComment = scan.source.startsWith('/*', at + 1) && scan.source.startsWith('*/}', end - 3)
  mask(state, at, end, isComment ? MASKED : OPAQUE)
  if (isComment && scan.mayHoldComments) addComment(scan, at, end, 3, 3)
  return end
}
