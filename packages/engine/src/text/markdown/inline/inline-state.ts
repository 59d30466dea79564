import { push3 } from '../int-list.ts'
import type { ScanState } from '../scan-state.ts'
import type { InlineLists } from './inline-lists.ts'
import type { OpenParens } from './link-parts.ts'

/** What the inline pass knows about the block it is in; one object serves all blocks of a draft. */
export interface InlineState extends InlineLists {
  readonly scan: ScanState
  start: number
  end: number
  backticksKnown: boolean
  /** Where the destination of a link failed last. */
  readonly openParens: OpenParens
  /** Ends that a search did not find in this block, so that it is not repeated. */
  missing: number
}

/** Makes the state of an inline pass; `startBlock` clears its lists. */
export function createInlineState(scan: ScanState, lists: InlineLists): InlineState {
  const { masks, autolinks, alts, delimiters, brackets, backticks } = lists
  return {
    scan,
    start: 0,
    end: 0,
    openParens: { from: 0, to: -1, depth: 0 },
    masks,
    autolinks,
    alts,
    delimiters,
    brackets,
    backticks,
    // Those of the draft before.
    backticksKnown: true,
    missing: 0,
  }
}

/** Prepares the state for the next block. */
export function startBlock(state: InlineState, start: number, end: number): void {
  state.start = start
  state.end = end
  state.masks.length = 0
  state.autolinks.length = 0
  state.alts.length = 0
  state.delimiters.count = 0
  state.brackets.count = 0
  state.brackets.inactiveBelow = 0
  if (state.backticksKnown) state.backticks.clear()
  state.backticksKnown = false
  state.missing = 0
}

/** Notes that a range is to be overwritten. */
export function mask(state: InlineState, start: number, end: number, code: number): void {
  push3(state.masks, start, end, code)
}
