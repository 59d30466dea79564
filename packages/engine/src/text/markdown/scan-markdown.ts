import { scanBlocks } from './block-scanner.ts'
import { appendBlock, type BlockTable, createBlockTable } from './block-table.ts'
import { BYTE_ORDER_MARK } from './characters.ts'
import { findFrontMatter } from './front-matter.ts'
import { scanInline } from './inline-scanner.ts'
import { createInlineState, type InlineState } from './inline-state.ts'
import { createScanState, overwrite, type ScanState } from './scan-state.ts'
import { KIND, MASKED, type ScannedText } from './scanned-text.ts'

/** Finds the prose of a Markdown or MDX draft in one pass over its lines and one over its blocks. */
export function scanMarkdown(
  source: string,
  syntax: 'markdown' | 'mdx',
  codes: Uint16Array = new Uint16Array(source.length),
  blocks: BlockTable = createBlockTable(),
): ScannedText {
  const state = createScanState(source, syntax === 'mdx', codes)
  const { comments, links } = state
  const frontMatter = findFrontMatter(codes)
  if (codes[0] === BYTE_ORDER_MARK) codes[0] = MASKED
  const start = frontMatter?.after ?? (source.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0)
  overwrite(codes, 0, frontMatter?.after ?? 0, MASKED)
  scanBlocks(state, start)
  scanBlockContents(state, blocks)
  return {
    source,
    codes,
    blocks,
    links: sortByStart(links),
    comments: sortByStart(comments),
    frontMatter: frontMatter && { start: frontMatter.start, end: frontMatter.end },
    codeBlocks: state.codeBlocks,
  }
}

function scanBlockContents(state: ScanState, blocks: BlockTable): void {
  const inline = createInlineState(state)
  const { data, length } = state.blocks
  blocks.count = 0
  for (let i = 0; i < length; i += 5) {
    scanInline(inline, data[i + 1], data[i + 2])
    appendBlock(blocks, data[i], data[i + 1], data[i + 2], data[i + 3], data[i + 4])
    addAltBlocks(blocks, inline, data[i + 4])
  }
}

function addAltBlocks(blocks: BlockTable, { alts }: InlineState, quoted: number): void {
  for (let i = 0; i < alts.length; i += 3) {
    appendBlock(blocks, KIND.alt_text, alts.data[i], alts.data[i + 1], 0, quoted)
  }
}

/** Sorts in place when needed: a link inside a link's text is found before the outer one. */
function sortByStart<T extends { readonly start: number }>(items: T[]): T[] {
  for (let i = 1; i < items.length; i++) {
    if (items[i].start < items[i - 1].start) return items.sort((a, b) => a.start - b.start)
  }
  return items
}
