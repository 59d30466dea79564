import { BACKTICK } from '../characters.ts'
import { OPAQUE } from '../scanned-text.ts'
import { type InlineState, mask } from './inline-state.ts'

/** Reads a code span, or a run of backticks that nothing closes. */
export function readCode(state: InlineState, at: number): number {
  const { codes } = state.scan
  const { end, backticks } = state
  let i = at
  while (i < end && codes[i] === BACKTICK) i++
  const size = i - at
  if (state.backticksKnown && (backticks.get(size) ?? -1) < i) return i
  const afterOpening = i
  while (i < end) {
    if (codes[i] !== BACKTICK) {
      i++
      continue
    }
    const runStart = i
    while (i < end && codes[i] === BACKTICK) i++
    if (i - runStart === size) {
      mask(state, at, i, OPAQUE)
      return i
    }
    if (!state.backticksKnown) backticks.set(i - runStart, runStart)
  }
  state.backticksKnown = true
  return afterOpening
}
