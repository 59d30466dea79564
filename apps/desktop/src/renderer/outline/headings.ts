import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNodeRef, Tree } from '@lezer/common'

/** A heading of a draft. */
export interface Heading {
  /** Offset of its line in the draft. */
  readonly from: number
  /** 1 to 6. */
  readonly level: number
  /** Its words without Markdown's signs. */
  readonly text: string
}

/** Milliseconds for the part of a long draft that was not parsed yet. */
const PARSE_MS = 20

/** What stands in a heading and is not read. */
const signs = new Set(['HeaderMark', 'EmphasisMark', 'CodeMark', 'LinkMark', 'URL', 'LinkTitle'])

/** The headings of a draft, of which a long one is read in several stretches. */
export interface Headings {
  /** In the order of the draft; front matter has none. */
  readonly list: readonly Heading[]
  /** Whether all of the draft was read; if not, ask again. */
  readonly isWhole: boolean
}

/** Reads the headings of a draft, for a moment. */
export function headingsOf(state: EditorState): Headings {
  const whole = ensureSyntaxTree(state, state.doc.length, PARSE_MS)
  const tree = whole ?? syntaxTree(state)
  const start = endOfFrontMatter(state)
  const headings: Heading[] = []
  tree.iterate({
    enter: (node) => {
      const level = levelOf(node)
      if (level === null) return
      if (node.from >= start) {
        headings.push({ from: node.from, level, text: textOf(state, tree, node) })
      }
      return false
    },
  })
  return { list: headings, isWhole: whole !== null }
}

/** The last heading at or before an offset; null before the first. */
export function headingAt(headings: readonly Heading[], offset: number): Heading | null {
  return headings.findLast(({ from }) => from <= offset) ?? null
}

function levelOf({ name }: SyntaxNodeRef): number | null {
  const level = /^(?:ATX|Setext)Heading([1-6])$/.exec(name)?.[1]
  return level === undefined ? null : Number(level)
}

function textOf(state: EditorState, tree: Tree, { from, to }: SyntaxNodeRef): string {
  let text = ''
  let at = from
  tree.iterate({
    from,
    to,
    enter: ({ name, from: start, to: end }) => {
      if (!signs.has(name) || start < at) return
      text += state.sliceDoc(at, start)
      at = end
    },
  })
  return (text + state.sliceDoc(at, to)).replaceAll(/\s+/g, ' ').trim()
}

/** Where the settings between `---` at the start of a draft end; 0 without any. */
function endOfFrontMatter({ doc }: EditorState): number {
  if (doc.line(1).text.trimEnd() !== '---') return 0
  for (let number = 2; number <= doc.lines; number++) {
    const line = doc.line(number)
    if (/^(?:---|\.\.\.)\s*$/.test(line.text)) return line.to
  }
  return 0
}
