import type { DraftParts, Link } from '@content-trust/engine/prose'
import type { Span } from '../schema/index.ts'
import { lastUpTo } from './prose-text.ts'

/** A note of a draft, and the marks that call it. */
export interface Footnote {
  readonly label: string
  /** The text of the note. */
  readonly span: Span
  /** Where its marks stand. */
  readonly marks: readonly Span[]
}

/** As far before a block as the marker of a note may begin. */
const MARKER_REACH = 120
const marker = /(?:^|\n)[ \t>]{0,20}(?:\[\^([^\]\n]{1,100})\]:|\.\. \[([^\]\n]{1,100})\])\s*$/

/** The notes of a draft that marks call, in source order: those of Markdown and of reStructuredText. */
export function readFootnotes(source: string, { prose, links }: DraftParts): Footnote[] {
  const marks = new Map<string, Link[]>()
  for (const link of links) {
    if (link.kind !== 'footnote') continue
    const label = labelOf(source, link)
    const same = marks.get(label)
    if (same === undefined) marks.set(label, [link])
    else same.push(link)
  }
  if (marks.size === 0) return []
  return prose.flatMap(({ offsets }) => {
    const span = { start: offsets[0] ?? 0, end: offsets.at(-1) ?? 0 }
    const before = source.slice(Math.max(0, span.start - MARKER_REACH), span.start)
    const [, markdown, other] = marker.exec(before) ?? []
    const label = (markdown ?? other)?.toLowerCase()
    const calls = label === undefined ? undefined : marks.get(label)
    return label === undefined || calls === undefined ? [] : [{ label, span, marks: calls }]
  })
}

function labelOf(source: string, { start, end }: Link): string {
  return source
    .slice(start, end)
    .replaceAll(/^\[\^?|\]_?$/g, '')
    .toLowerCase()
}

/** The index of the note that holds a place; -1 without one. */
export function noteAt(notes: readonly Footnote[], { start, end }: Span): number {
  const index = lastUpTo(notes.length, (at) => notes[at]?.span.start ?? 0, start)
  return end <= (notes[index]?.span.end ?? -1) ? index : -1
}
