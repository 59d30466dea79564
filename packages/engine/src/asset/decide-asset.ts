import { publish } from '../models/calibration.ts'
import { stricter } from '../routing/route.ts'
import type {
  AssetDecision,
  Confidence,
  ImageResult,
  RiskLevel,
  TextResult,
} from '../schema/index.ts'

/** The result of one block of an asset. */
export type BlockResult = TextResult | ImageResult

const levels: readonly RiskLevel[] = ['low', 'medium', 'high']
const confidences: readonly Confidence[] = ['low', 'medium', 'high']

/**
 * Decides over an asset by its blocks, each scored by itself: the one with the highest risk routes.
 * Pure and deterministic. Expects at least one block.
 */
export function decideAsset(blocks: readonly BlockResult[]): AssetDecision {
  const at = deciding(blocks)
  const top = blocks[at]
  const limits = blocks.flatMap(({ limitations }) => limitations)
  const matches = blocks.flatMap(({ policy_matches }) => policy_matches ?? [])
  const hasPolicy = blocks.some(({ policy_matches }) => policy_matches !== undefined)
  return {
    modality: 'asset',
    content_trust_score: Math.min(...blocks.map((block) => block.content_trust_score)),
    synthetic_risk: publish(Math.max(...blocks.map((block) => block.synthetic_risk))),
    // That nothing is risky is as sure as the least sure block.
    confidence: top.risk_level === 'low' ? leastConfidence(blocks) : top.confidence,
    primary_reason: top.primary_reason,
    decided_by: at,
    evidence: top.evidence.map((item) => ({ ...item, block: at })),
    recommended_fixes: [...new Set(blocks.flatMap((block) => block.recommended_fixes))],
    risk_level: top.risk_level,
    recommended_action: top.recommended_action,
    model_version: top.model_version,
    limitations: [
      'Each block was scored by itself. Whether text and images fit together was not looked at.',
      ...new Set(limits),
    ],
    ...(hasPolicy ? { policy_matches: matches } : {}),
  }
}

/** The block with the strictest action, which a policy may have raised; among those, with the highest risk. */
function deciding(blocks: readonly BlockResult[]): number {
  let best = 0
  for (const [at, block] of blocks.entries()) if (isAbove(block, blocks[best])) best = at
  return best
}

function isAbove(block: BlockResult, best: BlockResult): boolean {
  const { recommended_action: action } = block
  const { recommended_action: bestAction } = best
  if (action !== bestAction) return stricter(action, bestAction) === action
  const gap = levels.indexOf(block.risk_level) - levels.indexOf(best.risk_level)
  return gap === 0 ? riskOf(block) > riskOf(best) : gap > 0
}

/** The larger of the risks that route a block. */
function riskOf(block: BlockResult): number {
  return block.modality === 'text'
    ? Math.max(block.synthetic_texture_risk, block.slop_risk)
    : block.synthetic_image_risk
}

function leastConfidence(blocks: readonly BlockResult[]): Confidence {
  return confidences.find((level) => blocks.some(({ confidence }) => confidence === level)) ?? 'low'
}
