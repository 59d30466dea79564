import type { EditorState } from '@codemirror/state'
import { type Node, type Span, treeAt } from './places.ts'

const leaf =
  /^(?:Paragraph|Task|ATXHeading\d|SetextHeading\d|TableCell|FencedCode|CodeBlock|HTMLBlock)$/
const prose = /^(?:Paragraph|Task|ATXHeading\d|SetextHeading\d|TableCell)$/

/** The parts of a selection that one pair of marks can enclose: of each paragraph, heading and cell its words. */
export function segmentsOf(state: EditorState, { from, to }: Span): Span[] {
  const segments: Span[] = []
  treeAt(state, to).iterate({
    from,
    to,
    enter: ({ name, node }) => {
      if (!leaf.test(name)) return true
      if (prose.test(name)) {
        const words = wordsOf(node)
        const part = trimmed(state, {
          from: Math.max(from, words.from),
          to: Math.min(to, words.to),
        })
        if (part !== null) segments.push(part)
      }
      return false
    },
  })
  return segments
}

/** A block without the marks that make it a heading or a task. */
function wordsOf({ name, from, to, firstChild, lastChild }: Node): Span {
  const isMark = (node: Node | null): node is Node =>
    node !== null && /^(?:HeaderMark|TaskMarker)$/.test(node.name)
  const start = !name.startsWith('Setext') && isMark(firstChild) ? firstChild.to : from
  const end = isMark(lastChild) && lastChild.from > start ? lastChild.from : to
  return { from: start, to: end }
}

/** A range without the white space at its ends; null when nothing is left. */
export function trimmed(state: EditorState, { from, to }: Span): Span | null {
  if (from >= to) return null
  const text = state.sliceDoc(from, to)
  const start = text.length - text.trimStart().length
  const end = text.trimEnd().length
  return start >= end ? null : { from: from + start, to: from + end }
}

/** The word that an offset is in or at, with its apostrophes and hyphens; null between words. */
export function wordAround(state: EditorState, at: number): Span | null {
  const line = state.doc.lineAt(at)
  const word = /[\p{L}\p{N}\p{M}](?:['’-]?[\p{L}\p{N}\p{M}])*/gu
  for (const { 0: found, index } of line.text.matchAll(word)) {
    const from = line.from + index
    if (from > at) return null
    if (at <= from + found.length) return { from, to: from + found.length }
  }
  return null
}
