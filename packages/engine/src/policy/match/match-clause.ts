import { type ClauseMatch, matchAt, matchDraft, wholeDraft } from './clause-match.ts'
import { compare } from './compare.ts'
import { isInSection } from './draft-sections.ts'
import { enough } from './enough.ts'
import { frees } from './exceptions.ts'
import { isInPlace } from './is-in-place.ts'
import { lacksOf, occasionOf } from './lacks.ts'
import { type Place, sentencePlace } from './place.ts'
import { effectKey, strongEffectKey } from './policy-terms.ts'
import type { PreparedClause, PreparedTarget } from './prepared-policy.ts'
import { placesOf, type Search, sentencesWith } from './target-places.ts'

const none: readonly ClauseMatch[] = []

/** Where a draft meets a clause, `limit` places at most; empty when its conditions do not hold. */
export function matchClause(
  clause: PreparedClause,
  search: Search,
  limit: number,
): readonly ClauseMatch[] {
  const { draft } = search
  const { form, when, needs, targets } = clause
  const { conditions, join } = form
  const met =
    conditions.length === 0
      ? conditions
      : conditions.filter(({ score, comparison, value }) =>
          compare(draft.score(score), comparison, value),
        )
  if (met.length < (join === 'any' ? Math.min(1, conditions.length) : conditions.length))
    return none
  if (when.length > 0 && !when.some((target) => sentencesWith(target, search).size > 0)) return none
  if (targets.length + needs.length === 0) return [matchDraft(form, met[0], draft)]
  const places = targets.length === 0 ? [] : enough(form, findMatching(clause, search), draft)
  // Most drafts meet few clauses.
  if (places.length + needs.length === 0) return none
  if (needs.length === 0) return places.slice(0, limit).map((place) => matchAt(form, place, draft))
  const lacking = lacksOf(clause, search).map((reason) =>
    wholeDraft(form, draft, reason, occasionOf(when, search)),
  )
  const matches = places.slice(0, limit).map((place) => matchAt(form, place, draft))
  return [...lacking, ...matches].slice(0, limit)
}

function findMatching(clause: PreparedClause, search: Search): Place[] {
  return clause.form.kind === 'restriction'
    ? findOthers(clause, search)
    : findPlaces(clause, search)
}

/** The places of all targets that the rest of the clause leaves over, in reading order. */
function findPlaces(clause: PreparedClause, search: Search): Place[] {
  const found = foundOnce(clause, search)
  if (found.length === 0) return found
  const meant = clause.isPlain ? found : found.filter((place) => isMeant(clause, place, search))
  if (meant.length < 2) return meant
  const sorted = inReadingOrder(meant)
  const exact = exactSentences(sorted, search)
  let last: Place | undefined
  return sorted.filter((place) => {
    // A rule and a detector may find the same words; a medium has none.
    const isText = place.sentence !== -1
    if (isText && place.start === last?.start && place.end === last.end) return false
    // A sentence on a topic says no more than the words that are found in it.
    const isTopic = place.evidence === undefined && isWhole(place, search)
    if (isTopic && exact?.has(place.sentence) === true) return false
    last = place
    return true
  })
}

/** Most places are in order as they were found, and to sort them takes more than to see that. */
function inReadingOrder(places: Place[]): Place[] {
  const isSorted = places.every((place, at) => at === 0 || compareOrder(places[at - 1], place) <= 0)
  return isSorted ? places : places.sort(compareOrder)
}

function compareOrder(one: Place, other: Place): number {
  return one.start - other.start || other.end - one.end
}

/** The sentences with places that are no whole sentences; undefined where no place is one. */
function exactSentences(places: readonly Place[], search: Search): Set<number> | undefined {
  if (!places.some((place) => isWhole(place, search))) return undefined
  const exact = places.filter((place) => !isWhole(place, search))
  return new Set(exact.map(({ sentence }) => sentence))
}

/** The places of all targets; evidence that two of them name is there once. */
function foundOnce(clause: PreparedClause, search: Search): Place[] {
  const found: Place[] = []
  let seen: Set<object> | undefined
  for (const prepared of clause.targets) {
    for (const place of placesOf(prepared, search)) {
      const { evidence } = place
      if (evidence !== undefined && clause.targets.length > 1) {
        seen ??= new Set()
        if (seen.has(evidence)) continue
        seen.add(evidence)
      }
      found.push(place)
    }
    if (prepared.kind?.effects !== undefined) found.push(...claimsOnTopic(prepared, clause, search))
  }
  return found
}

/** Whether a place is a sentence as a whole. */
function isWhole({ start, end, sentence }: Place, { draft }: Search): boolean {
  if (sentence < 0) return false
  const range = draft.sentenceRange(sentence)
  return range.start === start && range.end === end
}

/** Rules that know their topic: what they find is on it whatever the words around. */
const ruleTopics: Readonly<Record<string, string>> = {
  'health-claim': 'medical',
  'finance-claim': 'financial',
  'legal-claim': 'legal',
}

function isMeant(clause: PreparedClause, place: Place, search: Search): boolean {
  const { sentence, evidence } = place
  const { form, about, narrowedBy, unless } = clause
  if (form.place !== undefined && !isInPlace(form.place, place, search)) return false
  if (form.sections !== undefined && !isInSection(form.sections, place.start, search.draft))
    return false
  const isOnMatter =
    about.length === 0 ||
    about.some(
      (prepared) =>
        isTopicOf(prepared, evidence?.rule) || sentencesWith(prepared, search).has(sentence),
    )
  if (!isOnMatter) return false
  const isNarrow = narrowedBy.every((phrase) => sentencesWith(phrase, search).has(sentence))
  return isNarrow && !unless.some((exception) => frees(exception, place, search))
}

function isTopicOf({ target }: PreparedTarget, rule: string | undefined): boolean {
  return target.kind === 'topic' && rule !== undefined && target.name === ruleTopics[rule]
}

/** “Claims about climate”: on a topic a sentence with a word of effect makes a claim that no rule may know. */
function claimsOnTopic(
  prepared: PreparedTarget,
  { about }: PreparedClause,
  search: Search,
): Place[] {
  const { draft, mentions } = search
  const claiming = mentions.get(about.length > 0 ? effectKey : strongEffectKey) ?? []
  if (claiming.length === 0) return []
  const covered = sentencesWith(prepared, search)
  const places: Place[] = []
  for (const { sentence, start, end } of claiming) {
    if (covered.has(sentence) || places.at(-1)?.sentence === sentence) continue
    if (prepared.kind?.effects === 'unsupported' && draft.hasSource(sentence)) continue
    const reason = `“${draft.quote(start, end)}” makes the sentence a claim.`
    places.push(sentencePlace(draft, sentence, reason))
  }
  return places
}

/** What a restriction does not name. */
function findOthers(clause: PreparedClause, search: Search): Place[] {
  const { draft } = search
  const { form, targets } = clause
  if (targets.some(({ target }) => target.kind === 'link')) return findPlaces(clause, search)
  const isTopical = targets.every(({ term }) => term !== undefined)
  const isNamed = (sentence: number): boolean =>
    targets.some((target) => sentencesWith(target, search).has(sentence))
  const others: Place[] = []
  for (let sentence = 0; sentence < draft.sentenceCount; sentence++) {
    if (form.place !== undefined && !draft.isIn(sentence, form.place)) continue
    const { start } = draft.sentenceRange(sentence)
    if (form.sections !== undefined && !isInSection(form.sections, start, draft)) continue
    // A draft about tea need not name it in each sentence.
    if (isNamed(sentence)) {
      if (isTopical && form.place === undefined) return []
    } else others.push(sentencePlace(draft, sentence, 'The policy allows only what it names.'))
  }
  return isTopical && form.place === undefined ? others.slice(0, 1) : others
}
