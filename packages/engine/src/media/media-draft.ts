import type { PolicyScore } from '../policy/form/clause-form.ts'
import type { PlacedEvidence, PolicyDraft } from '../policy/match/policy-draft.ts'
import type { EvidenceItem } from '../schema/index.ts'

/** A medium without words as a custom policy may ask about it: evidence and a risk, no sentences. */
export function mediaDraft(
  evidence: readonly EvidenceItem[],
  risk: number,
  trust: number,
): PolicyDraft {
  return {
    evidence: evidence.map(placedEvidence),
    sentenceCount: 0,
    score: (score) => scoreOf(score, risk, trust),
    costliest: () => -1,
    has: () => false,
    hasSource: () => false,
    isIn: () => false,
    findTerms: () => new Map(),
    sentenceAt: () => -1,
    detected: undefined,
    quote: () => '',
    sentenceRange: () => ({ start: 0, end: 0 }),
  }
}

function placedEvidence(item: EvidenceItem): PlacedEvidence {
  const { type, rule, span, start = 0 } = item
  return { type, rule, start, end: start + span.length, sentence: -1, explain: () => item }
}

/** Scores of texts are not numbers here, so that no comparison with them holds. */
function scoreOf(score: PolicyScore, risk: number, trust: number): number {
  switch (score) {
    case 'risk':
    case 'synthetic_texture_risk':
      return risk
    case 'content_trust_score':
      return trust
    case 'slop_risk':
    case 'specificity_risk':
    case 'provenance_weakness':
    case 'words':
    case 'characters':
      return Number.NaN
    default:
      return score satisfies never
  }
}
