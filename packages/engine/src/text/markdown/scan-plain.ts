import { emailStart, protocolStart, skipBareUrl, skipEmailDomain, wwwStart } from './autolinks.ts'
import {
  AT,
  BYTE_ORDER_MARK,
  COLON,
  CR,
  classify,
  DOT,
  isBlank,
  isSpaceOrLineEnd,
  LETTER_CLASS,
  LF,
} from './characters.ts'
import { overwrite } from './scan-state.ts'
import { type Block, type Link, MASKED, OPAQUE, type ScannedText } from './scanned-text.ts'

/** Finds the paragraphs of plain text, which blank lines part; bare URLs and addresses become opaque. */
export function scanPlain(source: string): ScannedText {
  const codes = new Uint16Array(source.length)
  for (let i = 0; i < source.length; i++) codes[i] = source.charCodeAt(i)
  if (codes[0] === BYTE_ORDER_MARK) codes[0] = MASKED
  const blocks = findParagraphs(codes)
  const links: Link[] = []
  for (const block of blocks) maskAutolinks(source, codes, block, links)
  return { source, codes, blocks, links, comments: [], frontMatter: null, codeBlocks: 0 }
}

function findParagraphs(codes: Uint16Array): Block[] {
  const blocks: Block[] = []
  let start = -1
  let end = 0
  let line = 0
  while (line < codes.length) {
    let first = line
    while (first < codes.length && isBlank(codes[first]!)) first++
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
  while (end > start && isSpaceOrLineEnd(codes[end - 1]!)) end--
  return { kind: 'paragraph', start, end, depth: 0, quoted: false }
}

function maskAutolinks(source: string, codes: Uint16Array, block: Block, links: Link[]): void {
  let floor = block.start
  let at = block.start
  while (at < block.end) {
    const code = codes[at]!
    const start =
      code === COLON || code === DOT || code === AT ? autolinkStart(codes, at, floor) : -1
    const end = start === -1 ? -1 : autolinkEnd(codes, at, start, block.end)
    if (end === -1) {
      at++
      continue
    }
    links.push({
      kind: 'autolink',
      start,
      end,
      textStart: start,
      textEnd: start,
      url: source.slice(start, end),
    })
    overwrite(codes, start, end, OPAQUE)
    at = end
    floor = end
  }
}

function autolinkStart(codes: Uint16Array, at: number, floor: number): number {
  const code = codes[at]
  if (code === COLON) return protocolStart(codes, at, floor)
  if (code === DOT) return wwwStart(codes, at, floor)
  const start = emailStart(codes, at, floor)
  return start === at ? -1 : start
}

function autolinkEnd(codes: Uint16Array, at: number, start: number, limit: number): number {
  if (codes[at] === AT) return skipEmailDomain(codes, at + 1, limit)
  if (codes[at] === DOT) return at + 1 < limit ? skipBareUrl(codes, start, limit, false) : -1
  const domain = at + 3
  if (domain >= limit || classify(codes[domain]!) !== LETTER_CLASS) return -1
  return skipBareUrl(codes, domain, limit, false)
}
