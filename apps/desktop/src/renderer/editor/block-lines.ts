import { syntaxTree } from '@codemirror/language'
import {
  countColumn,
  type EditorState,
  type Extension,
  type Line,
  type Range,
} from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { type Node, prefixOf } from './formatting/places.ts'
import { frontMatterOf } from './front-matter.ts'

/** How much of a line's marks hangs in the margin at most, in characters; the style sheet has room for these. */
const MOST_OUT = 4
/** Deeper lists begin no further to the right. */
const MOST_HANG = 24
const TAB = 4

/** How a line is set. */
export interface LineLook {
  /** Class names; '' for a line of a paragraph. */
  readonly name: string
  /** Characters of marks and space before the words, which have a face of equal widths. */
  readonly prefix: number
}

const plain: LineLook = { name: '', prefix: 0 }

/**
 * Sets the lines on the screen as what they are: code and tables in a monospace face, settings dimmed, and
 * the marks of headings, lists and quotes in the margin, with the wrapped lines below the words.
 */
export const blockLines: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = draw(view)
    }
    update({ view, docChanged, viewportChanged, startState, state }: ViewUpdate): void {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) {
        this.decorations = draw(view)
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
)

const marks = Decoration.mark({ class: 'line-marks' })
const lineStyles = new Map<string, Decoration>()

function lineStyle(name: string): Decoration {
  const known = lineStyles.get(name) ?? Decoration.line({ class: name })
  lineStyles.set(name, known)
  return known
}

function draw({ state, visibleRanges }: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = []
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at)
      const { name, prefix } = lookOf(state, line)
      if (name !== '') ranges.push(lineStyle(name).range(line.from))
      if (prefix > 0) ranges.push(marks.range(line.from, line.from + prefix))
      at = line.to + 1
    }
  }
  return Decoration.set(ranges, true)
}

/** How a line is set, by what it is in the Markdown tree. */
export function lookOf(state: EditorState, line: Line): LineLook {
  const settings = frontMatterOf(state.doc)
  if (settings !== null && line.from <= settings.to) return { name: 'is-front-matter', prefix: 0 }
  const block = blockOf(state, line)
  if (block?.name === 'Table') return { name: 'is-table', prefix: 0 }
  if (block?.name === 'FencedCode' || block?.name === 'CodeBlock') {
    const isFirst = line.from <= block.from
    const isLast = line.to >= block.to
    return { name: `is-code${isFirst ? ' is-first' : ''}${isLast ? ' is-last' : ''}`, prefix: 0 }
  }
  return line.text === '' ? plain : hanging(state, line, block)
}

const blocks =
  /^(?:FencedCode|CodeBlock|HTMLBlock|CommentBlock|Table|ListItem|Blockquote|ATXHeading\d)$/

/** The innermost block that says how a line is set. */
function blockOf(state: EditorState, { from, to, text }: Line): Node | null {
  const ink = from + Math.max(0, text.search(/\S/))
  let node: Node | null = syntaxTree(state).resolveInner(Math.min(ink, to), 1)
  while (node !== null && !blocks.test(node.name)) node = node.parent
  return node
}

function hanging(state: EditorState, line: Line, block: Node | null): LineLook {
  if (block === null || /HTML|Comment/.test(block.name) || isRightToLeft(line.text)) return plain
  const { container, marker, box, heading } = prefixOf(line.text)
  const prefix = container.length + marker.length + box.length + heading.length
  const space = /^\s*/.exec(line.text)?.[0].length ?? 0
  const all = columns(line.text, prefix)
  // A line that goes on with an item begins where the words of the item do.
  const isMore = prefix === space
  const out = isMore ? outOfItem(state, block) : all - columns(line.text, space) - box.length
  if (all === 0 || out === 0) return plain
  const most = Math.min(MOST_OUT, out, all)
  const name = `is-hanging is-hang-${Math.min(MOST_HANG, all)} is-out-${most}`
  return { name: heading === '' ? name : `${name} is-heading`, prefix }
}

function columns(text: string, to: number): number {
  return countColumn(text, TAB, to)
}

/** The characters of an item's marker. */
function outOfItem({ doc }: EditorState, block: Node): number {
  if (block.name !== 'ListItem') return 0
  const line = doc.lineAt(block.from)
  return prefixOf(line.text.slice(block.from - line.from)).marker.length
}

/** Whether the first letter of a line runs to the left: its margin is at the other side. */
function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter)
}
