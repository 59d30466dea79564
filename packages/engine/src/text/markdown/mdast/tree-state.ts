import type { Comment, Link } from '../scanned-text.ts'

/** What the walk over one tree collects. */
export interface TreeState {
  readonly source: string
  readonly codes: Uint16Array
  readonly links: Link[]
  readonly comments: Comment[]
  /** Destinations by identifier. */
  readonly definitions: Map<string, string>
  /** 1 when the parser left a byte order mark out of its offsets. */
  readonly shift: number
  /** Whether the source holds what three readings of text look for; saves looking for it. */
  readonly mayHoldComments: boolean
  readonly mayHoldMath: boolean
  readonly mayHoldEscapes: boolean
}

/** Makes the state of a walk that has seen nothing yet. */
export function createTreeState(source: string, codes: Uint16Array, shift: number): TreeState {
  return {
    source,
    codes,
    links: [],
    comments: [],
    definitions: new Map(),
    shift,
    mayHoldComments: source.includes('content-trust-'),
    mayHoldMath: source.includes('$'),
    mayHoldEscapes: source.includes('\\'),
  }
}

const commentPattern =
  /<!--\s*(content-trust-[\s\S]*?)\s*-->|\{\/\*\s*(content-trust-[\s\S]*?)\s*\*\/\}/g

/** Records the comments for us inside an HTML or expression node; whether there were any. */
export function addTreeComment(state: TreeState, start: number, end: number): boolean {
  if (!state.mayHoldComments) return false
  const count = state.comments.length
  for (const match of state.source.slice(start, end).matchAll(commentPattern)) {
    const from = start + match.index
    const text = match[1] ?? match[2] ?? ''
    state.comments.push({ start: from, end: from + match[0].length, text })
  }
  return state.comments.length > count
}
