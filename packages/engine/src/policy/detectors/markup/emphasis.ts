import type { DetectorDraft, Span } from '../detector-draft.ts'
import { insideFences } from './code-fences.ts'

export type Emphasis = 'bold' | 'italic' | 'underline' | 'strikethrough'

/** The unit of markup inside of text. */
const MARKUP = 0x2060
const run = /\*{1,3}|_{1,3}|~~/g
const tags: Readonly<Record<Emphasis, RegExp>> = {
  bold: /<(b|strong)(?:\s[^<>]*)?>([^<]+)<\/\1>/gi,
  italic: /<(i|em)(?:\s[^<>]*)?>([^<]+)<\/\1>/gi,
  underline: /<(u|ins)(?:\s[^<>]*)?>([^<]+)<\/\1>/gi,
  strikethrough: /<(s|del|strike)(?:\s[^<>]*)?>([^<]+)<\/\1>/gi,
}

/** The words that are set in bold, in italics or so, by marks or by tags. */
export function* emphasised(draft: DetectorDraft, kind: Emphasis): Generator<Span> {
  if (kind !== 'underline') yield* betweenMarks(draft, kind)
  const { source, units } = draft
  if (!source.includes('</')) return
  const isCode = insideFences(draft)
  for (const { index, 0: all, 2: text } of source.matchAll(tags[kind])) {
    const start = index + all.indexOf('>') + 1
    if (units[index] === 0x20 && !isCode(index)) yield { start, end: start + text.length }
  }
}

/** Paired runs of marks: of “***” both bold and italic, of addresses in links none. */
function* betweenMarks(draft: DetectorDraft, kind: Emphasis): Generator<Span> {
  const { source, units } = draft
  if (!/\*\S|_\S|~~/.test(source)) return
  const isAddress = insideAddresses(draft)
  const opened = new Map<string, number>()
  for (const { index, 0: marks } of source.matchAll(run)) {
    if (units[index] !== MARKUP || isAddress(index)) continue
    const from = opened.get(marks)
    const isOver = from !== undefined && /\n\s*\n/.test(source.slice(from, index))
    if (from === undefined || isOver) {
      opened.set(marks, index + marks.length)
      continue
    }
    opened.delete(marks)
    if (marksKind(marks, kind)) yield { start: from, end: index }
  }
}

function marksKind(marks: string, kind: Emphasis): boolean {
  if (marks === '~~') return kind === 'strikethrough'
  return kind === 'bold' ? marks.length > 1 : kind === 'italic' && marks.length !== 2
}

/** Whether an offset lies in the address of a link; offsets must rise. */
function insideAddresses({ links }: DetectorDraft): (at: number) => boolean {
  let next = 0
  return (at) => {
    while (next < links.length && links[next].end <= at) next++
    const link = links[next]
    return link !== undefined && link.start <= at && (at < link.textStart || at >= link.textEnd)
  }
}
