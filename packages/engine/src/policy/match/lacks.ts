import type { ClauseForm, PolicyPlace } from '../form/clause-form.ts'
import { countFeature } from './draft-features.ts'
import { countSections, isInSection } from './draft-sections.ts'
import { isInPlace } from './is-in-place.ts'
import type { Place } from './place.ts'
import type { PreparedClause, PreparedNeed, PreparedTarget } from './prepared-policy.ts'
import { placesOf, type Search, sentencesWith } from './target-places.ts'

/** Why the needs of a clause are not met; nothing where they are. */
export function lacksOf(clause: PreparedClause, search: Search): string[] {
  const { needs, form } = clause
  const lacks = needs.map((need) => lackOf(need, clause, search))
  if (form.isEither !== true) return lacks.flat()
  return lacks.every((lack) => lack.length > 0)
    ? [`The draft has none of what the policy asks for: ${needs.map(nameOfNeed).join(', ')}.`]
    : []
}

function lackOf(need: PreparedNeed, { form }: PreparedClause, search: Search): string[] {
  const count = countOf(need, form, search)
  if (count === undefined || count >= need.atLeast) return []
  const name = nameOfNeed(need)
  return need.atLeast === 1
    ? [`The draft has no ${name}, and the policy asks for one.`]
    : [`The draft has ${count} of at least ${need.atLeast} that the policy asks for: ${name}.`]
}

/** How often a draft has what is needed; undefined of a medium without words. */
function countOf(need: PreparedNeed, form: ClauseForm, search: Search): number | undefined {
  const { detected } = search.draft
  if (detected === undefined) return undefined
  switch (need.kind) {
    case 'feature':
      return countFeature(need.feature, search.draft)
    case 'section':
      return countSections(need.headings, need.at, detected)
    case 'target':
      return countPlaces(need.target, form, search)
    default:
      return need satisfies never
  }
}

function countPlaces(target: PreparedTarget, form: ClauseForm, search: Search): number {
  const { place: inPlace, sections } = form
  return placesOf(target, search).filter(
    (place) =>
      (inPlace === undefined ||
        isInPlace(inPlace, place, search) ||
        isOutside(inPlace, place, search)) &&
      (sections === undefined || isInSection(sections, place.start, search.draft)),
  ).length
}

/** Headings, labels and signatures that may stand outside of the first and the last paragraph. */
const MOST_OUTSIDE = 4

/** “At the top” is above the first paragraph too: a label, or the title. “At the end” is below the last one. */
function isOutside(inPlace: PolicyPlace, { sentence }: Place, { draft }: Search): boolean {
  if ((inPlace !== 'opening' && inPlace !== 'ending') || sentence < 0) return false
  const way = inPlace === 'opening' ? 1 : -1
  for (let step = 1; step <= MOST_OUTSIDE; step++)
    if (draft.isIn(sentence + way * step, inPlace)) return true
  return false
}

function nameOfNeed(need: PreparedNeed): string {
  switch (need.kind) {
    case 'feature':
      return need.feature
    case 'section':
      return `section “${need.headings.join('” or “')}”${atEdge[need.at ?? 'anywhere']}`
    case 'target':
      return nameOf(need.target)
    default:
      return need satisfies never
  }
}

const atEdge = { start: ' at its start', end: ' at its end', anywhere: '' } as const

function nameOf({ target }: PreparedTarget): string {
  if (target.kind === 'phrase') return `“${target.words}”`
  return target.kind === 'length' || target.kind === 'link' ? target.kind : target.name
}

/** The first sentence with what the need depends on; the first of the draft where it depends on nothing. */
export function occasionOf(when: readonly PreparedTarget[], search: Search): number {
  const first = when.flatMap((target) => [...sentencesWith(target, search)].slice(0, 1))
  return first.length === 0 ? 0 : Math.max(0, Math.min(...first))
}
