import type { ClauseForm } from '../form/clause-form.ts'
import type { Place } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** The places of which there are more than a clause lets through, in the draft or in one of its parts. */
export function enough(
  { per, moreThan }: ClauseForm,
  places: Place[],
  draft: PolicyDraft,
): Place[] {
  if (per === undefined) return places.length > moreThan ? places : []
  const partOf = ({ sentence }: Place): number =>
    per === 'sentence' ? sentence : (draft.detected?.sentences[sentence]?.block ?? -1)
  const counts = new Map<number, number>()
  for (const place of places) counts.set(partOf(place), (counts.get(partOf(place)) ?? 0) + 1)
  return places.filter((place) => (counts.get(partOf(place)) ?? 0) > moreThan)
}
