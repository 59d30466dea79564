import type { EditorState } from '@codemirror/state'
import { prefixOf, type Span } from './formatting/places.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Short forms after which a sentence goes on. */
const shortForm = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|No|Fig|vs|cf|ca|e\.g|i\.e|[A-Z])\.\s*$/

/** The paragraph, item, heading or row that an offset is in: lines without a blank one between them. */
export function paragraphAt({ doc }: EditorState, at: number): Span {
  let first = doc.lineAt(at)
  if (first.text.trim() === '') return first
  let last = first
  while (first.number > 1 && !startsBlock(first.text)) {
    const above = doc.line(first.number - 1)
    if (above.text.trim() === '' || isHeading(above.text)) break
    first = above
  }
  while (last.number < doc.lines && !isHeading(last.text)) {
    const below = doc.line(last.number + 1)
    if (below.text.trim() === '' || startsBlock(below.text)) break
    last = below
  }
  return { from: first.from, to: last.to }
}

function startsBlock(text: string): boolean {
  return prefixOf(text).marker !== '' || isHeading(text)
}

function isHeading(text: string): boolean {
  return prefixOf(text).heading !== ''
}

/** The sentence that an offset is in, at its end as well; of two that meet there the first. */
export function sentenceAt(state: EditorState, at: number): Span {
  const { from, to } = paragraphAt(state, at)
  // A line end inside of a paragraph ends no sentence.
  const text = state.sliceDoc(from, to).replaceAll('\n', ' ')
  let start = from
  for (const { segment, index } of sentences.segment(text)) {
    const end = from + index + segment.length
    if (shortForm.test(segment) && end < to) continue
    if (at < end || end === to)
      return { from: start, to: start + trimmedLength(text, start - from, end - from) }
    start = end
  }
  return { from, to }
}

function trimmedLength(text: string, from: number, to: number): number {
  return text.slice(from, to).trimEnd().length
}
