import type { PolicyPlace } from '../form/clause-form.ts'
import type { Place } from './place.ts'
import type { Search } from './target-places.ts'

/** Whether something stands where a clause looks. */
export function isInPlace(
  place: PolicyPlace,
  { start, sentence }: Place,
  { draft }: Search,
): boolean {
  if (place === 'sentence-start') {
    const before = draft.detected?.prose.slice(draft.sentenceRange(sentence).start, start) ?? ''
    return sentence >= 0 && !/[\p{L}\p{N}]/u.test(before)
  }
  if (place !== 'link') return draft.isIn(sentence, place)
  const links = draft.detected?.links ?? []
  return links.some(
    ({ kind, textStart, textEnd }) => kind !== 'image' && textStart <= start && start < textEnd,
  )
}
