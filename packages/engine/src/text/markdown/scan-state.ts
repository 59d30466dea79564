import { CR, LF } from './characters.ts'
import { createIntList, type IntList, reserve } from './int-list.ts'
import { type Comment, type Link, MASKED } from './scanned-text.ts'

/** What the two passes over one draft share. */
export interface ScanState {
  readonly source: string
  /** Starts as the source; what is not prose is overwritten as the passes go. */
  readonly codes: Uint16Array
  readonly mdx: boolean
  /** Five integers a block: number of KIND, start, end, depth, quoted. */
  readonly blocks: IntList
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
export function createScanState(source: string, mdx: boolean, codes: Uint16Array): ScanState {
  for (let i = 0; i < source.length; i++) codes[i] = source.charCodeAt(i)
  return {
    source,
    codes,
    mdx,
    blocks: createIntList(320),
    definitions: new Map(),
    footnotes: new Set(),
    links: [],
    comments: [],
    mayHoldComments: source.includes('content-trust-'),
    budget: 8 * source.length + 65_536,
    codeBlocks: 0,
  }
}

/** Records a block. */
export function addBlock(
  state: ScanState,
  kind: number,
  start: number,
  end: number,
  depth: number,
  quoted: number,
): void {
  const list = state.blocks
  reserve(list, 5)
  const { data, length } = list
  data[length] = kind
  data[length + 1] = start
  data[length + 2] = end
  data[length + 3] = depth
  data[length + 4] = quoted
  list.length = length + 5
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
