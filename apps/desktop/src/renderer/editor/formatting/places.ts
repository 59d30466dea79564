import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState, Line } from '@codemirror/state'
import { frontMatterOf } from '../front-matter.ts'

/** A node of the Markdown tree. */
export type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

export interface Span {
  readonly from: number
  readonly to: number
}

/** How long a command waits for the part of the tree that it needs, in milliseconds. */
const PARSE_MS = 100

const literal = new Set([
  'FencedCode',
  'CodeBlock',
  'InlineCode',
  'HTMLBlock',
  'HTMLTag',
  'Comment',
  'CommentBlock',
  'ProcessingInstruction',
  'ProcessingInstructionBlock',
  'URL',
  'LinkReference',
])
const literalBlocks = new Set(['FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock'])

/** The Markdown of a state, read as far as an offset. */
export function treeAt(state: EditorState, to: number): ReturnType<typeof syntaxTree> {
  return ensureSyntaxTree(state, to, PARSE_MS) ?? syntaxTree(state)
}

/** The nearest node of some names around an offset. */
export function nodeAround(
  state: EditorState,
  at: number,
  names: ReadonlySet<string>,
  side: -1 | 1 = -1,
): Node | null {
  let node: Node | null = treeAt(state, at).resolveInner(at, side)
  while (node !== null && !names.has(node.name)) node = node.parent
  return node
}

/** Whether what is written at an offset is no prose: front matter, code, HTML or an address. */
export function isLiteralAt(state: EditorState, at: number): boolean {
  return isInFrontMatter(state, at) || nodeAround(state, at, literal) !== null
}

/** Whether a line is front matter or inside of a block of code or HTML. */
export function isLiteralLine(state: EditorState, { from, to }: Line): boolean {
  return isInFrontMatter(state, from) || nodeAround(state, to, literalBlocks) !== null
}

function isInFrontMatter(state: EditorState, at: number): boolean {
  const settings = frontMatterOf(state.doc)
  return settings !== null && at <= settings.to
}

/** The lines that a range touches; an end at the very start of a line leaves that line out. */
export function linesOf({ doc }: EditorState, { from, to }: Span): Line[] {
  const lines: Line[] = []
  for (let at = from; at <= to; ) {
    const line = doc.lineAt(at)
    if (line.from < to || line.from === from) lines.push(line)
    at = line.to + 1
  }
  return lines
}

/** What stands before the words of a line, by its parts. */
export interface LinePrefix {
  /** White space and quote marks. */
  readonly container: string
  /** Bullet or number with the space after it; '' without one. */
  readonly marker: string
  /** The box of a task with its space; '' without one. */
  readonly box: string
  /** Number signs of a heading with their space; '' without any. */
  readonly heading: string
}

/** Reads the prefix of a line as Markdown would at the start of a block. */
export function prefixOf(text: string): LinePrefix {
  const found =
    /^([ \t]*(?:>[ \t]?[ \t]*)*)((?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$))?(\[[ xX]\](?:[ \t]+|$))?(#{1,6}(?:[ \t]+|$))?/.exec(
      text,
    )
  const [, container = '', marker = '', box = '', heading = ''] = found ?? []
  // A box belongs to a marker.
  return marker === '' && box !== ''
    ? { container, marker, box: '', heading: '' }
    : { container, marker, box, heading }
}
