import { listBlocks } from '../text/markdown/block-table.ts'
import { MASKED, OPAQUE, type ScannedText } from '../text/markdown/scanned-text.ts'

/** What of a draft is not prose, as written. */
export interface Markup {
  /** Inline code, math and expressions; code blocks. */
  readonly code: readonly string[]
  /** Tags, definitions, table rules, front matter and the like, each run as written. */
  readonly verbatim: readonly string[]
  /** Footnote marks. */
  readonly notes: readonly string[]
}

const fence = /^(?:`{3,}|~{3,})/
const blockMarks = /^(?:[\s>|]|[-*+](?=\s|$)|\d{1,9}[.)](?=\s|$)|#{1,6}(?=\s|$)|\[[ xX]\](?=\s|$))+/
const onlyMarks = /^(?:[\s>|*_~\\]|[-+]|\d{1,9}[.)]|#{1,6}|\[[ xX]\])*$/

/** Collects the runs of a draft that no reader would call prose. */
export function readMarkup({ source, codes, blocks, links, frontMatter }: ScannedText): Markup {
  const code: string[] = []
  const verbatim: string[] = []
  const known = new Set(links.map(({ start }) => start))
  const sorted = listBlocks(blocks).filter(({ kind }) => kind !== 'alt_text')
  let at = 0
  for (const block of sorted) {
    if (block.start > at) readBetween(source.slice(at, block.start), code, verbatim)
    readInside(source, codes, block.start, block.end, known, code, verbatim)
    at = Math.max(at, block.end)
  }
  readBetween(source.slice(at), code, verbatim)
  const notes = links
    .filter(({ kind }) => kind === 'footnote')
    .map(({ start, end }) => source.slice(start, end))
  if (frontMatter) verbatim.push(source.slice(frontMatter.start, frontMatter.end))
  return { code, verbatim, notes }
}

/** Whole lines between two blocks; the markers that open the next block are left to the structure. */
function readBetween(text: string, code: string[], verbatim: string[]): void {
  const run: string[] = []
  const close = () => {
    const written = run.join('\n').trimEnd()
    run.length = 0
    if (written.trim() === '') return
    const isCode = fence.test(written.trimStart()) || /^(?: {4}|\t)/.test(written)
    ;(isCode ? code : verbatim).push(written)
  }
  let isFenced = false
  for (const line of text.split(/\r\n?|\n/)) {
    const content = line.replace(blockMarks, '')
    if (fence.test(content)) {
      if (!isFenced) close()
      run.push(content)
      if (isFenced) close()
      isFenced = !isFenced
    } else if (isFenced) run.push(line.trimEnd())
    else if (onlyMarks.test(line) && !/^\s*(?:[-*_]\s*){3,}$/.test(line)) {
      if (run.length > 0) run.push('')
    } else run.push(line.trimEnd())
  }
  close()
}

function readInside(
  source: string,
  codes: Uint16Array,
  start: number,
  end: number,
  links: ReadonlySet<number>,
  code: string[],
  verbatim: string[],
): void {
  let at = start
  while (at < end) {
    const isOpaque = codes[at] === OPAQUE
    const isMasked = codes[at] === MASKED && !/\s/.test(source[at])
    if (!isOpaque && !isMasked) {
      at++
      continue
    }
    const from = at
    if (isOpaque) while (at < end && codes[at] === OPAQUE) at++
    else while (at < end && codes[at] === MASKED) at++
    const written = source.slice(from, at).trim()
    if (links.has(from) || onlyMarks.test(written)) continue
    const target = isOpaque && !written.startsWith('<') ? code : verbatim
    target.push(written)
  }
}
