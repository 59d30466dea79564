import { isInSection } from './draft-sections.ts'
import { isExplained } from './explained.ts'
import { givesDate } from './given-dates.ts'
import { isInPlace } from './is-in-place.ts'
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
    case 'bracketed':
      return isExplained(place, draft)
    case 'date':
    case 'end-date':
      return givesDate(exception.kind, sentence, draft)
    case 'place':
      return exception.place === 'brackets'
        ? isInPlace(exception.place, place, search)
        : draft.isIn(sentence, exception.place)
    case 'section':
      return isInSection(exception.headings, place.start, draft)
    case 'value':
      return isOneOf(exception.values, place, draft)
    case 'target':
      return holds(exception, sentence, search)
    default:
      return exception satisfies never
  }
}

/** Whether a sentence holds a target; the next one of its paragraph may do so where it should stand beside. */
function holds(
  { target, isBeside }: Extract<PreparedException, { readonly kind: 'target' }>,
  sentence: number,
  search: Search,
): boolean {
  const held = sentencesWith(target, search)
  if (held.has(sentence)) return true
  const sentences = search.draft.detected?.sentences
  if (isBeside !== true || sentences === undefined || sentence < 0) return false
  return held.has(sentence + 1) && sentences[sentence + 1]?.block === sentences[sentence].block
}
