import type { ClauseForm } from '../form/clause-form.ts'
import { sectionNumber } from './draft-sections.ts'
import type { Place } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'

/**
 * The places of which there are more than a clause lets through, in the draft or in one of its parts. `places` are in
 * reading order; those that overlap count as one, since a rule and a detector may both find it. What is found in a medium
 * has no place in a text.
 */
export function enough(
  { per, moreThan }: ClauseForm,
  places: Place[],
  draft: PolicyDraft,
): Place[] {
  if (moreThan === 0) return places
  const partOf = ({ sentence, start }: Place): number => {
    if (per === undefined) return 0
    if (per === 'section') return sectionNumber(start, draft)
    return per === 'sentence' ? sentence : (draft.detected?.sentences[sentence]?.block ?? -1)
  }
  const parts = places.map(partOf)
  const counts = new Map<number, number>()
  let end = -1
  for (const [at, place] of places.entries()) {
    if (place.start >= end || place.sentence === -1)
      counts.set(parts[at], (counts.get(parts[at]) ?? 0) + 1)
    end = Math.max(end, place.end)
  }
  return places.filter((_place, at) => (counts.get(parts[at]) ?? 0) > moreThan)
}
