import { type Document, KIND, SEPARATOR, SHAPE } from '../document/document.ts'
import { type Extent, wholeOf } from '../document/extent.ts'
import { createScratchList } from '../document/scratch-list.ts'
import { wordLists } from '../lexicons/word-lists.ts'

const classNames = Object.keys(wordLists)

/** Rhythm and style of a whole draft; every one a rate, so that length does not enter. */
const measures = [
  'mean_sentence_words',
  'sentence_spread',
  'longest_sentence_ratio',
  'short_sentence_share',
  'long_sentence_share',
  'mean_word_letters',
  'long_word_share',
  'distinct_word_share',
  'once_word_share',
  'unclassed_word_share',
  'repeated_start_share',
  'paragraph_spread',
  'comma_rate',
  'semicolon_rate',
  'colon_rate',
  'dash_rate',
  'bracket_rate',
  'question_share',
  'exclamation_share',
  'quote_share',
  'hyphen_rate',
  'number_rate',
  'name_rate',
  'all_capitals_rate',
  'contraction_rate',
  'list_share',
  'heading_share',
  'link_rate',
  'opaque_rate',
] as const

/** Names of the document features, in order. */
export const documentFeatureNames: readonly string[] = [
  ...measures,
  ...classNames.map((name) => `class_${name}`),
]

const CLASSES_AT = measures.length

type Measure = (typeof measures)[number]

const places = Object.fromEntries(measures.map((name, place) => [name, place])) as Readonly<
  Record<Measure, number>
>

function at(name: Measure): number {
  return places[name]
}

/** Window of the type-token measures, so that they do not fall with length (MATTR, Covington and McFall 2010). */
const WINDOW = 100

const lendLengths = createScratchList()
const lendParagraphs = createScratchList()

/** How often each bit of the separators was seen in the draft that is measured. */
const marks = new Uint32Array(16)

/** Measures a draft or a part of one: one linear pass; an empty draft gives zeros. */
export function documentFeatures(
  document: Document,
  extent: Extent = wholeOf(document),
): Float64Array {
  const out = new Float64Array(documentFeatureNames.length)
  addWords(document, extent, out)
  addMarks(extent, out)
  addLengths(document, extent, out)
  addShares(document, extent, out)
  addVariety(document, extent, out)
  return out
}

/** Rates of words by shape and by class; counts the separators in `marks` on the way. */
function addWords(document: Document, extent: Extent, out: Float64Array): void {
  const { words, sentences } = document
  let letters = 0
  let long = 0
  let unclassed = 0
  let contractions = 0
  let opaque = 0
  let numbers = 0
  let capitals = 0
  let names = 0
  marks.fill(0)
  for (let word = extent.firstWord; word < extent.endWord; word++) {
    const flags = words.flags[word]
    const separator = words.separators[word]
    for (let bits = separator; bits !== 0; bits &= bits - 1) marks[31 - Math.clz32(bits & -bits)]++
    if ((flags & SHAPE.opaque) !== 0) {
      opaque++
      continue
    }
    const length = words.lengths[word]
    letters += length
    if (length > 7) long++
    if ((words.classesLow[word] | words.classesHigh[word]) === 0) unclassed++
    if ((flags & SHAPE.digit) !== 0) numbers++
    if ((flags & SHAPE.allCapitals) !== 0) capitals++
    if ((flags & SHAPE.capital) !== 0 && word !== sentences.firstWords[words.sentences[word]]) {
      names++
    }
    if (length > 2 && (flags & SHAPE.plain) === 0 && isContraction(document, word)) contractions++
    for (let bits = words.classesLow[word]; bits !== 0; bits &= bits - 1) {
      out[CLASSES_AT + 31 - Math.clz32(bits & -bits)]++
    }
    for (let bits = words.classesHigh[word]; bits !== 0; bits &= bits - 1) {
      out[CLASSES_AT + 63 - Math.clz32(bits & -bits)]++
    }
  }
  const count = Math.max(1, extent.proseWords)
  for (let index = CLASSES_AT; index < out.length; index++) out[index] /= count
  out[at('opaque_rate')] = opaque / count
  out[at('number_rate')] = numbers / count
  out[at('all_capitals_rate')] = capitals / count
  out[at('name_rate')] = names / count
  out[at('mean_word_letters')] = letters / count
  out[at('long_word_share')] = long / count
  out[at('unclassed_word_share')] = unclassed / count
  out[at('contraction_rate')] = contractions / count
}

/** Rates of links and of the marks that were counted in `marks`. */
function addMarks(extent: Extent, out: Float64Array): void {
  const count = Math.max(1, extent.proseWords)
  const rateOf = (separator: number): number => marks[31 - Math.clz32(separator)] / count
  out[at('link_rate')] = extent.links / count
  out[at('comma_rate')] = rateOf(SEPARATOR.comma)
  out[at('semicolon_rate')] = rateOf(SEPARATOR.semicolon)
  out[at('colon_rate')] = rateOf(SEPARATOR.colon)
  out[at('dash_rate')] = rateOf(SEPARATOR.dash)
  out[at('bracket_rate')] = rateOf(SEPARATOR.bracket)
  out[at('hyphen_rate')] = rateOf(SEPARATOR.hyphen)
}

/** How long sentences are, and how their lengths spread. */
function addLengths(document: Document, extent: Extent, out: Float64Array): void {
  const lengths = sentenceLengths(document, extent)
  const { mean, spread } = meanAndSpread(lengths)
  out[at('mean_sentence_words')] = mean
  out[at('sentence_spread')] = spread
  const total = Math.max(1, lengths.length)
  let longest = 0
  let shortShare = 0
  let longShare = 0
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i]
    if (length > longest) longest = length
    if (length < 8) shortShare += 1 / total
    if (length > 30) longShare += 1 / total
  }
  out[at('short_sentence_share')] = shortShare
  out[at('long_sentence_share')] = longShare
  out[at('longest_sentence_ratio')] = mean > 0 ? longest / mean : 0
}

/** Words of each sentence of running text; they hold until the next draft is read. */
function sentenceLengths(document: Document, extent: Extent): Int32Array {
  const { blocks, sentences } = document
  const lengths = lendLengths(extent.endSentence - extent.firstSentence)
  let count = 0
  for (let index = extent.firstSentence; index < extent.endSentence; index++) {
    const kind = blocks.kinds[sentences.blocks[index]]
    if (kind !== KIND.paragraph && kind !== KIND.list_item) continue
    lengths[count++] = sentences.endWords[index] - sentences.firstWords[index]
  }
  return lengths.subarray(0, count)
}

/** Mean and coefficient of variation. */
function meanAndSpread(values: Int32Array): { mean: number; spread: number } {
  if (values.length === 0) return { mean: 0, spread: 0 }
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]
  const mean = sum / values.length
  let squares = 0
  for (let i = 0; i < values.length; i++) squares += (values[i] - mean) ** 2
  return { mean, spread: mean > 0 ? Math.sqrt(squares / values.length) / mean : 0 }
}

function addShares(document: Document, extent: Extent, out: Float64Array): void {
  const { blocks, sentences, words } = document
  const total = Math.max(1, extent.endSentence - extent.firstSentence)
  let previous = 0
  let questions = 0
  let exclamations = 0
  let quotes = 0
  let repeated = 0
  for (let index = extent.firstSentence; index < extent.endSentence; index++) {
    if ((sentences.tails[index] & SEPARATOR.question) !== 0) questions += 1 / total
    if ((sentences.tails[index] & SEPARATOR.exclamation) !== 0) exclamations += 1 / total
    if ((sentences.punctuation[index] & SEPARATOR.quote) !== 0) quotes += 1 / total
    const start = words.hashes[sentences.firstWords[index]]
    if (start === previous) repeated += 1 / total
    previous = start
  }
  out[at('question_share')] = questions
  out[at('exclamation_share')] = exclamations
  out[at('quote_share')] = quotes
  out[at('repeated_start_share')] = repeated
  const paragraphs = lendParagraphs(extent.endBlock - extent.firstBlock)
  let paragraphCount = 0
  let lists = 0
  let headings = 0
  for (let block = extent.firstBlock; block < extent.endBlock; block++) {
    const kind = blocks.kinds[block]
    const length = blocks.endWords[block] - blocks.firstWords[block]
    const share = length / Math.max(1, extent.endWord - extent.firstWord)
    if (kind === KIND.list_item) lists += share
    if (kind === KIND.heading) headings += share
    if (kind === KIND.paragraph) paragraphs[paragraphCount++] = length
  }
  out[at('list_share')] = lists
  out[at('heading_share')] = headings
  out[at('paragraph_spread')] = meanAndSpread(paragraphs.subarray(0, paragraphCount)).spread
}

/** Slots of the table of a window's words; a power of two above twice the window. */
const SLOTS = 256
/** The table, used again for each window of each draft. */
const hashes = new Uint32Array(SLOTS)
const counts = new Uint8Array(SLOTS)

/** Distinct and once-only words as shares of consecutive windows of WINDOW words. */
function addVariety({ words }: Document, extent: Extent, out: Float64Array): void {
  const { firstWord, endWord } = extent
  const size = Math.min(WINDOW, endWord - firstWord)
  if (size === 0) return
  let distinct = 0
  let once = 0
  let windows = 0
  for (let start = firstWord; start + size <= endWord; start += size) {
    counts.fill(0)
    let different = 0
    let single = 0
    for (let word = start; word < start + size; word++) {
      const hash = words.hashes[word]
      let slot = hash & (SLOTS - 1)
      while (counts[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & (SLOTS - 1)
      hashes[slot] = hash
      const count = ++counts[slot]
      if (count === 1) {
        different++
        single++
      } else if (count === 2) single--
    }
    distinct += different / size
    once += single / size
    windows++
  }
  out[at('distinct_word_share')] = distinct / windows
  out[at('once_word_share')] = once / windows
}

function isContraction(document: Document, word: number): boolean {
  const { starts, ends } = document.words
  for (let at = starts[word] + 1; at < ends[word] - 1; at++) {
    const unit = document.codes[at]
    if (unit === 0x27 || unit === 0x2019) return document.codes[at + 1] !== 0x73
  }
  return false
}
