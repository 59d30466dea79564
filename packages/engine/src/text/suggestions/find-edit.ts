import type { TextEdit } from '../../schema/index.ts'
import { blockOf, type Document, type DocumentBlock, KIND } from '../document/document.ts'
import { isQuoted } from './is-quoted.ts'
import { isSureFit } from './is-sure-fit.ts'
import { mendSeams } from './mend-seams.ts'

const MOST_NESTED = 8

/**
 * The exact change of a draft that puts words in place of a range and repairs what is beside them.
 * Null where no program should make it: the words are a heading's or somebody else's, they are not a
 * visible text, or what is left would not read. Words that settings have chosen (`isChosen`) fit wherever they are.
 */
export function findEdit(document: Document, wanted: TextEdit, isChosen = false): TextEdit | null {
  const { source } = document
  const edit = withoutKeptWord(source, wanted)
  const { start, end } = edit
  const block = blockAt(document, start, end)
  // Headings are anchors and quotes are somebody else's words; both stay as they are.
  if (block === null || block.quoted) return null
  if (block.kind !== 'paragraph' && block.kind !== 'list_item' && block.kind !== 'table_cell') {
    return null
  }
  if (touchesAddress(document, start, end) || isQuoted(document, block, edit)) return null
  if (!(isChosen && edit.text !== '') && !isSureFit(document, edit)) return null
  const mended = mendSeams(document, block, edit)
  return mended === null || source.slice(mended.start, mended.end) === mended.text ? null : mended
}

/**
 * “The” in place of “it should be noted that the” deletes the lead-in: whether the word gets a capital
 * is for the sentence to say.
 */
function withoutKeptWord(source: string, edit: TextEdit): TextEdit {
  const { start, end, text } = edit
  const at = end - text.length
  if (text === '' || at <= start) return edit
  if (source.slice(at, end).toLowerCase() !== text.toLowerCase()) return edit
  const leadIn = source.slice(start, at)
  if (!/(?:,|\b(?:that|say))\s+$/i.test(leadIn)) return edit
  return { start, end: start + leadIn.trimEnd().length, text: '' }
}

/** The innermost block around a range, or null when it crosses blocks. */
function blockAt(document: Document, start: number, end: number): DocumentBlock | null {
  const { blocks } = document
  let low = 0
  let high = blocks.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (blocks.starts[middle] <= start) low = middle + 1
    else high = middle
  }
  // The alternative text of an image lies inside the block of the image.
  while (low > 1 && blocks.kinds[low - 1] === KIND.alt_text && blocks.ends[low - 1] <= start) low--
  return low > 0 && end <= blocks.ends[low - 1] ? blockOf(document, low - 1) : null
}

/** Whether a range holds a part of a link or an image that is not its visible text. */
function touchesAddress({ links }: Document, start: number, end: number): boolean {
  let low = 0
  let high = links.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (links[middle].start < end) low = middle + 1
    else high = middle
  }
  // A link may hold images, so the last one that starts before the end is not the only one to ask.
  for (let at = Math.max(0, low - MOST_NESTED); at < low; at++) {
    const { start: from, textStart, textEnd, end: to } = links[at]
    if (start >= textStart && end <= textEnd && textStart > from) continue
    if (start < to && end > from) return true
  }
  return false
}
