import { appendBlock } from '../markdown/block-table.ts'
import { isSpaceOrLineEnd } from '../markdown/characters.ts'
import { push3 } from '../markdown/int-list.ts'
import { overwrite } from '../markdown/scan-state.ts'
import { MASKED } from '../markdown/scanned-text.ts'
import { copyProse, type MarkupScan, maskTags } from './markup-scan.ts'

/** A block of text of a language that is read by lines. */
export interface TextBlock {
  /** A number of KIND. */
  readonly kind: number
  readonly depth: number
  readonly isQuoted: boolean
  readonly start: number
  readonly end: number
  /** Parts that are not text, start and end by turns: marks before a line, lines of comments. */
  readonly gaps?: readonly number[]
}

/** Reads what is inside a line of text: masks its marks, records links, returns alt texts by start and end. */
export interface InlineScanner {
  scan(start: number, end: number): readonly number[]
}

/** Records a block and masks the marks in it; a block of nothing but white space is none. */
export function addTextBlock(scan: MarkupScan, inline: InlineScanner, block: TextBlock): void {
  const { source, codes, blocks } = scan
  const { kind, depth, isQuoted, gaps = [] } = block
  let { start, end } = block
  while (start < end && isSpaceOrLineEnd(source.charCodeAt(start))) start++
  while (end > start && isSpaceOrLineEnd(source.charCodeAt(end - 1))) end--
  if (start >= end || source.slice(start, end).trim() === '') return
  copyProse(scan, start, end)
  const alts = inline.scan(start, end)
  for (let i = 0; i < gaps.length; i += 2) overwrite(codes, gaps[i] ?? 0, gaps[i + 1] ?? 0, MASKED)
  maskTags(scan, start, end)
  appendBlock(blocks, kind, start, end, depth, isQuoted ? 1 : 0)
  for (let i = 0; i < alts.length; i += 2) {
    push3(scan.alts, blocks.count - 1, alts[i] ?? 0, alts[i + 1] ?? 0)
  }
}
