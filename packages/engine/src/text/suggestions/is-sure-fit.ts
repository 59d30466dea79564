import type { TextEdit } from '../../schema/index.ts'
import type { Document } from '../document/document.ts'
import { sentenceAt } from '../document/sentence-at.ts'
import { doubtfulFits } from './doubtful-fits.ts'

/** How much of the text around an edit is looked at, on each side. */
const REACH = 60

/** Whether a replacement may be followed without a reader: its words fit where they would be. */
export function isSureFit(document: Document, { start, end, text }: TextEdit): boolean {
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
  if (text !== '' && isTitled(source, from, start, end)) return false
  if (isShouted(source.slice(start, end), text)) return false
  if (sentence >= 0 && !isInItsPlace(document, sentence, start)) return false
  return !doubtfulFits.some(
    (fit) =>
      fit.gone.test(gone) &&
      (fit.before === undefined || fit.before.test(before)) &&
      (fit.after === undefined || fit.after.test(after)),
  )
}

/** Whether words in capitals would go: “PLEASE NOTE THAT”, “the EXACT same”. */
function isShouted(gone: string, text: string): boolean {
  const [first = ''] = /[\p{L}\p{N}'’]+/u.exec(gone) ?? []
  return /^\p{Lu}{2,}$/u.test(first) && !text.includes(first)
}

/** Words with a capital open their sentence, or follow a colon; anywhere else the capital means something. */
function isInItsPlace({ source, words, sentences }: Document, sentence: number, start: number) {
  if (!/^\p{Lu}/u.test(source.slice(start, start + 2))) return true
  const before = source.slice(Math.max(0, start - 4), start)
  if (words.starts[sentences.firstWords[sentence]] === start) return !/[.!?]$/.test(before)
  return /:[*_]*\s+$/.test(before)
}

/** Whether the words are part of a title or a name, as “Utilize” is in “How to Utilize People”. */
function isTitled(source: string, from: number, start: number, end: number): boolean {
  const gone = source.slice(start, end)
  const isCapital = (text: string | undefined) => text !== undefined && /^\p{Lu}/u.test(text)
  const [, last] = /([\p{L}\p{N}'’-]+)\W*$/u.exec(gone) ?? []
  const [, next] = /^[\s*_[]*([\p{L}\p{N}'’-]+)/u.exec(source.slice(end, end + REACH)) ?? []
  if (isCapital(last) && isCapital(next) && next !== 'I') return true
  const [, previous] = /([\p{L}\p{N}'’-]+)[\s*_]*$/u.exec(source.slice(from, start)) ?? []
  return isCapital(gone.trimStart()) && isCapital(previous) && previous !== 'I'
}
