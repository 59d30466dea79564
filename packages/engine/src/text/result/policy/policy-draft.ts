import { publish } from '../../../models/calibration.ts'
import type { Span } from '../../../policy/detectors/index.ts'
import { prospects } from '../../../policy/detectors/prospects.ts'
import type { PolicyPlace, PolicyScore } from '../../../policy/form/clause-form.ts'
import type { SentenceTrait } from '../../../policy/lexicons/evidence-kind.ts'
import { endsWithSpeaker } from '../../../policy/match/attribution.ts'
import type { PlacedEvidence, PolicyDraft } from '../../../policy/match/policy-draft.ts'
import { quotationsOf } from '../../../policy/match/quotations.ts'
import { visibleLength } from '../../../policy/match/visible-length.ts'
import { type Document, KIND, SEPARATOR, SHAPE } from '../../document/document.ts'
import { sentenceAt } from '../../document/sentence-at.ts'
import { detectorDraft } from '../../house/detector-draft.ts'
import { sentenceHas } from '../../queries/class-tests.ts'
import { nextMayBack, supportedSentences } from '../../queries/sourcing/support.ts'
import { cutSpan, explainHit } from '../../rule-engine/explain-hit.ts'
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
): PolicyDraft {
  const { sentences, source } = document
  const { count, kinds } = document.blocks
  const opening = kinds.subarray(0, count).indexOf(KIND.paragraph)
  const ending = kinds.subarray(0, count).lastIndexOf(KIND.paragraph)
  return {
    evidence: hits.map((hit) => placedEvidence(hit, document)),
    sentenceCount: sentences.count,
    score: (score) => scoreOf(document, scores, score),
    costliest: (score) => {
      if (sentences.count === 0) return -1
      const [top = 0] = topSentences(addedBy(document, scores, score), 1, () => true)
      return top
    },
    has: (sentence, trait) => sentence >= 0 && hasTrait(document, sentence, trait),
    hasSource: (sentence) => sentence >= 0 && hasSource(document, sentence),
    isIn: (sentence, place) =>
      sentence >= 0 && isInPlace(document, [opening, ending], sentence, place),
    sentenceAt: (offset) => sentenceOf(document, offset),
    detected: detectorDraft(document),
    findTerms: (terms) => findPolicyTerms(document, terms),
    quote: (start, end) => cutSpan(source, start, end),
    sentenceRange: (sentence) => ({
      start: sentences.starts[sentence],
      end: sentences.ends[sentence],
    }),
  }
}

/** Whether something backs a sentence, in it or in the next one, or whether it ends with who says it. */
function hasSource(document: Document, sentence: number): boolean {
  const supported = supportedSentences(document)
  return (
    supported[sentence] === 1 ||
    (nextMayBack(document, sentence) && supported[sentence + 1] === 1) ||
    endsWithSpeaker(detectorDraft(document), sentence)
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

function placedEvidence(hit: Hit, document: Document): PlacedEvidence {
  const { rule, start, end } = hit
  return {
    type: rule.type,
    rule: rule.id,
    start,
    end: start + cutSpan(document.source, start, end).length,
    sentence: sentenceAt(document, start),
    explain: () => explainHit(hit, document),
    facts: hit.finding?.facts,
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
      return blocks.kinds[block] === KIND.heading
    case 'list':
      return blocks.kinds[block] === KIND.list_item
    case 'table':
      return blocks.kinds[block] === KIND.table_cell
    case 'opening':
      return opening === block
    case 'ending':
      return ending === block
    case 'first-sentence':
      return opening === block && sentences.blocks[sentence - 1] !== block
    case 'last-sentence':
      return ending === block && sentences.blocks[sentence + 1] !== block
    case 'link':
      return sentences.links[sentence] > 0
    case 'quote':
      return hasTrait(document, sentence, 'quote')
    case 'sentence-start':
      return true
    default:
      return place satisfies never
  }
}
