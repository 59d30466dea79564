import { createVocabulary, type Vocabulary } from '../text/document/vocabulary.ts'
import { wordsByClass } from '../text/document/word-classes.ts'

let made: Vocabulary | undefined

/** The words that tell where sentences end, without those that only models know; made at the first use. */
export function wordVocabulary(): Vocabulary {
  made ??= createVocabulary(wordsByClass, [])
  return made
}
