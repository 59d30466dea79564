import type { Document, DocumentBlock } from '../text/document.ts'
import { sentenceAt } from '../text/sentence-at.ts'
import { indefiniteArticle } from '../text/suggestions/replacement-form.ts'
import type { Edit } from './edit.ts'
import { cutAround, cutBlock } from './mend-cut.ts'

/** Longest article with the space and the marks behind it. */
const ARTICLE_REACH = 12
const articleBefore = /(?<![\p{L}\p{N}'’-])(an?)(\s+[*_]*)$/iu
const nextWord = /^[\s*_"“‘'(]*([\p{L}\p{N}]+)/u

/**
 * Widens an edit so that the text around it still reads: no doubled space, no comma without a
 * clause, no empty brackets, a capital where a sentence starts, the article that fits. Null when
 * nothing of the block would be left that may stay empty.
 */
export function mendSeams(document: Document, block: DocumentBlock, edit: Edit): Edit | null {
  if (edit.text !== '') return keepLineBreak(document, block, fitArticle(document, block, edit))
  const whole = wholeSentence(document, edit)
  if (whole === null || isBetweenCommas(document.source, whole)) return null
  const cut = cutAround(document.source, block, whole)
  if (cut === null) return cutBlock(document.source, block)
  return fitArticle(document, block, startWithCapital(document, block, cut, whole.start))
}

/**
 * A deletion that opens a sentence either takes all of it, with its punctuation, or ends where a
 * clause begins. Null for any other: the rest would be no sentence.
 */
function wholeSentence(document: Document, edit: Edit): Edit | null {
  const { sentences, words, source } = document
  const index = sentenceAt(document, edit.start)
  if (index < 0 || words.starts[sentences.firstWords[index]] !== edit.start) return edit
  if (words.ends[sentences.endWords[index] - 1] === edit.end) {
    const end = Math.max(edit.end, sentences.ends[index])
    // “Here is how:” announces what follows.
    return /^[.!?…]/.test(source.slice(edit.end, end)) ? { ...edit, end } : null
  }
  const opensClause =
    source.charAt(edit.end) === ',' || /\bthat$/i.test(source.slice(edit.start, edit.end))
  return opensClause ? edit : null
}

/** Whether one comma has to stay behind is for a reader to say: “In May, of course, it rained.” */
function isBetweenCommas(source: string, { start, end }: Edit): boolean {
  return /,\s*$/.test(source.slice(Math.max(0, start - 8), start)) && source.charAt(end) === ','
}

function startWithCapital(
  document: Document,
  block: DocumentBlock,
  cut: Edit,
  deletedFrom: number,
): Edit {
  const { source, sentences } = document
  const sentence = sentenceAt(document, deletedFrom)
  if (sentence < 0) return cut
  const before = source.slice(sentences.starts[sentence], deletedFrom)
  if (!/^[\s*_"“‘'(]*$/.test(before) || cut.end >= sentences.ends[sentence]) return cut
  const rest = source.slice(cut.end, Math.min(block.end, cut.end + ARTICLE_REACH * 4))
  const [, lead, word] = /^(\s*[*_["“‘'(]*)(\p{Ll}[\p{L}\p{N}]*)/u.exec(rest) ?? []
  // A name such as iPhone keeps its form.
  if (lead === undefined || word === undefined || /\p{Lu}/u.test(word)) return cut
  const end = cut.end + lead.length + 1
  return { ...cut, end, text: cut.text + lead + word.charAt(0).toUpperCase() }
}

/** Puts the article that fits where the word behind it changed its first sound. */
function fitArticle({ source }: Document, block: DocumentBlock, edit: Edit): Edit {
  const reach = source.slice(Math.max(block.start, edit.start - ARTICLE_REACH), edit.start)
  const [found, article, gap] = articleBefore.exec(reach) ?? []
  if (found === undefined || article === undefined || gap === undefined) return edit
  const after = source.slice(edit.end, Math.min(block.end, edit.end + ARTICLE_REACH * 4))
  const before = source.slice(edit.start, Math.min(block.end, edit.start + ARTICLE_REACH * 4))
  const [, old] = nextWord.exec(before) ?? []
  const [, fresh] = nextWord.exec(edit.text + after) ?? []
  if (old === undefined || fresh === undefined) return edit
  // An article that did not follow the spelling before is the writer's choice.
  if (indefiniteArticle(old) !== article.toLowerCase()) return edit
  const fitting = indefiniteArticle(fresh)
  if (fitting === article.toLowerCase()) return edit
  const cased = article.charAt(0) === 'A' ? `A${fitting.slice(1)}` : fitting
  return { ...edit, start: edit.start - found.length, text: cased + gap + edit.text }
}

/** A line break inside the words that go is put behind the words that come. */
function keepLineBreak({ source }: Document, block: DocumentBlock, edit: Edit): Edit {
  const gone = source.slice(edit.start, edit.end)
  const [lineBreak] = /\r?\n[ \t]*/.exec(gone) ?? []
  if (lineBreak === undefined || edit.text.includes('\n')) return edit
  const after = source.slice(edit.end, Math.min(block.end, edit.end + 2))
  if (!/^ [\p{L}]/u.test(after)) return edit
  return { ...edit, end: edit.end + 1, text: edit.text + lineBreak }
}
