import { publish } from '../../../models/calibration.ts'
import type { PolicyScore, SentenceTrait } from '../../../policy/clause.ts'
import type { PolicyDraft } from '../../../policy/match/policy-draft.ts'
import { type Document, KIND, SEPARATOR, SHAPE } from '../../document/document.ts'
import { sentenceAt } from '../../document/sentence-at.ts'
import { sentenceHas } from '../../queries/class-tests.ts'
import { hasSupport } from '../../queries/sourcing/support.ts'
import { cutSpan, explainHit } from '../../rule-engine/explain-hit.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
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
  return {
    evidence: hits.map((hit) => ({
      item: explainHit(hit, document),
      sentence: sentenceAt(document, hit.start),
    })),
    sentenceCount: sentences.count,
    score: (score) => scoreOf(document, scores, score),
    costliest: (score) => {
      if (sentences.count === 0) return -1
      const [top = 0] = topSentences(addedBy(document, scores, score), 1, () => true)
      return top
    },
    has: (sentence, trait) => sentence >= 0 && hasTrait(document, sentence, trait),
    hasSource: (sentence) => sentence >= 0 && hasSupport(document, sentence),
    isIn: (sentence, scope) => sentence >= 0 && isInScope(document, opening, sentence, scope),
    findTerms: (terms) => findPolicyTerms(document, terms),
    quote: (start, end) => cutSpan(source, start, end),
    sentenceRange: (sentence) => ({
      start: sentences.starts[sentence],
      end: sentences.ends[sentence],
    }),
  }
}

function scoreOf(document: Document, { risks }: ModelScores, score: PolicyScore): number {
  switch (score) {
    case 'words':
      return document.proseWords
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
  { risks, slop, texture, sentences }: ModelScores,
  score: PolicyScore,
): Float64Array {
  switch (score) {
    case 'slop_risk':
      return slop.bySentence
    case 'specificity_risk':
      return weightedByWords(document, sentences.specificity)
    case 'provenance_weakness':
      return weightedByWords(document, sentences.provenance)
    case 'synthetic_texture_risk':
      return texture.bySentence
    case 'risk':
    case 'content_trust_score':
      return risks.slop_risk > risks.synthetic_texture_risk ? slop.bySentence : texture.bySentence
    case 'words':
      return new Float64Array(0)
    default:
      return score satisfies never
  }
}

function hasTrait(document: Document, sentence: number, trait: SentenceTrait): boolean {
  const { sentences, words, blocks, source } = document
  const first = sentences.firstWords[sentence]
  const end = sentences.endWords[sentence]
  switch (trait) {
    case 'quote':
      if (blocks.quoted[sentences.blocks[sentence]] === 1) return true
      if (((sentences.punctuation[sentence] | words.separators[first]) & SEPARATOR.quote) === 0)
        return false
      return /["“”«»„]/.test(source.slice(sentences.starts[sentence], sentences.ends[sentence] + 1))
    case 'number':
      return hasNumber(document, first, end)
    case 'statistic':
      if ((sentences.punctuation[sentence] & SEPARATOR.percent) !== 0) return true
      return sentenceHas(document, sentence, 'statistic') && hasNumber(document, first, end)
    default:
      return trait satisfies never
  }
}

function hasNumber({ words }: Document, first: number, end: number): boolean {
  for (let word = first; word < end; word++) {
    if ((words.flags[word] & SHAPE.number) !== 0) return true
  }
  return false
}

function isInScope(
  { sentences, blocks }: Document,
  opening: number,
  sentence: number,
  scope: 'heading' | 'opening',
): boolean {
  const block = sentences.blocks[sentence]
  if (scope === 'heading') return blocks.kinds[block] === KIND.heading
  return opening === block
}
