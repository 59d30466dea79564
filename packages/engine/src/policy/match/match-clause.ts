import type { ClauseForm, PolicyNeed, PolicyTarget } from '../form/clause-form.ts'
import { evidenceKind } from '../lexicons/targets.ts'
import { type ClauseMatch, matchAt, matchDraft, wholeDraft } from './clause-match.ts'
import { compare } from './compare.ts'
import { countFeature } from './draft-features.ts'
import { enough } from './enough.ts'
import { frees } from './exceptions.ts'
import { type Place, sentencePlace } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'
import { effectKey, strongEffectKey } from './policy-terms.ts'
import { placesOf, type Search, sentencesWith } from './target-places.ts'

/** Where a draft meets a clause, `limit` places at most; empty when its conditions do not hold. */
export function matchClause(form: ClauseForm, search: Search, limit: number): ClauseMatch[] {
  const { draft } = search
  const { conditions, join, when, needs, targets } = form
  const met = conditions.filter(({ score, comparison, value }) =>
    compare(draft.score(score), comparison, value),
  )
  if (met.length < (join === 'any' ? Math.min(1, conditions.length) : conditions.length)) return []
  if (when.length > 0 && !when.some((target) => placesOf(target, search).length > 0)) return []
  if (targets.length + needs.length === 0) return [matchDraft(form, met[0], draft)]
  const lacking = needs
    .flatMap((need) => lackOf(need, form, search))
    .map((reason) => wholeDraft(form, draft, reason))
  const places = targets.length === 0 ? [] : enough(form, findMatching(form, search), draft)
  const matches = places.slice(0, limit).map((place) => matchAt(form, place, draft))
  return [...lacking, ...matches].slice(0, limit)
}

function findMatching(form: ClauseForm, search: Search): Place[] {
  return form.kind === 'restriction' ? findOthers(form, search) : findPlaces(form, search)
}

/** The places of all targets that the rest of the clause leaves over, in reading order. */
function findPlaces(form: ClauseForm, search: Search): Place[] {
  const sorted = foundOnce(form, search)
    .filter((place) => isMeant(form, place, search))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  if (sorted.length < 2) return sorted
  const exact = new Set(
    sorted.filter((place) => !isWhole(place, search)).map(({ sentence }) => sentence),
  )
  let last: Place | undefined
  return sorted.filter((place) => {
    if (place.evidence !== undefined) return true
    // A sentence on a topic says no more than the words that are found in it.
    if (isWhole(place, search) && exact.has(place.sentence)) return false
    if (place.start === last?.start && place.end === last.end) return false
    last = place
    return true
  })
}

/** The places of all targets; evidence that two of them name is there once. */
function foundOnce(form: ClauseForm, search: Search): Place[] {
  const seen = new Set<object>()
  const found: Place[] = []
  for (const target of form.targets) {
    for (const place of placesOf(target, search)) {
      const { evidence } = place
      if (evidence !== undefined && seen.has(evidence)) continue
      if (evidence !== undefined) seen.add(evidence)
      found.push(place)
    }
    found.push(...claimsOnTopic(target, form, search))
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

function isMeant(form: ClauseForm, place: Place, search: Search): boolean {
  const { sentence, evidence } = place
  const { draft } = search
  if (form.place !== undefined && !isInPlace(form, place, draft)) return false
  const isOnMatter =
    form.about.length === 0 ||
    form.about.some(
      (target) =>
        (target.kind === 'topic' && target.name === ruleTopics[evidence?.rule ?? '']) ||
        sentencesWith(target, search).has(sentence),
    )
  if (!isOnMatter) return false
  const isNarrow = form.narrowedBy.every((words) =>
    sentencesWith({ kind: 'phrase', words, kin: true }, search).has(sentence),
  )
  return isNarrow && !form.unless.some((exception) => frees(exception, sentence, search))
}

function isInPlace({ place }: ClauseForm, { start, sentence }: Place, draft: PolicyDraft): boolean {
  if (place === undefined) return true
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

/** “Claims about climate”: on a topic a sentence with a word of effect makes a claim that no rule may know. */
function claimsOnTopic(target: PolicyTarget, form: ClauseForm, search: Search): Place[] {
  const kind = target.kind === 'evidence' ? evidenceKind(target.name)?.effects : undefined
  if (kind === undefined) return []
  const { draft, mentions } = search
  const claiming = mentions.get(form.about.length > 0 ? effectKey : strongEffectKey) ?? []
  if (claiming.length === 0) return []
  const covered = sentencesWith(target, search)
  const places: Place[] = []
  for (const { sentence, start, end } of claiming) {
    if (covered.has(sentence) || places.at(-1)?.sentence === sentence) continue
    if (kind === 'unsupported' && draft.hasSource(sentence)) continue
    const reason = `“${draft.quote(start, end)}” makes the sentence a claim.`
    places.push(sentencePlace(draft, sentence, reason))
  }
  return places
}

/** What a restriction does not name. */
function findOthers(form: ClauseForm, search: Search): Place[] {
  const { draft } = search
  if (form.targets.some(({ kind }) => kind === 'link')) return findPlaces(form, search)
  const isTopical = form.targets.every(({ kind }) => kind === 'topic' || kind === 'phrase')
  const isNamed = (sentence: number): boolean =>
    form.targets.some((target) => sentencesWith(target, search).has(sentence))
  const others: Place[] = []
  for (let sentence = 0; sentence < draft.sentenceCount; sentence++) {
    if (form.place !== undefined && !draft.isIn(sentence, form.place)) continue
    // A draft about tea need not name it in each sentence.
    if (isNamed(sentence)) {
      if (isTopical && form.place === undefined) return []
    } else others.push(sentencePlace(draft, sentence, 'The policy allows only what it names.'))
  }
  return isTopical && form.place === undefined ? others.slice(0, 1) : others
}

/** Why a need is not met. */
function lackOf(need: PolicyNeed, form: ClauseForm, search: Search): string[] {
  const { draft } = search
  const count =
    need.kind === 'feature'
      ? countFeature(need.feature, draft)
      : draft.detected &&
        placesOf(need.target, search).filter((place) => isInPlace(form, place, draft)).length
  if (count === undefined || count >= need.atLeast) return []
  const name = need.kind === 'feature' ? need.feature : nameOf(need.target)
  return need.atLeast === 1
    ? [`The draft has no ${name}, and the policy asks for one.`]
    : [`The draft has ${count} of at least ${need.atLeast} that the policy asks for: ${name}.`]
}

function nameOf(target: PolicyTarget): string {
  if (target.kind === 'phrase') return `“${target.words}”`
  return target.kind === 'length' || target.kind === 'link' ? target.kind : target.name
}
