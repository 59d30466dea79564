import { namesSpeaker } from './names-speaker.ts'
import type { PreparedException } from './prepared-policy.ts'
import { type Search, sentencesWith } from './target-places.ts'

/** Whether an exception frees a sentence. */
export function frees(exception: PreparedException, sentence: number, search: Search): boolean {
  const { draft } = search
  switch (exception.kind) {
    case 'source':
      return draft.hasSource(sentence)
    case 'speaker':
      return namesSpeaker(search, sentence)
    case 'quoted':
      return draft.has(sentence, 'quote')
    case 'number':
      return draft.has(sentence, 'number')
    case 'place':
      return draft.isIn(sentence, exception.place)
    case 'target':
      return sentencesWith(exception.target, search).has(sentence)
    default:
      return exception satisfies never
  }
}
