import { appendBlock, type BlockTable, createBlockTable } from './block-table.ts'
import { BYTE_ORDER_MARK, CR, isBlank, isSpaceOrLineEnd, LF } from './characters.ts'
import { maskBareAutolinks } from './inline/bare-autolinks.ts'
import { KIND, type Link, MASKED, type ScannedText } from './scanned-text.ts'

/** Finds the paragraphs of plain text, which blank lines part; bare URLs and addresses become opaque. */
export function scanPlain(
  source: string,
  codes: Uint16Array = new Uint16Array(source.length),
  blocks: BlockTable = createBlockTable(),
): ScannedText {
  for (let i = 0; i < source.length; i++) codes[i] = source.charCodeAt(i)
  if (codes[0] === BYTE_ORDER_MARK) codes[0] = MASKED
  findParagraphs(codes, blocks)
  const links: Link[] = []
  for (let block = 0; block < blocks.count; block++) {
    maskBareAutolinks(source, codes, blocks.starts[block], blocks.ends[block], links)
  }
  return { source, codes, blocks, links, comments: [], frontMatter: null, codeBlocks: 0 }
}

function findParagraphs(codes: Uint16Array, blocks: BlockTable): void {
  blocks.count = 0
  let start = -1
  let end = 0
  let line = 0
  while (line < codes.length) {
    let first = line
    while (first < codes.length && isBlank(codes[first])) first++
    let lineEnd = first
    while (lineEnd < codes.length && codes[lineEnd] !== LF && codes[lineEnd] !== CR) lineEnd++
    if (first < lineEnd) {
      if (start === -1) start = first
      end = lineEnd
    } else if (start !== -1) {
      addParagraph(blocks, codes, start, end)
      start = -1
    }
    line = lineEnd + (codes[lineEnd] === CR && codes[lineEnd + 1] === LF ? 2 : 1)
  }
  if (start !== -1) addParagraph(blocks, codes, start, end)
}

function addParagraph(
  blocks: BlockTable,
  codes: Uint16Array,
  start: number,
  lineEnd: number,
): void {
  let end = lineEnd
  while (end > start && isSpaceOrLineEnd(codes[end - 1])) end--
  appendBlock(blocks, KIND.paragraph, start, end, 0, 0)
}
