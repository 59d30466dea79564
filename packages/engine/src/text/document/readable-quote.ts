/**
 * Words of a draft on one line, as a reader sees them: of a link its text alone, also of one whose
 * start or end is cut off. Emphasis marks stay, since they may be part of what is said.
 */
export function readableQuote(source: string): string {
  return source
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/\]\([^()\s]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
