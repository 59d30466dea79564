import { OPAQUE, type ScannedText } from '../text/markdown/scanned-text.ts'

/** Code of a draft, by the offsets of what is between its marks. */
export interface CodePart {
  readonly kind: 'block' | 'span'
  readonly start: number
  readonly end: number
  /** The language that a fence names, in lower case; null without one. */
  readonly language: string | null
}

/** The blocks and spans of code of a draft, in source order, in time linear in its length. */
export function readCode(scanned: ScannedText): CodePart[] {
  const blocks = readCodeBlocks(scanned)
  return [...blocks, ...readCodeSpans(scanned)].sort((a, b) => a.start - b.start)
}

/** Code stands where no prose is: between two blocks, or after the last. */
function readCodeBlocks({ source, blocks, frontMatter, codeStarts }: ScannedText): CodePart[] {
  const found: CodePart[] = []
  let at = frontMatter?.end ?? 0
  const readGap = (end: number) => {
    if (end > at) found.push(...(codeStarts === undefined ? fencedIn(source, at, end) : []))
  }
  for (let block = 0; block < blocks.count; block++) {
    readGap(blocks.starts[block])
    at = Math.max(at, blocks.ends[block])
  }
  readGap(source.length)
  return codeStarts === undefined ? found : markedCode(source, codeStarts, blocks)
}

const fence = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}|~{3,})[ \t]*([\w+#.-]*)/

/** Fenced and indented code of Markdown. */
function fencedIn(source: string, from: number, to: number): CodePart[] {
  const found: CodePart[] = []
  let open: { mark: string; start: number; language: string | null } | undefined
  let at = from
  for (const line of source.slice(from, to).split('\n')) {
    const next = Math.min(at + line.length + 1, to)
    const [, mark, language] = fence.exec(line) ?? []
    if (open === undefined && mark !== undefined) {
      open = { mark, start: next, language: language ? language.toLowerCase() : null }
    } else if (open !== undefined && mark?.startsWith(open.mark)) {
      found.push({ kind: 'block', start: open.start, end: at, language: open.language })
      open = undefined
    } else if (open === undefined && /^(?: {4}|\t)\s*\S/.test(line)) {
      found.push({ kind: 'block', start: at, end: next, language: null })
    }
    at = next
  }
  if (open !== undefined) {
    found.push({ kind: 'block', start: open.start, end: to, language: open.language })
  }
  return found
}

/** Code of the other syntaxes: from where the scanner saw it to the next prose. */
function markedCode(
  source: string,
  starts: readonly number[],
  blocks: ScannedText['blocks'],
): CodePart[] {
  let block = 0
  return starts.map((start, index) => {
    while (block < blocks.count && blocks.starts[block] < start) block++
    const nextProse = block < blocks.count ? blocks.starts[block] : source.length
    const end = Math.min(nextProse, starts[index + 1] ?? source.length)
    return { kind: 'block', start, end, language: null }
  })
}

/** As much before its text as tells that something opaque is code: backticks, a role, a tag. */
const openingMark = /^(?::[\w:.-]{1,30}:)?(`+)|^<(?:code|kbd|samp|tt|var)(?:\s[^<>]{0,200})?>/i

function readCodeSpans({ source, codes, blocks }: ScannedText): CodePart[] {
  const found: CodePart[] = []
  for (let block = 0; block < blocks.count; block++) {
    const end = blocks.ends[block]
    let at = blocks.starts[block]
    while (at < end) {
      if (codes[at] !== OPAQUE) {
        at++
        continue
      }
      const from = at
      while (at < end && codes[at] === OPAQUE) at++
      const written = source.slice(from, at)
      const [mark, ticks] = openingMark.exec(written) ?? []
      if (mark === undefined) continue
      const closing = ticks?.length ?? written.length - written.lastIndexOf('</')
      if (mark.length + closing > written.length) continue
      found.push({ kind: 'span', start: from + mark.length, end: at - closing, language: null })
    }
  }
  return found
}
