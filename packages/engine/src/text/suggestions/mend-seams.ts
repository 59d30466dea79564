import type { TextEdit } from '../../schema/index.ts'
import type { Document, DocumentBlock } from '../document/document.ts'
import { sentenceAt } from '../document/sentence-at.ts'
import { cutAround, cutBlock } from './mend-cut.ts'
import { indefiniteArticle } from './replacement-form.ts'
import { startSentence } from './start-sentence.ts'

/** Longest article with the space and the marks after it. */
const ARTICLE_REACH = 12
/** Most marks and stops at the end of a sentence that are looked at. */
const STOP_REACH = 12
const articleBefore = /(?<![\p{L}\p{N}'’-])(an?)(\s+[*_]*)$/iu
const nextWord = /^[\s*_"“‘'(]*([\p{L}\p{N}]+)/u

/**
 * Widens an edit so that the text around it still reads: no doubled space, no comma without a
 * clause, no empty brackets, a capital where a sentence starts, the article that fits. Null when
 * nothing of the block would be left that may stay empty.
 */
export function mendSeams(
  document: Document,
  block: DocumentBlock,
  edit: TextEdit,
): TextEdit | null {
  if (edit.text !== '') return keepLineBreak(document, block, fitArticle(document, block, edit))
  const whole = wholeSentence(document, block, edit)
  if (whole === null || isBetweenCommas(document.source, whole)) return null
  const cut = cutAround(document.source, block, whole, opensSentence(document, edit))
  if (cut === null) return cutBlock(document.source, block)
  const started = startSentence(document, block, cut, edit.start)
  return started === null ? null : fitArticle(document, block, started)
}

/**
 * A deletion that opens a sentence either takes all of it, with its punctuation, or ends where a
 * clause begins. Null for any other: the rest would be no sentence.
 */
function wholeSentence(document: Document, block: DocumentBlock, edit: TextEdit): TextEdit | null {
  const { sentences, words, source } = document
  const index = sentenceAt(document, edit.start)
  const marked = overMarks(source, block, edit)
  if (index < 0 || !opensSentence(document, edit)) return marked
  const lastEnd = words.ends[sentences.endWords[index] - 1]
  if (edit.end >= lastEnd) {
    // “Here is how:” announces what follows.
    const [stop = ''] = /^[*_]*[.!?…]+/.exec(source.slice(lastEnd, lastEnd + STOP_REACH)) ?? []
    if (stop === '') return null
    return overMarks(source, block, { ...edit, end: Math.max(edit.end, lastEnd + stop.length) })
  }
  const opensClause =
    source.charAt(marked.end) === ',' ||
    /(?:,|\b(?:that|say))$/i.test(source.slice(edit.start, edit.end))
  return opensClause ? marked : null
}

/** Whether a range starts with the first word of a sentence. */
function opensSentence(document: Document, { start }: TextEdit): boolean {
  const { sentences, words } = document
  const index = sentenceAt(document, start)
  return index >= 0 && words.starts[sentences.firstWords[index]] === start
}

/** Widens a range over the emphasis marks that are close around it and would be left empty. */
function overMarks(source: string, block: DocumentBlock, edit: TextEdit): TextEdit {
  let { start, end } = edit
  while (start > block.start && end < block.end) {
    const mark = source.charAt(end)
    if ((mark !== '*' && mark !== '_') || source.charAt(start - 1) !== mark) break
    start--
    end++
  }
  return { ...edit, start, end }
}

/** Whether one comma has to stay behind is for a reader to say: “In May, of course, it rained.” */
function isBetweenCommas(source: string, { start, end }: TextEdit): boolean {
  return (
    /,\s*$/.test(source.slice(Math.max(0, start - 8), start)) &&
    (source.charAt(end) === ',' || source.charAt(end - 1) === ',')
  )
}

/** Puts the article that fits where the word after it changed its first sound. */
function fitArticle({ source }: Document, block: DocumentBlock, edit: TextEdit): TextEdit {
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

/** A line break inside the words that go is put after the words that come. */
function keepLineBreak({ source }: Document, block: DocumentBlock, edit: TextEdit): TextEdit {
  const gone = source.slice(edit.start, edit.end)
  const [lineBreak] = /\r?\n[ \t]*/.exec(gone) ?? []
  if (lineBreak === undefined || edit.text.includes('\n')) return edit
  const after = source.slice(edit.end, Math.min(block.end, edit.end + 2))
  if (!/^ [\p{L}]/u.test(after)) return edit
  return { ...edit, end: edit.end + 1, text: edit.text + lineBreak }
}
