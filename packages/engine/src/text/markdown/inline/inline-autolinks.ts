import { AT, DOT, isSpaceOrLineEnd, OPEN_BRACE, UNDERSCORE } from '../characters.ts'
import { push3 } from '../int-list.ts'
import { skipTag } from '../templates/templates.ts'
import { isEmailCode, skipEmailDomain } from './autolinks.ts'
import { autolinkEnd, autolinkStart } from './bare-autolinks.ts'
import type { InlineState } from './inline-state.ts'

/** Reads the bare URL or address whose `:`, `.` or `@` is at `at`; the offset to go on from. */
export function readAutolink(state: InlineState, at: number): number {
  const { codes } = state.scan
  const start = autolinkStart(codes, at, state.start)
  if (start === -1) return at + 1
  const end = autolinkEnd(codes, at, start, state.end, state.brackets.count > 0)
  if (end !== -1) return addAutolink(state, start, endOfTags(state, end))
  return codes[at] === AT ? readEmphasizedEmail(state, start, at) : at + 1
}

/** An address goes on after the white space of a tag: `https://a.org/{{ page.id }}/b`. */
function endOfTags({ scan: { codes }, end: limit }: InlineState, end: number): number {
  let at = end
  while (codes[at - 1] === OPEN_BRACE && codes[at - 2] === OPEN_BRACE && at < limit) {
    const tagEnd = skipTag(codes, at - 2, limit)
    if (tagEnd === -1) return at
    at = tagEnd
    while (at < limit && !isSpaceOrLineEnd(codes[at])) at++
  }
  return at
}

/** Reads `_name@host.org_`, where the underscores could belong to the address but mark emphasis. */
function readEmphasizedEmail(state: InlineState, from: number, at: number): number {
  const { codes } = state.scan
  let start = from
  while (codes[start] === UNDERSCORE) start++
  let limit = at + 1
  while (limit < state.end && isEmailCode(codes[limit])) limit++
  // A full stop after the closing mark ends the sentence.
  while (codes[limit - 1] === DOT) limit--
  while (codes[limit - 1] === UNDERSCORE) limit--
  if (start === from || start === at || codes[limit] !== UNDERSCORE) return at + 1
  const end = skipEmailDomain(codes, at + 1, limit)
  return end === -1 ? at + 1 : addAutolink(state, start, end)
}

function addAutolink(state: InlineState, start: number, end: number): number {
  const { delimiters } = state
  let { count } = delimiters
  while (count > 0 && delimiters.start[count - 1] >= start) count--
  delimiters.count = count
  push3(state.autolinks, start, end, 0)
  return end
}
