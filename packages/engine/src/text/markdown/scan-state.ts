import type { BlockTable } from './block-table.ts'
import { CR, LF } from './characters.ts'
import type { ScanBuffers } from './scan-buffers.ts'
import { type Comment, type Link, MASKED } from './scanned-text.ts'

/** What the two passes over one draft share. */
export interface ScanState {
  readonly source: string
  /** Starts as the source; what is not prose is overwritten as the passes go. */
  readonly codes: Uint16Array
  readonly mdx: boolean
  /** The blocks found so far; alt text comes with the second pass. */
  readonly blocks: BlockTable
  readonly buffers: ScanBuffers
  /** Destinations by normalized label. */
  readonly definitions: Map<string, string>
  /** Normalized labels of footnote definitions. */
  readonly footnotes: Set<string>
  readonly links: Link[]
  readonly comments: Comment[]
  /** Whether the source holds any comment for us; saves looking for them. */
  readonly mayHoldComments: boolean
  /** Characters that failed look-aheads may still read, so that a scan stays linear. */
  budget: number
  codeBlocks: number
}

/** Makes the state of one scan; the source is written into `codes`, which are as long. */
export function createScanState(
  source: string,
  mdx: boolean,
  codes: Uint16Array,
  blocks: BlockTable,
  buffers: ScanBuffers,
): ScanState {
  for (let i = 0; i < source.length; i++) codes[i] = source.charCodeAt(i)
  blocks.count = 0
  return {
    source,
    codes,
    mdx,
    blocks,
    buffers,
    definitions: new Map(),
    footnotes: new Set(),
    links: [],
    comments: [],
    mayHoldComments: source.includes('content-trust-'),
    budget: 8 * source.length + 65_536,
    codeBlocks: 0,
  }
}

/** Overwrites a range, but never a line end. */
export function overwrite(codes: Uint16Array, start: number, end: number, code: number): void {
  for (let i = start; i < end; i++) {
    const old = codes[i]
    if (old !== LF && old !== CR) codes[i] = code
  }
}

/** Masks a range that holds no line end. */
export function maskLine(codes: Uint16Array, start: number, end: number): void {
  if (end - start > 24) codes.fill(MASKED, start, end)
  else for (let i = start; i < end; i++) codes[i] = MASKED
}

const commentPrefix = 'content-trust-'

/** Records a comment when it is one of ours; `start` and `end` include its marks. */
export function addComment(
  state: ScanState,
  start: number,
  end: number,
  openLength: number,
  closeLength: number,
): void {
  const text = state.source.slice(start + openLength, end - closeLength).trim()
  if (text.startsWith(commentPrefix)) state.comments.push({ start, end, text })
}

/** Records the comments for us inside an HTML block. */
export function addHtmlComments(state: ScanState, start: number, end: number): void {
  if (!state.mayHoldComments) return
  const html = state.source.slice(start, end)
  let open = html.indexOf('<!--')
  while (open !== -1) {
    const close = html.indexOf('-->', open + 4)
    if (close === -1) return
    addComment(state, start + open, start + close + 3, 4, 3)
    open = html.indexOf('<!--', close + 3)
  }
}
