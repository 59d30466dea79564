import { scanBlocks } from './block/block-scanner.ts'
import { type BlockTable, createBlockTable, insertBlocks } from './block-table.ts'
import { BYTE_ORDER_MARK } from './characters.ts'
import { findFrontMatter } from './front-matter.ts'
import { scanInline } from './inline/inline-scanner.ts'
import { createInlineState } from './inline/inline-state.ts'
import { push3 } from './int-list.ts'
import { createScanBuffers, type ScanBuffers } from './scan-buffers.ts'
import { createScanState, overwrite, type ScanState } from './scan-state.ts'
import { KIND, MASKED, type ScannedText } from './scanned-text.ts'

/** Finds the prose of a Markdown or MDX draft in one pass over its lines and one over its blocks. */
export function scanMarkdown(
  source: string,
  syntax: 'markdown' | 'mdx',
  codes: Uint16Array = new Uint16Array(source.length),
  blocks: BlockTable = createBlockTable(),
  buffers: ScanBuffers = createScanBuffers(),
): ScannedText {
  const state = createScanState(source, syntax === 'mdx', codes, blocks, buffers)
  const { comments, links } = state
  const frontMatter = findFrontMatter(codes)
  if (codes[0] === BYTE_ORDER_MARK) codes[0] = MASKED
  const start = frontMatter?.after ?? (source.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0)
  overwrite(codes, 0, frontMatter?.after ?? 0, MASKED)
  scanBlocks(state, start)
  scanBlockContents(state)
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

function scanBlockContents(state: ScanState): void {
  const { blocks } = state
  const inline = createInlineState(state, state.buffers.inline)
  const { alts } = state.buffers
  alts.length = 0
  for (let block = 0; block < blocks.count; block++) {
    scanInline(inline, blocks.starts[block], blocks.ends[block])
    for (let i = 0; i < inline.alts.length; i += 3) {
      push3(alts, block, inline.alts.data[i], inline.alts.data[i + 1])
    }
  }
  insertBlocks(blocks, KIND.alt_text, alts)
}

/** Sorts in place when needed: a link inside a link's text is found before the outer one. */
function sortByStart<T extends { readonly start: number }>(items: T[]): T[] {
  for (let i = 1; i < items.length; i++) {
    if (items[i].start < items[i - 1].start) return items.sort((a, b) => a.start - b.start)
  }
  return items
}
