import { type Document, KIND, SHAPE } from '../../document/document.ts'
import { createScratchList } from '../../document/scratch-list.ts'
import { sayLittle } from '../../lexicons/say-little.ts'
import { hashedWords } from '../hashed-words.ts'

/** What the sentences of a draft say that it has said before. */
export interface ToldAgain {
  /** The earlier sentence that each sentence tells again, or -1. */
  readonly earlier: Int32Array
  /** 1 for each word of content that an earlier sentence among the 300 words before it holds too. */
  readonly known: Uint8Array
}

/** Shorter words carry little content. */
const SHORTEST = 4
/** Fewer words of content are shared by chance. */
const FEWEST_CONTENT = 5
const FEWEST_SHARED = 4
/** Least share of its content that a sentence has in common with the earlier one. */
const LEAST_SHARED = 0.5
/** Words of content between the two; what follows at once carries a thought on. */
const LEAST_APART = 30
/** Sentences that are compared for each word: the last ones that hold it. */
const MOST_COMPARED = 6
/** Words back in which a word of content is still present to a reader. */
const REACH = 300
const SHAPES = SHAPE.opaque | SHAPE.digit

const empty = hashedWords(sayLittle)
const read = new WeakMap<Document, ToldAgain>()

const lendWords = createScratchList()
const lendBefore = createScratchList()
const lendLast = createScratchList()
const lendStems = createScratchList()
const lendFirst = createScratchList()
const lendShared = createScratchList()
const lendPlaces = createScratchList()

/** Finds the sentences that repeat; read once. Linear: each word is compared with a bounded number of sentences. */
export function toldAgain(document: Document): ToldAgain {
  const answer = read.get(document) ?? findRepeats(document)
  read.set(document, answer)
  return answer
}

/**
 * The words of content in the order of the draft, each linked with the last one of its stem before it. Its lists hold
 * until the next draft is read.
 */
interface Content {
  readonly count: number
  /** Index of the word. */
  readonly words: Int32Array
  /** Place in this list of the earlier word of the same stem in another sentence, or -1. */
  readonly before: Int32Array
  /** Whether the sentence holds no word of this stem before. */
  readonly isFirst: Int32Array
}

function findRepeats(document: Document): ToldAgain {
  const { words, sentences } = document
  const content = readContent(document)
  const earlier = new Int32Array(sentences.count).fill(-1)
  const known = new Uint8Array(words.count)
  const shared = lendShared(sentences.count)
  const touched: number[] = []
  /** Place of the first word of content of each sentence. */
  const places = lendPlaces(sentences.count)
  for (let first = 0; first < content.count; ) {
    const sentence = words.sentences[content.words[first]]
    places[sentence] = first
    let end = first
    let distinct = 0
    while (end < content.count && words.sentences[content.words[end]] === sentence) {
      const back = content.before[end]
      const word = content.words[end]
      if (back >= 0 && word - content.words[back] <= REACH) known[word] = 1
      distinct += content.isFirst[end]
      end++
    }
    if (distinct >= FEWEST_CONTENT) {
      for (let at = first; at < end; at++) {
        if (content.isFirst[at] === 0) continue
        let back = content.before[at]
        for (let step = 0; step < MOST_COMPARED && back >= 0; step++) {
          const other = words.sentences[content.words[back]]
          if (shared[other]++ === 0) touched.push(other)
          back = content.before[back]
        }
      }
      let most = Math.max(FEWEST_SHARED, LEAST_SHARED * distinct) - 1
      for (const other of touched) {
        const isApart =
          first - places[other] >= LEAST_APART &&
          sentences.blocks[other] !== sentences.blocks[sentence]
        if (isApart && shared[other] > most && shared[other] >= LEAST_SHARED * distinct) {
          most = shared[other]
          earlier[sentence] = other
        }
        shared[other] = 0
      }
      touched.length = 0
    }
    first = end
  }
  return { earlier, known }
}

function isContent({ words }: Document, word: number): boolean {
  if (words.lengths[word] < SHORTEST || (words.flags[word] & SHAPES) !== 0) return false
  return !empty.has(words.hashes[word])
}

function readContent(document: Document): Content {
  const { words } = document
  const list = lendWords(words.count)
  const count = listContent(document, list)
  const before = lendBefore(count)
  const isFirst = lendFirst(count)
  // As large as the content asks for: most words of a draft are none, and in some scripts all.
  let size = 64
  while (size < count * 2) size *= 2
  const mask = size - 1
  /** Place of the last word of a stem, one more than it. */
  const lastOf = lendLast(size)
  const stems = lendStems(size)
  for (let at = 0; at < count; at++) {
    const word = list[at]
    const stem = words.stems[word] | 0
    let slot = (stem ^ (stem >>> 15)) & mask
    while (lastOf[slot] !== 0 && stems[slot] !== stem) slot = (slot + 1) & mask
    const last = lastOf[slot] - 1
    const isSame = last >= 0 && words.sentences[list[last]] === words.sentences[word]
    isFirst[at] = isSame ? 0 : 1
    before[at] = isSame ? before[last] : last
    stems[slot] = stem
    lastOf[slot] = at + 1
  }
  return { count, words: list, before, isFirst }
}

/** Writes the words of content into a list; how many they are. */
function listContent(document: Document, list: Int32Array): number {
  const { blocks } = document
  let count = 0
  for (let block = 0; block < blocks.count; block++) {
    const kind = blocks.kinds[block]
    if (kind === KIND.heading || kind === KIND.alt_text || blocks.quoted[block] === 1) continue
    const end = blocks.endWords[block]
    for (let word = blocks.firstWords[block]; word < end; word++) {
      if (isContent(document, word)) list[count++] = word
    }
  }
  return count
}

/** How many stems of content two sentences have, and how many they share. */
export function sharedContent(
  document: Document,
  sentence: number,
  before: number,
): { readonly own: number; readonly earlier: number; readonly shared: number } {
  const own = stemsOf(document, sentence)
  const earlier = stemsOf(document, before)
  let shared = 0
  for (const stem of own) if (earlier.has(stem)) shared++
  return { own: own.size, earlier: earlier.size, shared }
}

function stemsOf(document: Document, sentence: number): ReadonlySet<number> {
  const { words, sentences } = document
  const stems = new Set<number>()
  for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
    if (isContent(document, word)) stems.add(words.stems[word])
  }
  return stems
}
