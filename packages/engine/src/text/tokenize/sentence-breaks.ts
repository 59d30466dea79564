import { hashWord } from '../document/vocabulary.ts'
import { classBit } from '../document/word-classes.ts'
import { sentenceOpeners } from '../lexicons/abbreviations.ts'
import type { SentenceBreaker } from '../segment/sentence-breaker.ts'

/** The abbreviation classes as the sentence breaker needs them; both are in the low bits. */
export const sentenceBreaker: SentenceBreaker = {
  titleBit: 1 << classBit('title_abbreviation'),
  abbreviationBit: 1 << classBit('abbreviation'),
  openers: new Set(sentenceOpeners.map(hashWord)),
}
