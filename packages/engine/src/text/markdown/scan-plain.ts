import { maskBareAutolinks } from './bare-autolinks.ts'
import { BYTE_ORDER_MARK, CR, isBlank, isSpaceOrLineEnd, LF } from './characters.ts'
import { type Block, type Link, MASKED, type ScannedText } from './scanned-text.ts'

/** Finds the paragraphs of plain text, which blank lines part; bare URLs and addresses become opaque. */
export function scanPlain(
  source: string,
  codes: Uint16Array = new Uint16Array(source.length),
): ScannedText {
  for (let i = 0; i < source.length; i++) codes[i] = source.charCodeAt(i)
  if (codes[0] === BYTE_ORDER_MARK) codes[0] = MASKED
  const blocks = findParagraphs(codes)
  const links: Link[] = []
  for (const { start, end } of blocks) maskBareAutolinks(source, codes, start, end, links)
  return { source, codes, blocks, links, comments: [], frontMatter: null, codeBlocks: 0 }
}

function findParagraphs(codes: Uint16Array): Block[] {
  const blocks: Block[] = []
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
      blocks.push(makeParagraph(codes, start, end))
      start = -1
    }
    line = lineEnd + (codes[lineEnd] === CR && codes[lineEnd + 1] === LF ? 2 : 1)
  }
  if (start !== -1) blocks.push(makeParagraph(codes, start, end))
  return blocks
}

function makeParagraph(codes: Uint16Array, start: number, lineEnd: number): Block {
  let end = lineEnd
  while (end > start && isSpaceOrLineEnd(codes[end - 1])) end--
  return { kind: 'paragraph', start, end, depth: 0, quoted: false }
}
