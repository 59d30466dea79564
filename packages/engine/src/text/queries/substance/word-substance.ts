import { type Document, KIND, SEPARATOR, SHAPE } from '../../document/document.ts'
import { createHashTable, placeOf } from '../../document/hash-table.ts'
import { hashWord, UNKNOWN } from '../../document/vocabulary.ts'
import * as lexicon from '../../lexicons/substance-words.ts'
import { classSet, wordIsAny } from '../class-tests.ts'
import { hashedWords } from '../hashed-words.ts'

/**
 * What a word of running text is to a reader who asks for something specific. The kind of a word depends
 * on the word itself, and a word put before it can only raise it from `neutral` to `name`: so that a number or
 * a name that is put into a draft never takes anything specific away.
 */
export const SUBSTANCE = {
  /** Not in a paragraph or an item of a list. */
  outside: 0,
  plain: 1,
  /** Neither specific nor counted as text: articles, prepositions, units, words in capitals, the words of a link. */
  neutral: 2,
  name: 3,
  /** A number, date, version, inline code, address. */
  specific: 4,
} as const

/** Bits of a word that a lexicon knows. */
export const MARK = {
  quality: 1,
  gain: 2,
  rank: 4,
  study: 8,
  people: 16,
  cause: 32,
  guess: 64,
  limit: 128,
  reason: 256,
  order: 512,
  pointer: 1024,
  condition: 2048,
  own: 4096,
} as const

/** What is known of every word of a draft. */
export interface WordSubstance {
  /** Numbers of SUBSTANCE. */
  readonly kinds: Uint8Array
  /** Bits of MARK; 0 for what is specific, in a link or outside. */
  readonly marks: Uint16Array
  /** 1 where a link begins at or before the word, after the word before. */
  readonly links: Uint8Array
  /** 1 for the words of a link. */
  readonly linked: Uint8Array
}

const listed = new Map<string, number>()
for (const [bit, list] of [
  [MARK.quality, lexicon.qualityWords],
  [MARK.gain, lexicon.gainWords],
  [MARK.rank, lexicon.rankWords],
  [MARK.study, lexicon.studyWords],
  [MARK.people, lexicon.peopleWords],
  [MARK.cause, lexicon.causeWords],
  [MARK.guess, lexicon.guessWords],
  [MARK.limit, lexicon.limitWords],
  [MARK.reason, lexicon.reasonWords],
  [MARK.order, lexicon.orderWords],
  [MARK.pointer, lexicon.pointerWords],
  [MARK.condition, lexicon.conditionWords],
  [MARK.own, lexicon.ownAccountWords],
] as const) {
  for (const word of list) listed.set(word, (listed.get(word) ?? 0) | bit)
}
/** A bit beside those of MARK, so that one look tells both. */
const LABEL = 8192
for (const word of lexicon.labelWords) listed.set(word, (listed.get(word) ?? 0) | LABEL)
const marksTable = createHashTable([...listed.keys()].map(hashWord))
const marksAt = Uint16Array.from(listed.values())

const parts = hashedWords(lexicon.partWords)
const dates = classSet('month', 'weekday')
/** What comes with a number or a name, and counts as little as they do. */
const company = classSet(
  'measure_unit',
  'time_unit',
  'number_word',
  'article',
  'preposition',
  'title_abbreviation',
)
const praise = classSet('puffery', 'inflated_adjective')
const one = hashWord('one')
const STOPS =
  SEPARATOR.period |
  SEPARATOR.question |
  SEPARATOR.exclamation |
  SEPARATOR.colon |
  SEPARATOR.semicolon

/** Whether a block is running text. */
export function isRunningText({ blocks }: Document, block: number): boolean {
  const kind = blocks.kinds[block]
  return kind === KIND.paragraph || kind === KIND.list_item
}

/** Reads the words of the running text, in one walk. */
export function readWordSubstance(document: Document): WordSubstance {
  const { blocks, words } = document
  const { count } = words
  const kinds = new Uint8Array(count)
  const marks = new Uint16Array(count)
  const links = new Uint8Array(count)
  const linked = new Uint8Array(count)
  const sources = document.links
  let next = 0
  let linkEnd = 0
  for (let block = 0; block < blocks.count; block++) {
    if (!isRunningText(document, block)) continue
    const first = blocks.firstWords[block]
    const end = blocks.endWords[block]
    for (; next < sources.length && sources[next].end <= blocks.starts[block]; next++);
    for (let word = first; word < end; word++) {
      for (; next < sources.length && sources[next].start < words.ends[word]; next++) {
        if (sources[next].kind === 'image') continue
        links[word] = 1
        linkEnd = Math.max(linkEnd, sources[next].end)
      }
      const isLinked = words.starts[word] < linkEnd
      if (isLinked) linked[word] = 1
      const isSpecific = isSpecificWord(document, word)
      if (isSpecific && !isPart(document, word, first)) {
        kinds[word] = SUBSTANCE.specific
        continue
      }
      if (isLinked) {
        kinds[word] = SUBSTANCE.neutral
        continue
      }
      const listed = listedAs(words.hashes[word])
      kinds[word] = isSpecific ? SUBSTANCE.neutral : kindOf(document, word, first, listed)
      const marked = listed & ~LABEL
      marks[word] = wordIsAny(document, word, praise) ? marked | MARK.quality : marked
    }
  }
  return { kinds, marks, links, linked }
}

/** A number, date or code by itself: its place in the draft does not matter. */
export function isSpecificWord(document: Document, word: number): boolean {
  const flags = document.words.flags[word]
  if ((flags & (SHAPE.opaque | SHAPE.digit)) !== 0) return true
  return (flags & SHAPE.capital) !== 0 && wordIsAny(document, word, dates)
}

/** A number after a word such as “step” is a part of what is written, not a figure. */
function isPart({ words }: Document, word: number, first: number): boolean {
  return (
    (words.flags[word] & SHAPE.number) !== 0 && word > first && parts.has(words.hashes[word - 1])
  )
}

/** What a word is that is not specific. */
function kindOf(document: Document, word: number, first: number, listed: number): number {
  const { words } = document
  const flags = words.flags[word]
  if ((flags & SHAPE.capital) !== 0) {
    const isName =
      words.ids[word] === UNKNOWN &&
      (flags & SHAPE.allCapitals) === 0 &&
      word > first &&
      (words.separators[word] & STOPS) === 0
    return isName ? SUBSTANCE.name : SUBSTANCE.neutral
  }
  return isListedCompany(document, word, listed) ? SUBSTANCE.neutral : SUBSTANCE.plain
}

/** An article, a preposition, a unit, a number in words other than “one”, or a label such as “version”. */
export function isCompany(document: Document, word: number): boolean {
  return isListedCompany(document, word, listedAs(document.words.hashes[word]))
}

function isListedCompany(document: Document, word: number, listed: number): boolean {
  if ((listed & LABEL) !== 0) return true
  return wordIsAny(document, word, company) && document.words.hashes[word] !== one
}

/** Bits of MARK and LABEL of a word, by its hash. */
function listedAs(hash: number): number {
  const place = placeOf(marksTable, hash)
  return place < 0 ? 0 : marksAt[place]
}
