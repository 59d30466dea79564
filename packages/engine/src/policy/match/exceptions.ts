import { isInSection } from './draft-sections.ts'
import { givesDate } from './given-dates.ts'
import type { Place } from './place.ts'
import type { PreparedException } from './prepared-policy.ts'
import { namesSpeaker } from './speakers.ts'
import { type Search, sentencesWith } from './target-places.ts'
import { isOneOf } from './written-values.ts'

/** Whether an exception frees what stands at a place. */
export function frees(exception: PreparedException, place: Place, search: Search): boolean {
  const { draft } = search
  const { sentence } = place
  switch (exception.kind) {
    case 'source':
      return draft.hasSource(sentence)
    case 'speaker':
      return namesSpeaker(draft.detected, sentence)
    case 'quoted':
      return draft.has(sentence, 'quote')
    case 'number':
      return draft.has(sentence, 'number')
    case 'date':
    case 'end-date':
      return givesDate(exception.kind, sentence, draft)
    case 'place':
      return draft.isIn(sentence, exception.place)
    case 'section':
      return isInSection(exception.headings, place.start, draft)
    case 'value':
      return isOneOf(exception.values, place, draft)
    case 'target':
      return sentencesWith(exception.target, search).has(sentence)
    default:
      return exception satisfies never
  }
}
