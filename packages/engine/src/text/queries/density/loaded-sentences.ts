import { type Document, KIND, SHAPE } from '../../document/document.ts'
import { createHashTable, placeOf } from '../../document/hash-table.ts'
import { hashWord } from '../../document/vocabulary.ts'
import { heavyJargon, heavyPraise, lightJargon, lightPraise } from '../../lexicons/loaded-words.ts'

/** How much of one kind of word a sentence holds. */
export interface Load {
  /** Light words weigh 1, heavy ones 3. */
  readonly weight: number
  readonly heavy: number
  readonly first: number
  readonly last: number
}

/** A sentence of prose with the loaded words in it. */
export interface LoadedSentence {
  readonly sentence: number
  readonly words: number
  readonly jargon: Load
  readonly praise: Load
}

const LIGHT = 1
const HEAVY = 3
/** A sentence below this weight of either kind is of no interest. */
const LEAST = 4
/** Letters of the shortest listed word. */
const SHORTEST = 3

const jargonOf = new Map([
  ...lightJargon.map((word): [string, number] => [word, LIGHT]),
  ...heavyJargon.map((word): [string, number] => [word, HEAVY]),
])
const praiseOf = new Map([
  ...lightPraise.map((word): [string, number] => [word, LIGHT]),
  ...heavyPraise.map((word): [string, number] => [word, HEAVY]),
])
const listed = [...new Set([...jargonOf.keys(), ...praiseOf.keys()])]
const hashes = listed.map(hashWord)
const table = createHashTable(hashes)
const jargonAt = new Uint8Array(listed.length)
const praiseAt = new Uint8Array(listed.length)
for (const [index, word] of listed.entries()) {
  jargonAt[index] = jargonOf.get(word) ?? 0
  praiseAt[index] = praiseOf.get(word) ?? 0
}

const known = new WeakMap<Document, readonly LoadedSentence[]>()

/** The sentences of paragraphs, lists and headings that hold several loaded words; read once. */
export function loadedSentences(document: Document): readonly LoadedSentence[] {
  const answer = known.get(document) ?? readSentences(document)
  known.set(document, answer)
  return answer
}

/** Whether the word praises. */
export function isPraise({ words }: Document, word: number): boolean {
  const place = placeOf(table, words.hashes[word])
  return place >= 0 && praiseAt[place] > 0
}

function readSentences(document: Document): LoadedSentence[] {
  const { words, sentences, blocks } = document
  const found: LoadedSentence[] = []
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    const first = sentences.firstWords[sentence]
    const end = sentences.endWords[sentence]
    let weights = 0
    for (let word = first; word < end; word++) {
      if (words.lengths[word] < SHORTEST) continue
      const place = placeOf(table, words.hashes[word])
      if (place >= 0) weights += jargonAt[place] + praiseAt[place]
    }
    if (weights < LEAST) continue
    const block = sentences.blocks[sentence]
    const kind = blocks.kinds[block]
    if (kind === KIND.table_cell || kind === KIND.alt_text || blocks.quoted[block] === 1) continue
    if (sentences.links[sentence] > 0 || holdsFigure(document, first, end)) continue
    const jargon = loadOf(document, first, end, jargonAt)
    const praise = loadOf(document, first, end, praiseAt)
    if (jargon.weight < LEAST && praise.weight < LEAST) continue
    found.push({ sentence, words: end - first, jargon, praise })
  }
  return found
}

/** A figure, code or name of capitals: something that can be checked. */
function holdsFigure({ words }: Document, first: number, end: number): boolean {
  for (let word = first; word < end; word++) {
    if ((words.flags[word] & (SHAPE.digit | SHAPE.opaque)) !== 0) return true
  }
  return false
}

function loadOf({ words }: Document, from: number, end: number, weightAt: Uint8Array): Load {
  let weight = 0
  let heavy = 0
  let first = -1
  let last = -1
  for (let word = from; word < end; word++) {
    const place = placeOf(table, words.hashes[word])
    const here = place < 0 ? 0 : weightAt[place]
    if (here === 0) continue
    weight += here
    if (here === HEAVY) heavy++
    if (first === -1) first = word
    last = word
  }
  return { weight, heavy, first, last }
}
