import type { ClauseForm } from '../form/clause-form.ts'
import { sectionNumber } from './draft-sections.ts'
import type { Place } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** The places of which there are more than a clause lets through, in the draft or in one of its parts. */
export function enough(
  { per, moreThan }: ClauseForm,
  places: Place[],
  draft: PolicyDraft,
): Place[] {
  if (per === undefined) return places.length > moreThan ? places : []
  const partOf = ({ sentence, start }: Place): number => {
    if (per === 'section') return sectionNumber(start, draft)
    return per === 'sentence' ? sentence : (draft.detected?.sentences[sentence]?.block ?? -1)
  }
  const parts = places.map(partOf)
  const counts = new Map<number, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return places.filter((_place, at) => (counts.get(parts[at]) ?? 0) > moreThan)
}
