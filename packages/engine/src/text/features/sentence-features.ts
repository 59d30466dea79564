import { type Document, KIND, SEPARATOR, SHAPE } from '../document/document.ts'
import { wordLists } from '../lexicons/word-lists.ts'
import { suffixes } from '../segment/suffixes.ts'
import { CONCRETE_CLASSES, isOpen, ROLE, roleOf, tellsNames } from './word-roles.ts'

/** What the roles of its words say of a sentence; see `word-roles.ts`. */
export const contentMeasures = [
  'content_log_words',
  'content_root_words',
  'content_mean_letters',
  'names',
  'concrete_root',
  'is_concrete',
  'unclassed_root',
  'long_root',
] as const

/** What is measured of one sentence; the input of every sentence model, in this order. */
const measures = [
  'log_words',
  'mean_letters',
  'unclassed_share',
  'long_share',
  'numbers',
  'capitals',
  'all_capitals',
  'opaque',
  'links',
  'quotes',
  'brackets',
  'commas',
  'colons',
  'dashes',
  'hyphens',
  'percents',
  'symbols',
  'question',
  'exclamation',
  'is_heading',
  'is_list_item',
  'root_words',
  'twenties',
  ...contentMeasures,
] as const

const classNames = Object.keys(wordLists)

/** Names of all sentence features, in order. */
export const sentenceFeatureNames: readonly string[] = [
  ...measures,
  ...classNames.map((name) => `class_${name}`),
  ...suffixes.map((suffix) => `suffix_${suffix}`),
]

const CLASSES_AT = measures.length
const SUFFIXES_AT = CLASSES_AT + classNames.length

/** Counts above this say no more about one sentence. */
const MOST = 4
/** Words beyond this many are no longer one thought: no labelled text was longer. */
const LONGEST = 120

/** The features of what was read last. */
export interface SentenceFeatures {
  /** One value a name. */
  readonly values: Float64Array
  /** The places that are not zero, rising, of which `count` count. */
  readonly present: Uint8Array
  count: number
  /** How many words are content words. */
  contentWords: number
  /** Whether capitals tell names among its words. */
  tellsNames: boolean
  /** Its words that are concrete but not of `closedWords`; their letters may be those of any word. */
  readonly openConcrete: number[]
}

/** A buffer for the features of one sentence after the other. */
export function createSentenceFeatures(): SentenceFeatures {
  const { length } = sentenceFeatureNames
  return {
    values: new Float64Array(length),
    present: new Uint8Array(length),
    count: 0,
    contentWords: 0,
    tellsNames: false,
    openConcrete: [],
  }
}

/** Reads the features of the sentences `from` to `to` (not included) as of one. */
export function readSentenceFeatures(
  document: Document,
  from: number,
  to: number,
  features: SentenceFeatures,
): void {
  const { words, sentences } = document
  const { values: out, present, openConcrete } = features
  openConcrete.length = 0
  // Most features of a sentence are zero, so only the others are cleared.
  for (let i = 0; i < features.count; i++) out[present[i]] = 0
  let letters = 0
  let unclassed = 0
  let long = 0
  let prose = 0
  let allLow = 0
  let allHigh = 0
  let endings = 0
  let content = 0
  let contentLetters = 0
  let concrete = 0
  let names = 0
  const first = sentences.firstWords[from]
  const end = sentences.endWords[to - 1]
  const tells = tellsNames(words, first, end)
  for (let word = first; word < end; word++) {
    const flags = words.flags[word]
    const isFirst = word === sentences.firstWords[words.sentences[word]]
    const separator = isFirst
      ? words.separators[word] & (SEPARATOR.quote | SEPARATOR.bracket)
      : words.separators[word]
    if (separator !== 0) countSeparator(separator, out)
    if ((flags & SHAPE.opaque) !== 0) {
      out[7]++
      concrete++
      continue
    }
    const role = roleOf(words, word, isFirst, tells)
    prose++
    letters += words.lengths[word]
    const isConcrete = role === ROLE.concrete
    const low = words.classesLow[word] & (isConcrete ? CONCRETE_CLASSES.low : -1)
    const high = words.classesHigh[word] & (isConcrete ? CONCRETE_CLASSES.high : -1)
    if ((low | high) === 0) unclassed++
    if ((flags & SHAPE.digit) !== 0) out[4]++
    if ((flags & SHAPE.capital) !== 0 && !isFirst) out[5]++
    if ((flags & SHAPE.allCapitals) !== 0) out[6]++
    allLow |= low
    allHigh |= high
    for (let bits = low; bits !== 0; bits &= bits - 1) out[CLASSES_AT + lowestOf(bits)]++
    for (let bits = high; bits !== 0; bits &= bits - 1) out[CLASSES_AT + 32 + lowestOf(bits)]++
    const suffix = words.suffixes[word]
    if ((suffix & 1) !== 0) long++
    if (role === ROLE.content) {
      content++
      contentLetters += words.lengths[word]
    } else if (isConcrete) {
      concrete++
      if (isOpen(flags)) openConcrete.push(word)
      // What is concrete, has no class and no digit is a name.
      if ((low | high) === 0 && (flags & SHAPE.digit) === 0) names++
      continue
    }
    if (suffix > 1) {
      out[SUFFIXES_AT + (suffix >> 1) - 1]++
      endings |= 1 << ((suffix >> 1) - 1)
    }
  }
  const count = Math.max(1, prose)
  out[0] = Math.log(1 + prose)
  out[1] = letters / count
  out[2] = unclassed / count
  out[3] = long / count
  for (let sentence = from; sentence < to; sentence++) {
    out[8] += sentences.links[sentence]
    const tail = sentences.tails[sentence]
    if (tail !== 0) countSeparator(tail & ~(SEPARATOR.period | SEPARATOR.hyphen), out)
  }
  const kind = document.blocks.kinds[sentences.blocks[from]]
  if (kind === KIND.heading) out[19] = 1
  if (kind === KIND.list_item) out[20] = 1
  for (let at = 4; at < 21; at++) if (out[at] > MOST) out[at] = MOST
  const length = Math.min(prose, LONGEST)
  out[21] = Math.sqrt(length)
  out[22] = length / 20
  out[23] = Math.log(1 + content)
  out[24] = Math.sqrt(Math.min(content, LONGEST))
  out[25] = contentLetters / Math.max(1, content)
  out[26] = Math.min(names, MOST)
  out[27] = Math.sqrt(concrete)
  out[28] = concrete > 0 ? 1 : 0
  out[29] = Math.sqrt(unclassed)
  out[30] = Math.sqrt(long)
  features.contentWords = content
  features.tellsNames = tells
  listPresent(features, allLow, allHigh, endings)
}

/** Notes what is not zero; of classes and endings the bits are known, and counts have their limit. */
function listPresent(features: SentenceFeatures, low: number, high: number, endings: number): void {
  const { values, present } = features
  let count = 0
  for (let at = 0; at < CLASSES_AT; at++) if (values[at] !== 0) present[count++] = at
  const firstCount = count
  for (let bits = low; bits !== 0; bits &= bits - 1) present[count++] = CLASSES_AT + lowestOf(bits)
  for (let bits = high; bits !== 0; bits &= bits - 1)
    present[count++] = CLASSES_AT + 32 + lowestOf(bits)
  for (let bits = endings; bits !== 0; bits &= bits - 1)
    present[count++] = SUFFIXES_AT + lowestOf(bits)
  for (let i = firstCount; i < count; i++) {
    if (values[present[i]] > MOST) values[present[i]] = MOST
  }
  features.count = count
}

function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

function countSeparator(separator: number, out: Float64Array): void {
  if ((separator & SEPARATOR.quote) !== 0) out[9]++
  if ((separator & SEPARATOR.bracket) !== 0) out[10]++
  if ((separator & SEPARATOR.comma) !== 0) out[11]++
  if ((separator & (SEPARATOR.colon | SEPARATOR.semicolon)) !== 0) out[12]++
  if ((separator & SEPARATOR.dash) !== 0) out[13]++
  if ((separator & SEPARATOR.hyphen) !== 0) out[14]++
  if ((separator & SEPARATOR.percent) !== 0) out[15]++
  if ((separator & (SEPARATOR.symbol | SEPARATOR.slash)) !== 0) out[16]++
  if ((separator & SEPARATOR.question) !== 0) out[17] = 1
  if ((separator & SEPARATOR.exclamation) !== 0) out[18] = 1
}
