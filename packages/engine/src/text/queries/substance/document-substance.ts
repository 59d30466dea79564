import { nextCodeBlock } from '../../document/code-places.ts'
import { type Document, KIND, SEPARATOR, SHAPE } from '../../document/document.ts'
import { createScratchList } from '../../document/scratch-list.ts'
import { UNKNOWN } from '../../document/vocabulary.ts'
import { countRepeats } from './repeated-content.ts'
import { MARK, readWordSubstance, SUBSTANCE, type WordSubstance } from './word-substance.ts'

/** Plain words on each side that a number, a name of code or a link makes specific: about a sentence. */
const REACH = 9
/** A block of code shows what the paragraph before and after it says. */
const CODE_REACH = 2 * REACH
/** What lies between two blocks, in words. */
const BLOCK_GAP = 4
/** A section with fewer plain words says nothing that could be specific. */
const FEWEST_WORDS = 6
/** One number, name of code or link is enough for so many plain words: a short paragraph. */
const WORDS_PER_SPECIFIC = 30
/** A word of more letters is long. */
const LONG = 8
const FAR = 1 << 29

/** The blocks from one heading to the next. */
export interface Section {
  readonly firstBlock: number
  /** Exclusive. */
  readonly endBlock: number
  /** Plain words of its running text. */
  readonly words: number
  /** Numbers, dates, code, links and blocks of code in it. */
  readonly specifics: number
}

/** How often something was seen in the running text of a draft. */
export interface SubstanceCounts {
  /** Words of running text that are neither specific nor names, links, units or in capitals. */
  plain: number
  /** Plain words further than a sentence from anything specific. */
  uncovered: number
  /** Plain words of sections that have too little that is specific for them. */
  bare: number
  /** Plain words that no list knows: words of the subject. */
  unknown: number
  long: number
  /** Numbers, dates and inline code, with those of headings and tables. */
  specific: number
  names: number
  /** Links that are no images. */
  links: number
  codeBlocks: number
  brackets: number
  /** Words of limits, and of reasons and causes. */
  limits: number
  causes: number
  /** Words of order, amount and place. */
  order: number
  conditions: number
  /** Words of reasons, and pointers. */
  reasons: number
  /** Words of praise, gain, guess and people in general that nothing specific is near to. */
  quality: number
  gain: number
  guess: number
  people: number
  /** Content words, and different stems among them. */
  content: number
  distinct: number
  /** Runs of three content words, and those of them that came before. */
  runs: number
  repeated: number
}

/** What a draft says that is specific, word by word and section by section. */
export interface Substance extends WordSubstance {
  /** 1 for a plain word that is near to something specific. */
  readonly isCovered: Uint8Array
  readonly sections: readonly Section[]
  readonly counts: Readonly<SubstanceCounts>
}

const lendPlaces = createScratchList()
const known = new WeakMap<Document, Substance>()

/** Reads what is specific in a draft, once: linear in its words. */
export function substanceOf(document: Document): Substance {
  const answer = known.get(document) ?? readSubstance(document)
  known.set(document, answer)
  return answer
}

/** The sections with text but without a number, date, link, piece of code or anything else to look up. */
export function bareSections(document: Document): readonly Section[] {
  return substanceOf(document).sections.filter(isBare)
}

function readSubstance(document: Document): Substance {
  const words = readWordSubstance(document)
  const { isCovered, sections } = readPlaces(document, words, codeBeforeBlocks(document))
  const counts = countWords(document, words, isCovered)
  for (const section of sections) counts.bare += bareWords(section)
  return { ...words, isCovered, sections, counts }
}

/** The plain words of a section beyond those that its specifics are enough for. */
export function bareWords({ words, specifics }: Section): number {
  return Math.max(0, words - specifics * WORDS_PER_SPECIFIC)
}

function isBare({ words, specifics }: Section): boolean {
  return words >= FEWEST_WORDS && specifics === 0
}

/** 1 for each block, and for the end, that a fence of code comes before, after the block before. */
function codeBeforeBlocks(document: Document): Uint8Array {
  const { blocks, codeBlocks } = document
  const code = new Uint8Array(blocks.count + 1)
  if (codeBlocks === 0) return code
  let fence = nextCodeBlock(document, 0)
  for (let block = 0; block < blocks.count && fence >= 0; block++) {
    for (; fence >= 0 && fence < blocks.starts[block]; fence = nextCodeBlock(document, fence + 3)) {
      code[block] = 1
    }
  }
  if (fence >= 0) code[blocks.count] = 1
  return code
}

/**
 * Reads what is near to something specific, and the sections. Places are counted in plain words, so that what is
 * specific moves nothing away from anything.
 *
 * Linear: each word is looked back at from the next source and the next code alone, because those after them reach
 * no further back.
 */
function readPlaces(
  document: Document,
  { kinds, links }: WordSubstance,
  code: Uint8Array,
): Pick<Substance, 'isCovered' | 'sections'> {
  const { blocks, words } = document
  const isCovered = new Uint8Array(words.count)
  const places = lendPlaces(words.count)
  const sections: Section[] = []
  let firstBlock = 0
  let specifics = 0
  /** Plain words before the section. */
  let plainBefore = 0
  let plain = 0
  let place = 0
  let reach = -FAR
  /** From where the next source and the next code look back: the last one, or the start of the section. */
  let lastSource = 0
  let lastCode = 0
  const close = (endBlock: number): void => {
    const own = plain - plainBefore
    if (own > 0) sections.push({ firstBlock, endBlock, words: own, specifics })
    firstBlock = endBlock
    plainBefore = plain
    specifics = 0
  }
  for (let block = 0; block < blocks.count; block++) {
    const first = blocks.firstWords[block]
    const end = blocks.endWords[block]
    const isCell = blocks.kinds[block] === KIND.table_cell
    place += BLOCK_GAP
    if (code[block] === 1) {
      specifics++
      if (first < end) {
        const own = kinds[first] === SUBSTANCE.plain ? place + 1 : place
        cover(isCovered, places, lastCode, first, own - CODE_REACH)
        lastCode = first
      }
    }
    if (blocks.kinds[block] === KIND.heading) {
      close(block)
      reach = -FAR
      lastSource = end
      lastCode = end
    }
    if (code[block] === 1) reach = Math.max(reach, place + CODE_REACH)
    for (let word = first; word < end; word++) {
      if (kinds[word] === SUBSTANCE.plain) {
        place++
        plain++
      }
      places[word] = place
      if (isSource(document, word, kinds[word], links[word], isCell)) {
        specifics++
        reach = Math.max(reach, place + REACH)
        cover(isCovered, places, lastSource, word, place - REACH)
        lastSource = word
      }
      if (place <= reach) isCovered[word] = 1
    }
  }
  if (code[blocks.count] === 1) {
    specifics++
    cover(isCovered, places, lastCode, words.count, place + BLOCK_GAP - CODE_REACH)
  }
  close(blocks.count)
  return { isCovered, sections }
}

/** Covers the words from `first` to before `end` that lie behind a place. */
function cover(
  isCovered: Uint8Array,
  places: Int32Array,
  first: number,
  end: number,
  place: number,
): void {
  for (let word = end - 1; word >= first && places[word] > place; word--) isCovered[word] = 1
}

/** Whether a word makes those around it specific: one of running text, or a figure in a table. */
function isSource(
  { words }: Document,
  word: number,
  kind: number,
  link: number,
  isCell: boolean,
): boolean {
  if (isCell) return (words.flags[word] & (SHAPE.digit | SHAPE.opaque)) !== 0
  return kind === SUBSTANCE.specific || link === 1
}

function countWords(
  document: Document,
  substance: WordSubstance,
  isCovered: Uint8Array,
): SubstanceCounts {
  const { words } = document
  const { kinds, marks } = substance
  const counts = noCounts(document)
  for (let word = 0; word < words.count; word++) {
    const kind = kinds[word]
    const flags = words.flags[word]
    if (kind === SUBSTANCE.outside) {
      if ((flags & (SHAPE.digit | SHAPE.opaque)) !== 0) counts.specific++
      continue
    }
    if ((words.separators[word] & SEPARATOR.bracket) !== 0) counts.brackets++
    if (kind === SUBSTANCE.specific) {
      counts.specific++
    } else if (kind === SUBSTANCE.name) counts.names++
    else if (kind === SUBSTANCE.plain) {
      counts.plain++
      if (isCovered[word] === 0) counts.uncovered++
      if (words.ids[word] === UNKNOWN) counts.unknown++
      if (words.lengths[word] > LONG) counts.long++
    }
    if (marks[word] !== 0) countMarks(marks[word], isCovered[word] === 1, counts)
  }
  return { ...counts, ...countRepeats(document, kinds) }
}

function countMarks(marks: number, isCovered: boolean, counts: SubstanceCounts): void {
  if ((marks & MARK.limit) !== 0) counts.limits++
  if ((marks & (MARK.reason | MARK.cause)) !== 0) counts.causes++
  if ((marks & (MARK.order | MARK.pointer)) !== 0) counts.order++
  if ((marks & (MARK.reason | MARK.pointer)) !== 0) counts.reasons++
  if ((marks & MARK.condition) !== 0) counts.conditions++
  if (isCovered) return
  if ((marks & MARK.quality) !== 0) counts.quality++
  if ((marks & MARK.gain) !== 0) counts.gain++
  if ((marks & MARK.guess) !== 0) counts.guess++
  if ((marks & MARK.people) !== 0) counts.people++
}

function noCounts({ links, codeBlocks }: Document): SubstanceCounts {
  let count = 0
  for (const { kind } of links) if (kind !== 'image') count++
  return {
    plain: 0,
    uncovered: 0,
    bare: 0,
    unknown: 0,
    long: 0,
    specific: 0,
    names: 0,
    links: count,
    codeBlocks,
    brackets: 0,
    limits: 0,
    causes: 0,
    order: 0,
    conditions: 0,
    reasons: 0,
    quality: 0,
    gain: 0,
    guess: 0,
    people: 0,
    content: 0,
    distinct: 0,
    runs: 0,
    repeated: 0,
  }
}
