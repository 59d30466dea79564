import { detectorOf } from '../detectors/index.ts'
import type { PolicyTarget } from '../form/clause-form.ts'
import { evidenceKind, type SentenceTrait } from '../lexicons/targets.ts'
import { findLengths } from './find-lengths.ts'
import { findLinks } from './find-links.ts'
import { evidencePlace, type Place, placeAt, sentencePlace } from './place.ts'
import type { Mention, PolicyDraft } from './policy-draft.ts'
import { termKey } from './policy-terms.ts'

/** A draft with the terms of a policy found in it; remembers what was looked for. */
export interface Search {
  readonly draft: PolicyDraft
  readonly mentions: ReadonlyMap<string, readonly Mention[]>
  readonly known: Map<string, readonly Place[]>
  readonly sentences: Map<string, ReadonlySet<number>>
}

const keys = new WeakMap<PolicyTarget, string>()

/** One key for all targets that say the same. */
function keyOf(target: PolicyTarget): string {
  const key = keys.get(target) ?? JSON.stringify(target)
  keys.set(target, key)
  return key
}

/** Where a draft holds what a target names, each target looked for once. */
export function placesOf(target: PolicyTarget, search: Search): readonly Place[] {
  const key = keyOf(target)
  const known = search.known.get(key)
  if (known !== undefined) return known
  const places = findPlaces(target, search)
  search.known.set(key, places)
  return places
}

/** The sentences that hold a target. */
export function sentencesWith(target: PolicyTarget, search: Search): ReadonlySet<number> {
  const key = keyOf(target)
  const known = search.sentences.get(key)
  if (known !== undefined) return known
  const sentences = new Set(placesOf(target, search).map(({ sentence }) => sentence))
  search.sentences.set(key, sentences)
  return sentences
}

function findPlaces(target: PolicyTarget, search: Search): readonly Place[] {
  const { draft, mentions } = search
  switch (target.kind) {
    case 'evidence':
      return findEvidence(target.name, draft)
    case 'detector': {
      const spans = draft.detected && detectorOf(target.name)?.find(draft.detected, target.value)
      const reason = 'The policy names it'
      return (spans ?? []).map(({ start, end }) =>
        placeAt(draft, start, end, `${reason}: ${target.name.replaceAll('-', ' ')}.`),
      )
    }
    case 'topic':
      return findTopic(target.name, draft, mentions.get(termKey(target)) ?? [])
    case 'phrase':
      return (mentions.get(termKey(target)) ?? []).map(({ start, end }) =>
        placeAt(draft, start, end, `The policy names “${draft.quote(start, end)}”.`),
      )
    case 'length':
      return findLengths(target, draft)
    case 'link':
      return findLinks(target, draft)
    default:
      return target satisfies never
  }
}

/** Why a sentence counts that no rule objects to. */
const traitReasons: Readonly<Record<SentenceTrait, string>> = {
  statistic: 'The sentence gives a statistic.',
  number: 'The sentence gives a number.',
  quote: 'The sentence holds a quotation.',
  future: 'The sentence says what will be.',
}

function findEvidence(name: string, draft: PolicyDraft): Place[] {
  const kind = evidenceKind(name)
  if (kind === undefined) return []
  const named = draft.evidence.filter(
    ({ type, rule }) =>
      kind.types?.includes(type) === true ||
      (rule !== undefined && kind.rules?.includes(rule) === true),
  )
  const places = named.map(evidencePlace)
  if (kind.sentences === undefined) return places
  const covered = new Set(named.map(({ sentence }) => sentence))
  for (let sentence = 0; sentence < draft.sentenceCount; sentence++) {
    if (covered.has(sentence) || !draft.has(sentence, kind.sentences)) continue
    places.push(sentencePlace(draft, sentence, traitReasons[kind.sentences]))
  }
  return places
}

/** One place a sentence is enough. */
function findTopic(topic: string, draft: PolicyDraft, mentions: readonly Mention[]): Place[] {
  const places: Place[] = []
  for (const { sentence, start, end } of mentions) {
    if (places.at(-1)?.sentence === sentence) continue
    const reason = `“${draft.quote(start, end)}” belongs to the topic “${topic}” of the policy.`
    places.push(sentencePlace(draft, sentence, reason))
  }
  return places
}
