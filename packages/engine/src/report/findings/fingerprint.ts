import type { Finding } from './findings.ts'

/** Hashes a text; a host brings its own, because that of the platform is many times faster. */
export type Hash = (text: string) => string

const NEIGHBOURS = 3
const WINDOW = 120
/** Ends a paragraph: a blank line, or the marker of a heading or a list item. */
const boundary = /(?:^|\n)[ \t>]*(?:\n|(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t])/g

/** Names a finding so that it is known again after lines moved. */
export function fingerprint(source: string, finding: Finding, hash: Hash): string {
  return hash(fingerprintText(source, finding)).slice(0, 16)
}

/**
 * Text that names a finding by its rule, its words and the words beside it in its paragraph, so
 * that it stays the same when paragraphs move, wrap differently or change elsewhere. A host hashes it.
 */
export function fingerprintText(source: string, finding: Finding): string {
  const { place, rule } = finding
  if (!place) return [rule, words(finding.quote).join(' ')].join('\n')
  const before = unifyLineEndings(source.slice(Math.max(0, place.start - WINDOW), place.start))
  const after = unifyLineEndings(source.slice(place.end, place.end + WINDOW))
  return [
    rule,
    words(source.slice(place.start, place.end)).join(' '),
    words(afterLastBoundary(before)).slice(-NEIGHBOURS).join(' '),
    words(beforeFirstBoundary(after)).slice(0, NEIGHBOURS).join(' '),
  ].join('\n')
}

function afterLastBoundary(text: string): string {
  let start = 0
  for (const match of text.matchAll(boundary)) start = match.index + match[0].length
  return text.slice(start)
}

function beforeFirstBoundary(text: string): string {
  // The finding's own line goes on here, so a marker counts only after a line ending.
  const match = /\n[ \t>]*(?:\n|(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t])/.exec(text)
  return match ? text.slice(0, match.index) : text
}

function unifyLineEndings(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

// Markup and white space change when a paragraph is re-wrapped or moved into a list; words do not.
function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
