import { createIntList, type IntList } from '../int-list.ts'

/** What the inline pass collects of a block, in lists that the next block fills again. */
export interface InlineLists {
  /** Start, end, code: what to overwrite when the block is done; until then it reads as written. */
  readonly masks: IntList
  /** Start, end, 0 of bare URLs and e-mail addresses; dropped again inside link text. */
  readonly autolinks: IntList
  /** Start, end, 0 of alt texts. */
  readonly alts: IntList
  readonly delimiters: Delimiters
  readonly brackets: Brackets
  /** Last offset of each backtick run length in this block, once a search has failed. */
  readonly backticks: Map<number, number>
}

/** Runs of emphasis and strikethrough marks, in parallel arrays. */
export interface Delimiters {
  count: number
  marker: Uint8Array
  start: Int32Array
  size: Int32Array
  flags: Uint8Array
}

/** Open brackets, innermost last; what was recorded before each, to undo what images swallow. */
export interface Brackets {
  count: number
  /** Link openers below this index cannot become links any more: a link was made inside them. */
  inactiveBelow: number
  offset: Int32Array
  isImage: Uint8Array
  hasInner: Uint8Array
  masks: Int32Array
  autolinks: Int32Array
  alts: Int32Array
  delimiters: Int32Array
  links: Int32Array
}

/** Makes empty lists. */
export function createInlineLists(): InlineLists {
  return {
    masks: createIntList(96),
    autolinks: createIntList(24),
    alts: createIntList(24),
    delimiters: createDelimiters(32),
    brackets: createBrackets(32),
    backticks: new Map(),
  }
}

function createDelimiters(size: number): Delimiters {
  return {
    count: 0,
    marker: new Uint8Array(size),
    start: new Int32Array(size),
    size: new Int32Array(size),
    flags: new Uint8Array(size),
  }
}

function createBrackets(size: number): Brackets {
  return {
    count: 0,
    inactiveBelow: 0,
    offset: new Int32Array(size),
    isImage: new Uint8Array(size),
    hasInner: new Uint8Array(size),
    masks: new Int32Array(size),
    autolinks: new Int32Array(size),
    alts: new Int32Array(size),
    delimiters: new Int32Array(size),
    links: new Int32Array(size),
  }
}

/** An array of twice the length with the same content. */
export function growBytes(old: Uint8Array): Uint8Array {
  const grown = new Uint8Array(old.length * 2)
  grown.set(old)
  return grown
}

/** An array of twice the length with the same content. */
export function growInts(old: Int32Array): Int32Array {
  const grown = new Int32Array(old.length * 2)
  grown.set(old)
  return grown
}
