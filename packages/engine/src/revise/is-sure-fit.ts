import type { Document } from '../text/document.ts'
import { sentenceAt } from '../text/sentence-at.ts'
import { doubtfulFits } from './doubtful-fits.ts'

/** How much of the text around an edit is looked at, on each side. */
const REACH = 60

/** Whether a suggestion may be followed without a reader: its words fit where they would stand. */
export function isSureFit(document: Document, start: number, end: number): boolean {
  const { source, sentences } = document
  const gone = source
    .slice(start, end)
    .toLowerCase()
    .replace(/[*_]+/g, '')
    .replace(/[\s-]+/g, ' ')
  const sentence = sentenceAt(document, start)
  const from = Math.max(start - REACH, sentence < 0 ? 0 : sentences.starts[sentence])
  const before = source.slice(from, start).toLowerCase().replace(/\s+/g, ' ')
  const after = source
    .slice(end, end + REACH)
    .toLowerCase()
    .replace(/\s+/g, ' ')
  return !doubtfulFits.some(
    (fit) =>
      fit.gone.test(gone) &&
      (fit.before === undefined || fit.before.test(before)) &&
      (fit.after === undefined || fit.after.test(after)),
  )
}
