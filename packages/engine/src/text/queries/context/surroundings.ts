import { holdsCodeBlock } from '../../document/code-places.ts'
import { type Document, KIND, SEPARATOR, SHAPE } from '../../document/document.ts'
import { classBit, type WordClass } from '../../document/word-classes.ts'
import { classSet, sentenceHasAny, wordIsAny } from '../class-tests.ts'

/** What surrounds a hit: asked by rules about what is missing, only once something was found. */

const amounts = classSet('month', 'weekday', 'number_word', 'statistic')

/** Whether the word belongs to the class. */
export function isWordOf(document: Document, word: number, name: WordClass): boolean {
  const bit = classBit(name)
  const { classesLow, classesHigh } = document.words
  return ((bit < 32 ? classesLow[word] : classesHigh[word]) & (1 << (bit & 31))) !== 0
}

/** Whether the sentence holds a word of the class. */
export function sentenceHas(document: Document, sentence: number, name: WordClass): boolean {
  const bit = classBit(name)
  const { classesLow, classesHigh } = document.sentences
  return ((bit < 32 ? classesLow[sentence] : classesHigh[sentence]) & (1 << (bit & 31))) !== 0
}

/** Words further away than this belong to another thought; it also bounds the work for each hit. */
const REACH = 60

/** The first and last word of the word's sentence, at most REACH words away. */
export function sentenceEnds(document: Document, word: number): { first: number; last: number } {
  const sentence = document.words.sentences[word]
  const { firstWords, endWords } = document.sentences
  return {
    first: Math.max(firstWords[sentence], word - REACH),
    last: Math.min(endWords[sentence] - 1, word + REACH),
  }
}

/** A number, in digits or words, or a date is near the word in its sentence. */
export function hasAmountNear(document: Document, word: number): boolean {
  const { first, last } = sentenceEnds(document, word)
  return holdsAmount(document, first, last)
}

function holdsAmount(document: Document, first: number, last: number): boolean {
  const { flags } = document.words
  for (let at = first; at <= last; at++) if ((flags[at] & SHAPE.digit) !== 0) return true
  return holdsAmountInWords(document, first, last)
}

function holdsAmountInWords(document: Document, first: number, last: number): boolean {
  if (!sentenceHasAny(document, document.words.sentences[first], amounts)) return false
  for (let at = first; at <= last; at++) {
    // "One" and "second" are most often no amounts.
    if (wordIsAny(document, at, amounts) && !isWeakNumber(document, at)) return true
  }
  return false
}

function isWeakNumber(document: Document, word: number): boolean {
  return /^(one|may|march|half|third|fold|majority|minority|average|rates?|ratio)$/i.test(
    document.textOf(word, word),
  )
}

/** A number, date, name, link, quotation or code is near the word: something to check. */
export function hasDetailNear(document: Document, word: number): boolean {
  const { first, last } = sentenceEnds(document, word)
  return holdsDetail(document, document.words.sentences[word], first, last)
}

/** A number, date, name, link, quotation or code is in the sentence. */
export function hasDetail(document: Document, sentence: number): boolean {
  const { firstWords, endWords } = document.sentences
  return holdsDetail(document, sentence, firstWords[sentence], endWords[sentence] - 1)
}

function holdsDetail(document: Document, sentence: number, first: number, last: number): boolean {
  const { links, punctuation, firstWords } = document.sentences
  if (links[sentence] > 0 || (punctuation[sentence] & SEPARATOR.quote) !== 0) return true
  const { flags } = document.words
  for (let at = first; at <= last; at++) {
    if ((flags[at] & (SHAPE.digit | SHAPE.opaque | SHAPE.allCapitals)) !== 0) return true
    if (at > firstWords[sentence] && isName(document, at)) return true
  }
  return holdsAmountInWords(document, first, last)
}

/** A capitalised word that is more than the pronoun I. */
export function isName(document: Document, word: number): boolean {
  const { flags, starts, ends } = document.words
  if ((flags[word] & SHAPE.capital) === 0 || ends[word] - starts[word] < 2) return false
  return !isWordOf(document, word, 'first_person')
}

/** Words that open the first of several instances. */
const OPENERS = new Set(['first', 'firstly', 'some', 'these', 'here', 'among'])

/**
 * Whether what the word announces is given: after it in its sentence, in the next sentence, or in
 * the list, table or code that follows its block.
 */
export function hasInstanceAfter(document: Document, word: number): boolean {
  const { words, sentences, blocks } = document
  const sentence = words.sentences[word]
  if (givesInstance(document, word + 1, sentences.endWords[sentence], sentences.tails[sentence]))
    return true
  const block = sentences.blocks[sentence]
  const blockEnd = blocks.ends[block]
  if (sentence + 1 < blocks.endSentences[block]) {
    const first = sentences.firstWords[sentence + 1]
    const end = sentences.endWords[sentence + 1]
    if (OPENERS.has(lowerAt(document, first))) return true
    if (sentences.links[sentence + 1] > 0 || isWordOf(document, first, 'number_word')) return true
    return opensWithMarker(document, first, end) || givesInstance(document, first + 1, end, 0)
  }
  const next = block + 1
  if (next >= blocks.count) return holdsCodeBlock(document, blockEnd, blockEnd + 200)
  const kind = blocks.kinds[next]
  if (kind === KIND.list_item || kind === KIND.table_cell) return kind !== blocks.kinds[block]
  const end = Math.min(blocks.starts[next], blockEnd + 200)
  return holdsCodeBlock(document, blockEnd, end)
}

/** "Options like these" gives an instance; "people like it" does not. */
function isVerbLike(document: Document, word: number): boolean {
  return lowerAt(document, word) === 'like' && isWordOf(document, word - 1, 'vague_agent')
}

/** "For example, …", "Such …", "Examples are …". */
function opensWithMarker(document: Document, first: number, end: number): boolean {
  for (let at = first; at < Math.min(end, first + 3); at++) {
    if (isWordOf(document, at, 'concrete_marker') && lowerAt(document, at) !== 'like') return true
  }
  return false
}

function givesInstance(document: Document, from: number, end: number, tail: number): boolean {
  const { separators, flags } = document.words
  let commas = 0
  for (let at = from; at < Math.min(end, from + REACH); at++) {
    if ((separators[at] & (SEPARATOR.colon | SEPARATOR.bracket | SEPARATOR.dash)) !== 0) return true
    if ((flags[at] & (SHAPE.opaque | SHAPE.digit)) !== 0 || isName(document, at)) return true
    if (isWordOf(document, at, 'concrete_marker') && !isVerbLike(document, at)) return true
    if ((separators[at] & SEPARATOR.comma) !== 0) commas++
    if (commas > 1 || document.textOf(at, at) === 'from') return true
  }
  return (tail & SEPARATOR.colon) !== 0
}

/** The word in lower case with straight apostrophes; '' outside the draft. */
export function lowerAt(document: Document, word: number): string {
  if (word < 0 || word >= document.words.count) return ''
  return document.textOf(word, word).toLowerCase().replaceAll('’', "'")
}
