import type { EvidenceItem } from '../../schema/index.ts'
import type { Document } from '../document/document.ts'
import { findEdit } from '../suggestions/find-edit.ts'
import { keepMarks, withoutEmphasis } from '../suggestions/keep-marks.ts'
import type { Hit } from './run-rules.ts'

/** Longest quoted span (decision 19); a longer one is cut at a whole code point. */
const MAX_SPAN = 400

/** Explains hits of a document, each once, because a policy and a report ask for the same ones. */
export function explainer(document: Document): (hit: Hit) => EvidenceItem {
  const known = new Map<Hit, EvidenceItem>()
  return (hit) => {
    const item = known.get(hit) ?? explainHit(hit, document)
    known.set(hit, item)
    return item
  }
}

/** Turns a hit into an evidence item with its quote, its explanation, and a suggestion where an edit can follow it. */
export function explainHit(hit: Hit, document: Document): EvidenceItem {
  if (hit.finding !== undefined) {
    const { facts: _, ...item } = hit.finding
    return { ...item, severity: hit.severity }
  }
  const { source } = document
  const end = cutEnd(source, hit.start, hit.end)
  const span = source.slice(hit.start, end)
  // A text in place of a span that is cut would leave the rest of the words after it.
  const suggestion = end < hit.end ? undefined : suggestionOf(hit, span)
  // What nobody could follow as it stands is not a suggestion; the rule's fix says what to do.
  const edit =
    suggestion === undefined
      ? null
      : findEdit(document, { start: hit.start, end, text: suggestion }, hit.rule.isOwn)
  return {
    type: hit.rule.type,
    severity: hit.severity,
    span,
    explanation: hit.rule.explain(quotable(span), hit.data, edit !== null),
    rule: hit.rule.id,
    start: hit.start,
    end,
    ...(suggestion === undefined || edit === null ? {} : { suggestion, edit }),
  }
}

/** What could replace the hit's whole span; undefined when nothing is proposed. */
function suggestionOf(hit: Hit, quote: string): string | undefined {
  // In an address the characters of marks are none.
  if (/^\w+:\/\//.test(quote)) return suggest(hit, quote)
  const words = withoutEmphasis(quote)
  if (words === undefined) return undefined
  const suggestion = suggest(hit, words)
  return suggestion === undefined ? undefined : keepMarks(quote, suggestion)
}

function suggest(hit: Hit, quote: string): string | undefined {
  if (hit.replacement === undefined) return hit.rule.suggest?.(quote, hit.data)
  return matchCase(quote, hit.replacement)
}

function matchCase(quote: string, replacement: string): string {
  const first = quote.charAt(0)
  if (replacement === '' || first === first.toLowerCase()) return replacement
  return replacement.charAt(0).toUpperCase() + replacement.slice(1)
}

/** The text of a range as a span: at most as long as a span may be. */
export function cutSpan(source: string, start: number, end: number): string {
  return source.slice(start, cutEnd(source, start, end))
}

/** Where the span of a range ends. */
export function cutEnd(source: string, start: number, end: number): number {
  if (end - start <= MAX_SPAN) return end
  const cut = start + MAX_SPAN
  const unit = source.charCodeAt(cut)
  return unit >= 0xdc00 && unit <= 0xdfff ? cut - 1 : cut
}

/** One line without emphasis marks, short enough to be inside a sentence. */
function quotable(span: string): string {
  const line = span.replace(/\*+(?=\S)|(?<=\S)\*+/g, '').replace(/\s+/g, ' ')
  return line.length <= 80 ? line : `${line.slice(0, 77).trimEnd()}…`
}
