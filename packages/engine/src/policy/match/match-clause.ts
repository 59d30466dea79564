import type { Severity } from '../../schema/index.ts'
import type { ClauseForm, PolicyNeed, PolicyTarget, ScoreCondition } from '../form/clause-form.ts'
import { evidenceKind } from '../lexicons/targets.ts'
import { compare } from './compare.ts'
import { countFeature } from './draft-features.ts'
import { frees } from './exceptions.ts'
import { type Place, sentencePlace } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'
import { effectKey, strongEffectKey } from './policy-terms.ts'
import { placesOf, type Search, sentencesWith } from './target-places.ts'

/** A place that a clause speaks of. */
export interface ClauseMatch {
  readonly start: number
  readonly severity: Severity
  readonly span: string
  readonly explanation: string
}

/** Where a draft meets a clause; empty when its conditions do not hold. */
export function matchClause(form: ClauseForm, search: Search): ClauseMatch[] {
  const { draft } = search
  const { conditions, join, when, needs, targets } = form
  const met = conditions.filter(({ score, comparison, value }) =>
    compare(draft.score(score), comparison, value),
  )
  if (met.length < (join === 'any' ? Math.min(1, conditions.length) : conditions.length)) return []
  if (when.length > 0 && !when.some((target) => placesOf(target, search).length > 0)) return []
  const lacking = needs.flatMap((need) => lackOf(need, search))
  if (targets.length === 0) {
    if (needs.length > 0) return lacking.map((reason) => wholeDraft(form, draft, reason))
    return [matchDraft(form, met[0], draft)]
  }
  const places = form.kind === 'restriction' ? findOthers(form, search) : findPlaces(form, search)
  const matches = places.map((place) => matchAt(form, place))
  const counted = matches.length > form.moreThan ? matches : []
  return [...lacking.map((reason) => wholeDraft(form, draft, reason)), ...counted]
}

function matchAt(form: ClauseForm, { start, span, severity, explanation }: Place): ClauseMatch {
  return { start, span, severity: severity ?? severityOf(form), explanation }
}

/** The places of all targets that the rest of the clause leaves over, in reading order. */
function findPlaces(form: ClauseForm, search: Search): Place[] {
  const sorted = foundOnce(form, search)
    .filter((place) => isMeant(form, place, search))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const seen = new Set<string>()
  const exact = new Set(
    sorted.filter((place) => !isWhole(place, search)).map(({ sentence }) => sentence),
  )
  return sorted.filter((place) => {
    if (place.item !== undefined) return true
    // A sentence on a topic says no more than the words that are found in it.
    if (isWhole(place, search) && exact.has(place.sentence)) return false
    const key = `${place.start} ${place.end} ${place.sentence}`
    return !seen.has(key) && seen.add(key)
  })
}

/** The places of all targets; evidence that two of them name is there once. */
function foundOnce(form: ClauseForm, search: Search): Place[] {
  const items = new Set<object>()
  const found: Place[] = []
  for (const target of form.targets) {
    const places = placesOf(target, search).filter(
      ({ item }) => item === undefined || !items.has(item),
    )
    for (const { item } of places) if (item !== undefined) items.add(item)
    found.push(...places, ...claimsOnTopic(target, form, search))
  }
  return found
}

/** Whether a place is a sentence as a whole. */
function isWhole({ start, end, sentence }: Place, { draft }: Search): boolean {
  if (sentence < 0) return false
  const range = draft.sentenceRange(sentence)
  return range.start === start && range.end === end
}

function isMeant(form: ClauseForm, place: Place, search: Search): boolean {
  const { sentence, topic } = place
  const { draft } = search
  if (form.place !== undefined && !isInPlace(form, place, draft)) return false
  const isOnMatter =
    form.about.length === 0 ||
    form.about.some(
      (target) =>
        (target.kind === 'topic' && target.name === topic) ||
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
  const covered = sentencesWith(target, search)
  const { draft, mentions } = search
  const places: Place[] = []
  for (const { sentence, start, end } of mentions.get(
    form.about.length > 0 ? effectKey : strongEffectKey,
  ) ?? []) {
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
function lackOf(need: PolicyNeed, search: Search): string[] {
  const { draft } = search
  const count =
    need.kind === 'feature'
      ? countFeature(need.feature, draft)
      : draft.detected && placesOf(need.target, search).length
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

/** A clause about the draft as a whole quotes its first sentence. */
function wholeDraft(
  form: ClauseForm,
  draft: PolicyDraft,
  explanation: string,
  at = 0,
): ClauseMatch {
  const isEmpty = draft.sentenceCount === 0 || at < 0
  const { start, end } = isEmpty ? { start: 0, end: 0 } : draft.sentenceRange(at)
  return { start, severity: severityOf(form), span: draft.quote(start, end), explanation }
}

/** A clause about a score quotes the sentence that adds most to it. */
function matchDraft(
  form: ClauseForm,
  condition: ScoreCondition | undefined,
  draft: PolicyDraft,
): ClauseMatch {
  if (condition === undefined) return wholeDraft(form, draft, 'The policy speaks of every draft.')
  const { score, value } = condition
  const name = score === 'words' ? 'The number of words' : `\`${score}\``
  const reason = `${name} is ${draft.score(score)}, and the policy draws its line at ${value}.`
  return wholeDraft(form, draft, reason, draft.costliest(score))
}

/** Evidence brings its own severity; what only a policy sees is as severe as the decision it asks for. */
function severityOf({ action }: ClauseForm): Severity {
  if (action === 'reject') return 'high'
  return action === 'human_review' ? 'medium' : 'low'
}
