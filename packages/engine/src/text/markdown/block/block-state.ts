import { appendBlock } from '../block-table.ts'
import { addHtmlComments, maskLine, type ScanState } from '../scan-state.ts'
import { KIND } from '../scanned-text.ts'
import { type Containers, emptyContainers, ITEM, itemDepth, quoteDepth } from './containers.ts'
import type { HtmlKind } from './html-blocks.ts'
import { createLineCursor, type LineCursor } from './line-cursor.ts'
import { skipCheckBox, stripDefinitions } from './paragraph-content.ts'

type Leaf = 'none' | 'paragraph' | 'fence' | 'indented' | 'html' | 'math' | 'table'

interface DirectiveFence {
  readonly marker: number
  readonly length: number
  /** Number of containers it is in. */
  readonly height: number
}

/** Where the block pass is, and what is open there. */
export interface BlockState {
  readonly scan: ScanState
  readonly stack: Containers
  readonly cursor: LineCursor
  readonly maxIndent: number
  leaf: Leaf
  /**
   * Whether a list that starts on this line would cut into a paragraph, or into indented code, which
   * micromark treats alike: then it must have content and count from 1.
   */
  interrupts: boolean
  /** Marker and length of the open fence. */
  fenceMarker: number
  fenceSize: number
  htmlKind: HtmlKind
  htmlStart: number
  /** The open paragraph: its content and the content of its last line. */
  start: number
  end: number
  lastLine: number
  /** Whether the paragraph is the first content of a list item, where a check box may be. */
  opensItem: boolean
  /** Lines before this offset belong to MDX or to a template that was read ahead. */
  skipUntil: number
  /** Start of the line on which an option of a directive may be. */
  optionsAt: number
  /** Open directives whose fences hold prose, innermost last. */
  readonly directives: DirectiveFence[]
  /** Closing tags that the rest of the draft does not hold. */
  readonly unclosedTags: Set<string>
  /** A line is not a thematic break of this marker when it starts at or before this offset. */
  noBreakMarker: number
  noBreakBefore: number
}

/** Columns of white space that make a line code. */
export const codeIndent = 4

/** Makes the state of a block pass. */
export function createBlockState(scan: ScanState): BlockState {
  return {
    scan,
    stack: emptyContainers(scan.buffers.containers),
    cursor: createLineCursor(scan.codes),
    maxIndent: scan.mdx ? Number.MAX_SAFE_INTEGER : codeIndent - 1,
    leaf: 'none',
    interrupts: false,
    fenceMarker: 0,
    fenceSize: 0,
    htmlKind: 0,
    htmlStart: 0,
    start: 0,
    end: 0,
    lastLine: 0,
    opensItem: false,
    skipUntil: 0,
    optionsAt: -1,
    directives: [],
    unclosedTags: new Set(),
    noBreakMarker: 0,
    noBreakBefore: -1,
  }
}

/** Opens a leaf without prose on this line and masks the line; always true. */
export function startLeaf(
  state: BlockState,
  height: number,
  leaf: Leaf,
  start: number,
  end: number,
): boolean {
  closeTo(state, height, start)
  state.stack.emptyItem = false
  state.leaf = leaf
  maskLine(state.scan.codes, start, end)
  return true
}

/** Records a block that holds prose; nothing for an empty one. */
export function addContent(
  state: BlockState,
  kind: number,
  start: number,
  end: number,
  depth: number,
): void {
  if (start < end)
    appendBlock(state.scan.blocks, kind, start, end, depth, quoteDepth(state.stack) > 0 ? 1 : 0)
}

/** Closes the open leaf and all containers above `height`. */
export function closeTo(state: BlockState, height: number, offset: number): void {
  finishLeaf(state, offset)
  if (state.stack.height > height) {
    state.stack.height = height
    state.stack.emptyItem = false
  }
}

/** Closes the open leaf; `offset` is where HTML ends. */
export function finishLeaf(state: BlockState, offset: number): void {
  const { leaf, scan, stack } = state
  state.leaf = 'none'
  if (leaf === 'html') addHtmlComments(scan, state.htmlStart, offset)
  if (leaf !== 'paragraph') return
  stripDefinitions(state)
  skipCheckBox(state)
  const inItem = stack.height > 0 && stack.kinds[stack.height - 1] === ITEM
  addContent(
    state,
    inItem ? KIND.list_item : KIND.paragraph,
    state.start,
    state.end,
    inItem ? itemDepth(stack) : 0,
  )
}
