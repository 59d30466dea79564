import { CLOSE_BRACKET, isSpaceOrLineEnd, OPEN_BRACKET } from '../characters.ts'
import { readDefinition } from '../inline/link-parts.ts'
import { overwrite, type ScanState } from '../scan-state.ts'
import { MASKED } from '../scanned-text.ts'

/** The open paragraph of the block pass. */
export interface OpenParagraph {
  readonly scan: ScanState
  /** Its content. */
  start: number
  readonly end: number
  /** Whether the paragraph is the first content of a list item, where a check box may be. */
  readonly opensItem: boolean
}

/** `end` without the white space before it. */
export function trimEnd(codes: Uint16Array, start: number, end: number): number {
  let i = end
  while (i > start && isSpaceOrLineEnd(codes[i - 1])) i--
  return i
}

/** Takes link reference definitions off the start of the paragraph and records them. */
export function stripDefinitions(paragraph: OpenParagraph): void {
  const { scan } = paragraph
  const { codes, source } = scan
  while (paragraph.start < paragraph.end && isSpaceOrLineEnd(codes[paragraph.start]))
    paragraph.start++
  while (codes[paragraph.start] === OPEN_BRACKET && paragraph.start < paragraph.end) {
    const definition = readDefinition(source, codes, paragraph.start, paragraph.end)
    if (!definition) return
    if (!scan.definitions.has(definition.label))
      scan.definitions.set(definition.label, definition.url)
    overwrite(codes, paragraph.start, definition.end, MASKED)
    paragraph.start = definition.end
    while (paragraph.start < paragraph.end && isSpaceOrLineEnd(codes[paragraph.start]))
      paragraph.start++
  }
}

/** Takes the check box of a task off the start of the paragraph. */
export function skipCheckBox(paragraph: OpenParagraph): void {
  const { codes } = paragraph.scan
  const { start, end } = paragraph
  if (!paragraph.opensItem || codes[start] !== OPEN_BRACKET || codes[start + 2] !== CLOSE_BRACKET)
    return
  const value = codes[start + 1]
  if (!isSpaceOrLineEnd(value) && (value | 0x20) !== 0x78) return
  if (start + 3 >= end || !isSpaceOrLineEnd(codes[start + 3])) return
  overwrite(codes, start, start + 3, MASKED)
  paragraph.start = start + 3
  while (paragraph.start < end && isSpaceOrLineEnd(codes[paragraph.start])) paragraph.start++
}
