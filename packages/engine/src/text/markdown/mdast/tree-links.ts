import type { Nodes } from 'mdast'
import {
  BACKSLASH,
  BACKTICK,
  CLOSE_BRACKET,
  isSpaceOrLineEnd,
  OPEN_BRACKET,
} from '../characters.ts'
import { overwrite } from '../scan-state.ts'
import { type Block, type LinkKind, MASKED_INLINE, OPAQUE } from '../scanned-text.ts'
import type { Range } from './tree-nodes.ts'
import type { TreeState } from './tree-state.ts'

/** Records a link; whether its children are prose to read. */
export function enterLink(state: TreeState, node: Nodes, range: Range): boolean {
  const { source, codes } = state
  const { start, end } = range
  if (source.charCodeAt(start) !== OPEN_BRACKET) {
    overwrite(codes, start, end, OPAQUE)
    const isAngled = source[start] === '<'
    const url = isAngled ? source.slice(start + 1, end - 1) : source.slice(start, end)
    addLink(state, 'autolink', range, start, start, url)
    return false
  }
  const kind = node.type === 'linkReference' ? 'reference' : 'link'
  const textEnd = labelEnd(source, start + 1, end)
  overwrite(codes, start, start + 1, MASKED_INLINE)
  overwrite(codes, textEnd, end, MASKED_INLINE)
  addLink(state, kind, range, start + 1, textEnd, destinationOf(state, node))
  return true
}

/** Makes an image opaque and records it and its alt text. */
export function enterImage(
  state: TreeState,
  node: Nodes,
  range: Range,
  alts: Block[],
  quoted: boolean,
): void {
  const { source, codes } = state
  overwrite(codes, range.start, range.end, OPAQUE)
  const textStart = range.start + 2
  const textEnd = labelEnd(source, textStart, range.end)
  addLink(state, 'image', range, textStart, textEnd, destinationOf(state, node))
  let start = textStart
  let end = textEnd
  while (start < end && isSpaceOrLineEnd(source.charCodeAt(start))) start++
  while (end > start && isSpaceOrLineEnd(source.charCodeAt(end - 1))) end--
  if (source.startsWith('![', range.start) && start < end) {
    alts.push({ kind: 'alt_text', start, end, depth: 0, quoted })
  }
}

function destinationOf(state: TreeState, node: Nodes): string {
  if ('url' in node) return node.url
  return 'identifier' in node ? (state.definitions.get(node.identifier) ?? '') : ''
}

/** Records a link of any kind. */
export function addLink(
  state: TreeState,
  kind: LinkKind,
  { start, end }: Range,
  textStart: number,
  textEnd: number,
  url: string,
): void {
  state.links.push({ kind, start, end, textStart, textEnd, url })
}

/** Offset of the `]` that closes the text starting at `start`, over escapes, code and inner brackets. */
export function labelEnd(source: string, start: number, limit: number): number {
  let depth = 0
  for (let i = start; i < limit; i++) {
    const code = source.charCodeAt(i)
    if (code === BACKSLASH) i++
    else if (code === OPEN_BRACKET) depth++
    else if (code === CLOSE_BRACKET) {
      if (depth === 0) return i
      depth--
    } else if (code === BACKTICK) i = codeEnd(source, i, limit) - 1
  }
  return start
}

function codeEnd(source: string, start: number, limit: number): number {
  let run = start
  while (run < limit && source.charCodeAt(run) === BACKTICK) run++
  for (let i = run; i < limit; i++) {
    if (source.charCodeAt(i) !== BACKTICK) continue
    const from = i
    while (i < limit && source.charCodeAt(i) === BACKTICK) i++
    if (i - from === run - start) return i
  }
  return run
}
