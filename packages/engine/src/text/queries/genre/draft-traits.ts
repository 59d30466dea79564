import type { Document } from '../../document/document.ts'

/** What a draft holds anywhere: a rule that asks for something else need not walk it. */
export interface DraftTraits {
  /** Union of the SEPARATOR bits in and after sentences. */
  readonly punctuation: number
  /** Union of the SHAPE bits of words. */
  readonly shapes: number
  /** Words of the longest sentence. */
  readonly longestSentence: number
}

const known = new WeakMap<Document, DraftTraits>()

/** Reads the traits of a draft, once. */
export function traitsOf(document: Document): DraftTraits {
  const answer = known.get(document) ?? readTraits(document)
  known.set(document, answer)
  return answer
}

function readTraits({ words, sentences }: Document): DraftTraits {
  let punctuation = 0
  let longestSentence = 0
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    const length = sentences.endWords[sentence] - sentences.firstWords[sentence]
    punctuation |= sentences.punctuation[sentence]
    if (length > longestSentence) longestSentence = length
  }
  let shapes = 0
  for (let word = 0; word < words.count; word++) shapes |= words.flags[word]
  return { punctuation, shapes, longestSentence }
}
