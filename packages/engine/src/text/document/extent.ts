import { type Document, SEPARATOR, SHAPE } from './document.ts'

/** A part of a draft, from one sentence to before another, with the words and blocks that it reaches over. */
export interface Extent {
  readonly firstSentence: number
  readonly endSentence: number
  readonly firstWord: number
  readonly endWord: number
  readonly firstBlock: number
  readonly endBlock: number
  /** Words that are prose, as `Document.proseWords` counts them. */
  readonly proseWords: number
  /** Links that start in the sentences of a part; of a whole draft all of them. */
  readonly links: number
}

/** A draft as a whole. */
export function wholeOf({ sentences, words, blocks, proseWords, links }: Document): Extent {
  return {
    firstSentence: 0,
    endSentence: sentences.count,
    firstWord: 0,
    endWord: words.count,
    firstBlock: 0,
    endBlock: blocks.count,
    proseWords,
    links: links.length,
  }
}

/** The sentences from `first` to before `end`, of which there is at least one. */
export function partOf({ sentences, words }: Document, first: number, end: number): Extent {
  const firstWord = sentences.firstWords[first]
  const endWord = sentences.endWords[end - 1]
  let proseWords = 0
  for (let word = firstWord; word < endWord; word++) {
    const isPart = (words.separators[word] & SEPARATOR.hyphen) !== 0
    if (!isPart && (words.flags[word] & SHAPE.opaque) === 0) proseWords++
  }
  let links = 0
  for (let sentence = first; sentence < end; sentence++) links += sentences.links[sentence]
  return {
    firstSentence: first,
    endSentence: end,
    firstWord,
    endWord,
    firstBlock: sentences.blocks[first],
    endBlock: sentences.blocks[end - 1] + 1,
    proseWords,
    links,
  }
}
