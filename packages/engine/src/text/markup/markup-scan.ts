import { type BlockTable, createBlockTable, insertBlocks } from '../markdown/block-table.ts'
import { BYTE_ORDER_MARK, CR, LF, OPEN_BRACE } from '../markdown/characters.ts'
import { findFrontMatter } from '../markdown/front-matter.ts'
import { createIntList, type IntList } from '../markdown/int-list.ts'
import { overwrite } from '../markdown/scan-state.ts'
import {
  type Comment,
  KIND,
  type Link,
  MASKED,
  OPAQUE,
  type ScannedText,
} from '../markdown/scanned-text.ts'
import { isMergeField, skipTag } from '../markdown/templates/templates.ts'

/** What a scanner of another markup language than Markdown collects. */
export interface MarkupScan {
  readonly source: string
  /** Starts as masked but for the line ends; prose is copied to its place. */
  readonly codes: Uint16Array
  readonly blocks: BlockTable
  /** Block, start and end of each alt text. */
  readonly alts: IntList
  readonly links: Link[]
  readonly comments: Comment[]
  /** Whether a site generator may have left its tags in the source. */
  readonly mayHoldTags: boolean
  /** Where code blocks begin. */
  readonly codeStarts: number[]
}

/** Starts a scan; `codes` are as long as the source and are filled anew. */
export function createMarkupScan(
  source: string,
  codes: Uint16Array = new Uint16Array(source.length),
  blocks: BlockTable = createBlockTable(),
): MarkupScan {
  codes.fill(MASKED)
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) codes[at] = LF
  for (let at = source.indexOf('\r'); at !== -1; at = source.indexOf('\r', at + 1)) codes[at] = CR
  blocks.count = 0
  return {
    source,
    codes,
    blocks,
    alts: createIntList(24),
    links: [],
    comments: [],
    mayHoldTags: source.includes('{{') || source.includes('{%'),
    codeStarts: [],
  }
}

/** What a scan found, with all lists in source order. */
export function finishMarkupScan(
  scan: MarkupScan,
  frontMatter: ScannedText['frontMatter'],
): ScannedText {
  const { source, codes, blocks, links, comments, codeStarts } = scan
  insertBlocks(blocks, KIND.alt_text, scan.alts)
  links.sort((a, b) => a.start - b.start || b.end - a.end)
  comments.sort((a, b) => a.start - b.start)
  return {
    source,
    codes,
    blocks,
    links,
    comments,
    frontMatter,
    codeBlocks: codeStarts.length,
    codeStarts,
  }
}

/** Front matter between fences of `---` or `+++`, and where the document goes on. */
export function splitFrontMatter(source: string): {
  readonly frontMatter: ScannedText['frontMatter']
  readonly after: number
} {
  const mark = source.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0
  if (!source.startsWith('---', mark) && !source.startsWith('+++', mark)) {
    return { frontMatter: null, after: mark }
  }
  const codes = Uint16Array.from({ length: source.length }, (_, at) => source.charCodeAt(at))
  const found = findFrontMatter(codes)
  if (found === null) return { frontMatter: null, after: mark }
  return { frontMatter: { start: found.start, end: found.end }, after: found.after }
}

/** Copies characters of the source as prose. */
export function copyProse({ source, codes }: MarkupScan, start: number, end: number): void {
  for (let at = start; at < end; at++) codes[at] = source.charCodeAt(at)
}

/** Makes the tags of site generators opaque in a part of the prose; a field to fill in stays text. */
export function maskTags({ source, codes, mayHoldTags }: MarkupScan, from: number, to: number) {
  if (!mayHoldTags) return
  for (let at = from; at + 3 < to; at++) {
    if (codes[at] !== OPEN_BRACE) continue
    const end = skipTag(codes, at, to)
    if (end === -1) continue
    const isStatement = source[at + 1] === '%'
    if (!isMergeField(source, at, end)) overwrite(codes, at, end, isStatement ? MASKED : OPAQUE)
    at = end - 1
  }
}

const commentPrefix = 'content-trust-'

/** Records a comment when it is one of ours; its text is between `textStart` and `textEnd`. */
export function addMarkupComment(
  { source, comments }: MarkupScan,
  start: number,
  end: number,
  textStart: number,
  textEnd: number,
): void {
  const text = source.slice(textStart, textEnd).trim()
  if (text.startsWith(commentPrefix)) comments.push({ start, end, text })
}
