import { publish } from '../../../models/calibration.ts'
import type { DetectorDraft, Span } from '../../../policy/detectors/index.ts'
import { prospects } from '../../../policy/detectors/prospects.ts'
import type { PolicyPlace, PolicyScore } from '../../../policy/form/clause-form.ts'
import type { SentenceTrait } from '../../../policy/lexicons/evidence-kind.ts'
import { endsWithSpeaker } from '../../../policy/match/attribution.ts'
import { isInByline } from '../../../policy/match/bylines.ts'
import { citesAuthority } from '../../../policy/match/cited-authorities.ts'
import type { Mention, PlacedEvidence, PolicyDraft } from '../../../policy/match/policy-draft.ts'
import type { PolicyTerms } from '../../../policy/match/policy-terms.ts'
import { quotationsOf } from '../../../policy/match/quotations.ts'
import { visibleLength } from '../../../policy/match/visible-length.ts'
import type { EvidenceItem } from '../../../schema/index.ts'
import { type Document, KIND, SEPARATOR, SHAPE } from '../../document/document.ts'
import { sentenceAt } from '../../document/sentence-at.ts'
import { detectorDraft } from '../../house/detector-draft.ts'
import { sentenceHas } from '../../queries/class-tests.ts'
import { nextMayBack, supportedSentences } from '../../queries/sourcing/support.ts'
import { cutEnd, cutSpan, explainer } from '../../rule-engine/explain-hit.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import { provenanceCosts, specificityCosts } from '../../scores/document-costs.ts'
import type { ModelScores } from '../../scores/score-readings.ts'
import { weightedByWords } from '../details/contributions.ts'
import { topSentences } from '../details/top-sentences.ts'
import { findPolicyTerms } from './policy-terms.ts'

/** A draft as a policy may ask about it. */
export function policyDraft(
  document: Document,
  hits: readonly Hit[],
  scores: ModelScores,
  explain: (hit: Hit) => EvidenceItem = explainer(document),
): PolicyDraft {
  return new DocumentDraft(document, hits, scores, explain)
}

class DocumentDraft implements PolicyDraft {
  readonly sentenceCount: number
  readonly detected: DetectorDraft
  readonly #document: Document
  readonly #hits: readonly Hit[]
  readonly #scores: ModelScores
  readonly #explain: (hit: Hit) => EvidenceItem
  #evidence: readonly PlacedHit[] | undefined
  #edges: readonly [number, number] | undefined
  /** By sentence, of those that were asked for. */
  readonly #sources: (boolean | undefined)[] = []

  constructor(
    document: Document,
    hits: readonly Hit[],
    scores: ModelScores,
    explain: (hit: Hit) => EvidenceItem,
  ) {
    this.sentenceCount = document.sentences.count
    this.detected = detectorDraft(document)
    this.#document = document
    this.#hits = hits
    this.#scores = scores
    this.#explain = explain
  }

  get evidence(): readonly PlacedHit[] {
    this.#evidence ??= this.#hits.map((hit) => new PlacedHit(hit, this.#document, this.#explain))
    return this.#evidence
  }

  score(score: PolicyScore): number {
    return scoreOf(this.#document, this.#scores, score)
  }

  costliest(score: PolicyScore): number {
    if (this.sentenceCount === 0) return -1
    const added = addedBy(this.#document, this.#scores, score)
    const [top = 0] = topSentences(added, 1, () => true)
    return top
  }

  has(sentence: number, trait: SentenceTrait): boolean {
    return sentence >= 0 && hasTrait(this.#document, sentence, trait)
  }

  hasSource(sentence: number): boolean {
    if (sentence < 0) return false
    this.#sources[sentence] ??= hasSource(this.#document, sentence)
    return this.#sources[sentence]
  }

  isIn(sentence: number, place: PolicyPlace): boolean {
    this.#edges ??= edgesOf(this.#document)
    // Behind the last sentence there may be those of a draft that was read before.
    const isThere = sentence >= 0 && sentence < this.#document.sentences.count
    if (place === 'byline') return isThere && isInByline(this.detected, sentence)
    return isThere && isInPlace(this.#document, this.#edges, sentence, place)
  }

  sentenceAt(offset: number): number {
    return sentenceOf(this.#document, offset)
  }

  findTerms(terms: PolicyTerms): ReadonlyMap<string, readonly Mention[]> {
    return findPolicyTerms(this.#document, terms)
  }

  quote(start: number, end: number): string {
    return cutSpan(this.#document.source, start, end)
  }

  sentenceRange(sentence: number): Span {
    const { starts, ends } = this.#document.sentences
    return { start: starts[sentence], end: ends[sentence] }
  }
}

/** Whether something backs a sentence, in it or in the next one, or whether it says who knows it. */
function hasSource(document: Document, sentence: number): boolean {
  const supported = supportedSentences(document)
  return (
    supported[sentence] === 1 ||
    (nextMayBack(document, sentence) && supported[sentence + 1] === 1) ||
    endsWithSpeaker(detectorDraft(document), sentence) ||
    citesAuthority(detectorDraft(document), sentence)
  )
}

/** The sentence of an offset: a mark that opens a line, such as an emoji, belongs to what follows on it. */
function sentenceOf(document: Document, offset: number): number {
  const { sentences, source } = document
  const at = sentenceAt(document, offset)
  const isBetween = at === -1 || offset >= sentences.ends[at]
  if (!isBetween || at + 1 >= sentences.count) return at
  const opensLine = at === -1 || source.slice(sentences.ends[at], offset).includes('\n')
  const isJoined = !source.slice(offset, sentences.starts[at + 1]).includes('\n')
  return opensLine && isJoined ? at + 1 : at
}

/** A hit at its place, which is worked out when a policy names what was hit. */
class PlacedHit implements PlacedEvidence {
  readonly type: PlacedEvidence['type']
  readonly rule: string
  readonly start: number
  readonly #hit: Hit
  readonly #document: Document
  readonly #explain: (hit: Hit) => EvidenceItem

  constructor(hit: Hit, document: Document, explain: (hit: Hit) => EvidenceItem) {
    this.type = hit.rule.type
    this.rule = hit.rule.id
    this.start = hit.start
    this.#hit = hit
    this.#document = document
    this.#explain = explain
  }

  get end(): number {
    return cutEnd(this.#document.source, this.start, this.#hit.end)
  }

  get sentence(): number {
    return sentenceAt(this.#document, this.start)
  }

  get facts(): PlacedEvidence['facts'] {
    return this.#hit.finding?.facts
  }

  explain(): EvidenceItem {
    return this.#explain(this.#hit)
  }
}

function scoreOf(document: Document, { risks }: ModelScores, score: PolicyScore): number {
  switch (score) {
    case 'words':
      return document.proseWords
    case 'characters':
      return visibleLength(detectorDraft(document), { start: 0, end: document.source.length })
    case 'risk':
      return Math.max(risks.synthetic_texture_risk, risks.slop_risk)
    case 'content_trust_score':
      return publish(1 - Math.max(...Object.values(risks)))
    default:
      return risks[score]
  }
}

/** What each sentence adds to a score. */
function addedBy(
  document: Document,
  { risks, slop, texture, sentences, documents }: ModelScores,
  score: PolicyScore,
): Float64Array {
  switch (score) {
    case 'slop_risk':
      return slop.bySentence
    case 'specificity_risk':
      return specificityCosts(
        document,
        documents.specificity,
        weightedByWords(document, sentences.specificity),
      ).bySentence
    case 'provenance_weakness':
      return provenanceCosts(
        document,
        documents.provenance,
        weightedByWords(document, sentences.provenance),
      ).bySentence
    case 'synthetic_texture_risk':
      return texture.bySentence
    case 'risk':
    case 'content_trust_score':
      return risks.slop_risk > risks.synthetic_texture_risk ? slop.bySentence : texture.bySentence
    case 'words':
    case 'characters':
      return new Float64Array(0)
    default:
      return score satisfies never
  }
}

function hasTrait(document: Document, sentence: number, trait: SentenceTrait): boolean {
  const { sentences, blocks } = document
  const first = sentences.firstWords[sentence]
  const end = sentences.endWords[sentence]
  switch (trait) {
    case 'quote':
      return (
        blocks.quoted[sentences.blocks[sentence]] === 1 || quotedSentences(document).has(sentence)
      )
    case 'number':
      return hasNumber(document, first, end)
    case 'statistic':
      if ((sentences.punctuation[sentence] & SEPARATOR.percent) !== 0) return true
      return sentenceHas(document, sentence, 'statistic') && hasNumber(document, first, end)
    case 'future':
      return futureSentences(document).has(sentence)
    default:
      return trait satisfies never
  }
}

const quoted = new WeakMap<Document, ReadonlySet<number>>()

/** The sentences that hold words of a quotation, found once in a draft. */
function quotedSentences(document: Document): ReadonlySet<number> {
  const found =
    quoted.get(document) ?? new Set(sentencesOf(quotationsOf(detectorDraft(document)), document))
  quoted.set(document, found)
  return found
}

function* sentencesOf(spans: readonly Span[], document: Document): Iterable<number> {
  for (const { start, end } of spans) {
    const last = sentenceAt(document, end - 1)
    for (let at = Math.max(0, sentenceAt(document, start)); at <= last; at++) {
      if (document.sentences.ends[at] > start) yield at
    }
  }
}

const futures = new WeakMap<Document, ReadonlySet<number>>()

/** The sentences that say what will be, found once in a draft. */
function futureSentences(document: Document): ReadonlySet<number> {
  const found = futures.get(document) ?? prospects(detectorDraft(document))
  futures.set(document, found)
  return found
}

function hasNumber({ words }: Document, first: number, end: number): boolean {
  for (let word = first; word < end; word++) {
    if ((words.flags[word] & SHAPE.number) !== 0) return true
  }
  return false
}

/** The first and the last paragraph. */
function edgesOf({ blocks: { count, kinds } }: Document): readonly [number, number] {
  const own = kinds.subarray(0, count)
  return [own.indexOf(KIND.paragraph), own.lastIndexOf(KIND.paragraph)]
}

/** Units before a list item in which the start of its list is looked for where it is written in HTML. */
const REACH_OF_LIST = 4000
const number = /(?:^|[^\w.])(?:\d{1,9}|[a-z])[.)][ \t]{1,4}(?:\[[ xX]\] )?$/

/** Whether a list item that begins at an offset has a number. */
function isNumbered({ source }: Document, start: number): boolean {
  const before = source.slice(Math.max(0, start - REACH_OF_LIST), start)
  if (!/<li\b[^<>]*>\s*(?:<p>\s*)?$/i.test(before.slice(-60))) return number.test(before.slice(-24))
  const lower = before.toLowerCase()
  return lower.lastIndexOf('<ol') > lower.lastIndexOf('<ul')
}

function isInPlace(
  document: Document,
  [opening, ending]: readonly [number, number],
  sentence: number,
  place: PolicyPlace,
): boolean {
  const { sentences, blocks } = document
  const block = sentences.blocks[sentence]
  switch (place) {
    case 'heading':
    case 'heading-start':
    case 'heading-end':
      return blocks.kinds[block] === KIND.heading
    case 'list':
    case 'list-item-start':
    case 'list-item-end':
      return blocks.kinds[block] === KIND.list_item
    case 'numbered-list':
      return blocks.kinds[block] === KIND.list_item && isNumbered(document, blocks.starts[block])
    case 'table':
      return blocks.kinds[block] === KIND.table_cell
    case 'opening':
      return opening === block
    case 'ending':
      return ending === block
    case 'first-sentence':
      return opening === block && sentences.blocks[sentence - 1] !== block
    case 'last-sentence':
      return (
        ending === block &&
        !(sentence + 1 < sentences.count && sentences.blocks[sentence + 1] === block)
      )
    case 'link':
      return sentences.links[sentence] > 0
    case 'quote':
      return hasTrait(document, sentence, 'quote')
    case 'paragraph-start':
    case 'paragraph-end':
      return blocks.kinds[block] === KIND.paragraph
    case 'byline':
    case 'brackets':
    case 'sentence-start':
    case 'sentence-end':
      return true
    default:
      return place satisfies never
  }
}
