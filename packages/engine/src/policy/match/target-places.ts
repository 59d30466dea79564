import { outsideQuotes } from '../detectors/detector.ts'
import type { Detector } from '../detectors/index.ts'
import type { PolicyTarget } from '../form/clause-form.ts'
import type { EvidenceKind, SentenceTrait } from '../lexicons/evidence-kind.ts'
import { findLengths } from './find-lengths.ts'
import { findLinks } from './find-links.ts'
import { evidencePlace, type Place, placeAt, sentencePlace } from './place.ts'
import type { Mention, PlacedEvidence, PolicyDraft } from './policy-draft.ts'
import { elsewhereKey, wordKey } from './policy-terms.ts'
import type { PreparedTarget } from './prepared-policy.ts'
import { outside, sentencesOnTopic, topicMentions } from './topic-mentions.ts'

type PhraseTarget = Extract<PolicyTarget, { readonly kind: 'phrase' }>
type DetectorTarget = Extract<PolicyTarget, { readonly kind: 'detector' }>

/** A draft with the terms of a policy found in it; remembers what was looked for, by the numbers of targets. */
export interface Search {
  readonly draft: PolicyDraft
  readonly mentions: ReadonlyMap<string, readonly Mention[]>
  readonly known: (readonly Place[] | undefined)[]
  readonly sentences: (ReadonlySet<number> | undefined)[]
}

const nowhere: readonly Place[] = []

/** Where a draft holds what a target names, each target looked for once. */
export function placesOf(prepared: PreparedTarget, search: Search): readonly Place[] {
  const { number, term, beside } = prepared
  const { mentions } = search
  if (term !== undefined && !mentions.has(term) && !mentions.has(beside)) return nowhere
  search.known[number] ??= findPlaces(prepared, search)
  return search.known[number]
}

/** The sentences that hold a target, or touch on it where it is a topic. */
export function sentencesWith(prepared: PreparedTarget, search: Search): ReadonlySet<number> {
  const { number, target, term = '' } = prepared
  search.sentences[number] ??=
    target.kind === 'topic'
      ? sentencesOnTopic(term, search.mentions)
      : new Set(placesOf(prepared, search).map(({ sentence }) => sentence))
  return search.sentences[number]
}

function findPlaces(prepared: PreparedTarget, search: Search): readonly Place[] {
  const { target, term = '', kind, detector } = prepared
  const { draft, mentions } = search
  const wordOf = ({ start, end }: Mention): string => draft.quote(start, end).toLowerCase()
  switch (target.kind) {
    case 'evidence':
      return kind === undefined ? nowhere : findEvidence(kind, draft)
    case 'detector':
      return detector === undefined ? nowhere : findDetected(detector, target, draft)
    case 'topic':
      return findTopic(target.name, draft, topicMentions(term, mentions, wordOf))
    case 'phrase':
      if (target.apart === true && target.words.includes(' '))
        return findApart(target.words, search)
      return findPhrase(target, draft, meantMentions(term, mentions))
    case 'length':
      return findLengths(target, draft)
    case 'link':
      return findLinks(target, draft)
    default:
      return target satisfies never
  }
}

function findDetected(
  detector: Detector,
  { name, value }: DetectorTarget,
  draft: PolicyDraft,
): readonly Place[] {
  const spans = draft.detected && detector.find(draft.detected, value)
  if (spans === undefined || spans.length === 0) return nowhere
  const reason = `The policy names it: ${name.replaceAll('-', ' ')}.`
  return spans.map(({ start, end }) => placeAt(draft, start, end, reason))
}

function findPhrase(
  { alone }: PhraseTarget,
  draft: PolicyDraft,
  mentions: readonly Mention[],
): readonly Place[] {
  const found = alone === true ? mentions.filter((mention) => isAlone(mention, draft)) : mentions
  return found.map(({ start, end }) =>
    placeAt(draft, start, end, `The policy names “${draft.quote(start, end)}”.`),
  )
}

/** The mentions of a phrase where it is no part of another that means something else. */
function meantMentions(term: string, mentions: Search['mentions']): readonly Mention[] {
  const found = mentions.get(term) ?? []
  const elsewhere = mentions.get(elsewhereKey(term))
  return elsewhere === undefined ? found : outside(found, elsewhere)
}

/** Most words of a phrase that must all be there; of more one may be lacking, but not the last. */
const MOST_SURE = 3

/** “Plant closures”: sentences in which the words of a phrase stand, however far apart. */
function findApart(phrase: string, { draft, mentions }: Search): readonly Place[] {
  const words = phrase.split(' ')
  const all = words.map((word) => mentions.get(wordKey(word)) ?? [])
  const counts = new Map<number, number>()
  for (const found of all) {
    for (const sentence of new Set(found.map((mention) => mention.sentence)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  const last = new Set(all.at(-1)?.map(({ sentence }) => sentence))
  const least = words.length > MOST_SURE ? words.length - 1 : words.length
  const reason = `The sentence has the words of “${phrase}”.`
  return [...counts]
    .filter(([sentence, count]) => count >= least && last.has(sentence))
    .map(([sentence]) => sentencePlace(draft, sentence, reason))
}

/** Whether a draft says nothing besides a mention; marks say nothing. */
function isAlone({ start, end }: Mention, { detected }: PolicyDraft): boolean {
  const { source = '' } = detected ?? {}
  return !inked.test(source.slice(0, start)) && !inked.test(source.slice(end))
}

const inked = /[\p{L}\p{N}]/u

/** Why a sentence counts that no rule objects to. */
const traitReasons: Readonly<Record<SentenceTrait, string>> = {
  statistic: 'The sentence gives a statistic.',
  number: 'The sentence gives a number.',
  quote: 'The sentence holds a quotation.',
  future: 'The sentence says what will be.',
}

function findEvidence(kind: EvidenceKind, draft: PolicyDraft): readonly Place[] {
  const places: Place[] = []
  for (const evidence of draft.evidence)
    if (isOf(kind, evidence)) places.push(evidencePlace(evidence))
  places.push(...plainForms(kind, places, draft))
  if (kind.sentences === undefined) return places
  const covered = new Set(places.map(({ sentence }) => sentence))
  for (let sentence = 0; sentence < draft.sentenceCount; sentence++) {
    if (covered.has(sentence) || !draft.has(sentence, kind.sentences)) continue
    places.push(sentencePlace(draft, sentence, traitReasons[kind.sentences]))
  }
  return places
}

function isOf({ types, rules, fact }: EvidenceKind, evidence: PlacedEvidence): boolean {
  const isNamed =
    types?.includes(evidence.type) === true ||
    (rules !== undefined && evidence.rule !== undefined && rules.includes(evidence.rule))
  return isNamed && (fact === undefined || evidence.facts?.includes(fact) === true)
}

/** What a kind also means where no evidence is. */
function plainForms(
  { also, name }: EvidenceKind,
  known: readonly Place[],
  draft: PolicyDraft,
): Place[] {
  if (also === undefined || draft.detected === undefined) return []
  return outsideQuotes([...also(draft.detected)], draft.detected)
    .map(({ start, end }) => placeAt(draft, start, end, `The policy names it: ${name}.`))
    .filter((place) => !known.some(({ start, end }) => place.start < end && start < place.end))
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
