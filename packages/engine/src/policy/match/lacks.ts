import type { PolicyPlace } from '../form/clause-form.ts'
import { countFeature } from './draft-features.ts'
import { isInPlace } from './is-in-place.ts'
import type { PreparedClause, PreparedNeed, PreparedTarget } from './prepared-policy.ts'
import { placesOf, type Search } from './target-places.ts'

/** Why a need is not met. */
export function lackOf(need: PreparedNeed, { form }: PreparedClause, search: Search): string[] {
  const count =
    need.kind === 'feature'
      ? countFeature(need.feature, search.draft)
      : countPlaces(need.target, form.place, search)
  if (count === undefined || count >= need.atLeast) return []
  const name = need.kind === 'feature' ? need.feature : nameOf(need.target)
  return need.atLeast === 1
    ? [`The draft has no ${name}, and the policy asks for one.`]
    : [`The draft has ${count} of at least ${need.atLeast} that the policy asks for: ${name}.`]
}

/** How often a draft has a target in a place; undefined of a medium without words. */
function countPlaces(
  target: PreparedTarget,
  inPlace: PolicyPlace | undefined,
  search: Search,
): number | undefined {
  if (search.draft.detected === undefined) return undefined
  const places = placesOf(target, search)
  if (inPlace === undefined) return places.length
  return places.filter((place) => isInPlace(inPlace, place, search)).length
}

function nameOf({ target }: PreparedTarget): string {
  if (target.kind === 'phrase') return `“${target.words}”`
  return target.kind === 'length' || target.kind === 'link' ? target.kind : target.name
}

/** The first sentence with what the need depends on; the first of the draft where it depends on nothing. */
export function occasionOf(when: readonly PreparedTarget[], search: Search): number {
  const places = when.flatMap((target) => placesOf(target, search).slice(0, 1))
  return places.length === 0 ? 0 : Math.min(...places.map(({ sentence }) => Math.max(0, sentence)))
}
