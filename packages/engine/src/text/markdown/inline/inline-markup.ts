import { isCdata } from '../block/html-blocks.ts'
import { BANG, DASH, GREATER, isLetter, QUESTION } from '../characters.ts'
import { skipHtmlTag, skipPast } from './inline-html.ts'
import type { InlineState } from './inline-state.ts'

const MISSING_COMMENT = 1
const MISSING_INSTRUCTION = 2
const MISSING_CDATA = 4
const MISSING_DECLARATION = 8
const closings = new Map([
  [MISSING_COMMENT, '-->'],
  [MISSING_INSTRUCTION, '?>'],
  [MISSING_CDATA, ']]>'],
  [MISSING_DECLARATION, '>'],
])

/** Reads inline HTML at the `<` at `at`: tag, comment, instruction, declaration or CDATA; its end, or -1. */
export function skipInlineHtml(state: InlineState, at: number): number {
  const { codes } = state.scan
  const next = codes[at + 1]
  if (next === QUESTION) return skipTo(state, MISSING_INSTRUCTION, at + 2)
  if (next !== BANG) return skipHtmlTag(codes, at, state.end)
  if (codes[at + 2] === DASH && codes[at + 3] === DASH) return skipComment(state, at)
  if (isCdata(codes, at, state.end)) return skipTo(state, MISSING_CDATA, at + 9)
  return isLetter(codes[at + 2]) ? skipTo(state, MISSING_DECLARATION, at + 2) : -1
}

function skipComment(state: InlineState, at: number): number {
  const { codes } = state.scan
  if (codes[at + 4] === GREATER) return at + 5
  if (codes[at + 4] === DASH && codes[at + 5] === GREATER) return at + 6
  return skipTo(state, MISSING_COMMENT, at + 4)
}

function skipTo(state: InlineState, missing: number, from: number): number {
  if (state.missing & missing) return -1
  const end = skipPast(state.scan.codes, closings.get(missing) ?? '>', from, state.end)
  if (end === -1) state.missing |= missing
  return end
}
