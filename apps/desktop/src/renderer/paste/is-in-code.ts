import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

/** How long a click or a key may wait until a long draft is read up to a place. */
const PATIENCE_MS = 100
const MOST_FRONT_LINES = 200

const codeNames = /^(?:FencedCode|CodeBlock|InlineCode|HTMLBlock|CommentBlock|Frontmatter)$/

/** Whether a place is in code or in front matter, where signs of Markdown are only signs. */
export function isInCode(state: EditorState, place: number): boolean {
  if (isInFrontMatter(state, place)) return true
  const tree = ensureSyntaxTree(state, place, PATIENCE_MS) ?? syntaxTree(state)
  for (let node = tree.resolveInner(place, -1); ; ) {
    if (codeNames.test(node.name)) {
      const isAfter = place === node.to && /^(?:InlineCode|HTMLBlock|CommentBlock)$/.test(node.name)
      const isClosed = place === node.to && node.getChildren('CodeMark').length > 1
      return !isAfter && !isClosed
    }
    if (node.parent === null) return false
    node = node.parent
  }
}

function isInFrontMatter({ doc }: EditorState, place: number): boolean {
  if (doc.line(1).text.trimEnd() !== '---' || place <= doc.line(1).to) return false
  const last = Math.min(doc.lines, MOST_FRONT_LINES)
  for (let at = 2; at <= last; at++) {
    const line = doc.line(at)
    if (/^(?:---|\.\.\.)\s*$/.test(line.text)) return place < line.from
  }
  return false
}
