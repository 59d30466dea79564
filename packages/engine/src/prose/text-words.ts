import { scanPlain } from '../text/markdown/scan-plain.ts'
import { createDocument } from '../text/tokenize/create-document.ts'
import { sentenceBreaker } from '../text/tokenize/sentence-breaks.ts'
import { wordVocabulary } from './word-vocabulary.ts'

/** The words and sentences of a plain text, as flat arrays; offsets are UTF-16 code units of the text. */
export interface TextWords {
  readonly words: {
    readonly count: number
    readonly starts: Int32Array
    readonly ends: Int32Array
    /** `hashWord` of the folded form. */
    readonly hashes: Uint32Array
    /** The hash of its first five units: one for all forms of most words. */
    readonly stems: Uint32Array
    /** Index of the word's sentence. */
    readonly sentences: Int32Array
  }
  readonly sentences: {
    readonly count: number
    readonly starts: Int32Array
    readonly ends: Int32Array
    /** Index of the paragraph that holds the sentence. */
    readonly blocks: Int32Array
    /** Words of the sentence, half-open. */
    readonly firstWords: Int32Array
    readonly endWords: Int32Array
  }
}

/** Cuts a plain text into words and sentences, at about 30 MB a second. */
export function readTextWords(text: string): TextWords {
  const { words, sentences } = createDocument(scanPlain(text), wordVocabulary(), sentenceBreaker)
  return { words, sentences }
}
