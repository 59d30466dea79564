import type { BlockState } from './block-state.ts'
import { CLOSE_BRACKET, isSpaceOrLineEnd, OPEN_BRACKET } from './characters.ts'
import { readDefinition } from './link-parts.ts'
import { overwrite } from './scan-state.ts'
import { MASKED } from './scanned-text.ts'

/** `end` without the white space before it. */
export function trimEnd(codes: Uint16Array, start: number, end: number): number {
  let i = end
  while (i > start && isSpaceOrLineEnd(codes[i - 1])) i--
  return i
}

/** Takes link reference definitions off the start of the paragraph and records them. */
export function stripDefinitions(state: BlockState): void {
  const { scan } = state
  const { codes, source } = scan
  while (state.start < state.end && isSpaceOrLineEnd(codes[state.start])) state.start++
  while (codes[state.start] === OPEN_BRACKET && state.start < state.end) {
    const definition = readDefinition(source, codes, state.start, state.end)
    if (!definition) return
    if (!scan.definitions.has(definition.label))
      scan.definitions.set(definition.label, definition.url)
    overwrite(codes, state.start, definition.end, MASKED)
    state.start = definition.end
    while (state.start < state.end && isSpaceOrLineEnd(codes[state.start])) state.start++
  }
}

/** Takes the check box of a task off the start of the paragraph. */
export function skipCheckBox(state: BlockState): void {
  const { codes } = state.scan
  const { start, end } = state
  if (!state.opensItem || codes[start] !== OPEN_BRACKET || codes[start + 2] !== CLOSE_BRACKET)
    return
  const value = codes[start + 1]
  if (!isSpaceOrLineEnd(value) && (value | 0x20) !== 0x78) return
  if (start + 3 >= end || !isSpaceOrLineEnd(codes[start + 3])) return
  overwrite(codes, start, start + 3, MASKED)
  state.start = start + 3
  while (state.start < end && isSpaceOrLineEnd(codes[state.start])) state.start++
}
