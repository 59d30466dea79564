import { isAlphanumeric, isBlank, isLineEnd } from '../characters.ts'
import { MASKED, OPAQUE } from '../scanned-text.ts'
import {
  isMergeField,
  isShortcode,
  isStatement,
  skipAttributeList,
  skipRoleName,
  skipTag,
} from '../templates/templates.ts'
import { type InlineState, mask } from './inline-state.ts'

/** Masks the tag, attribute list or role name at the `{` at `at`; the offset to go on from. */
export function readTemplate(state: InlineState, at: number): number {
  const { codes, source } = state.scan
  const tagEnd = skipTag(codes, at, state.end)
  if (tagEnd !== -1) {
    if (!isMergeField(source, at, tagEnd))
      mask(state, at, tagEnd, isValue(state, at, tagEnd) ? OPAQUE : MASKED)
    return tagEnd
  }
  let end = skipAttributeList(source, at)
  if (end === -1 || end > state.end) end = skipRoleName(codes, at, state.end)
  if (end === -1) return at + 1
  mask(state, at, end, MASKED)
  return end
}

/** Whether the tag takes the place of a word: it prints a value, or is a shortcode amid words. */
function isValue(state: InlineState, start: number, end: number): boolean {
  const { codes, source } = state.scan
  if (!isStatement(source, start, end)) return true
  if (!isShortcode(source, start) || start === state.start || end >= state.end) return false
  const before = codes[start - 1]
  return isBlank(before) && !isLineEnd(codes[end]) && !isAlphanumeric(codes[end])
}
