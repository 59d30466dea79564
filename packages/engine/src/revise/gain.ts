import { thresholds } from '../policy/thresholds.ts'
import { riskLevel } from '../routing/route.ts'
import type { Action } from '../schema/index.ts'
import type { Risks, Standing } from './standing.ts'

/** The risks of a text, each from 0 to 1, and the decision about it. */
export type Weighed = Risks & { readonly action: Action }

/** What one edit alone does for the decision about a draft. */
export interface RevisionGain {
  readonly before: Weighed
  readonly after: Weighed
  /**
   * How much nearer the draft gets to a milder decision, from −2 to 2: by how much the risks that are above the next
   * threshold fall towards it. Below 0 it gets further away; 0 where no risk stands in the way.
   */
  readonly nearer: number
}

/** What an edit gains that turns one standing into another. */
export function gainOf(before: Standing, after: Standing): RevisionGain {
  const next = nextThreshold(before.risks)
  const nearer = distance(before.risks, next) - distance(after.risks, next)
  return {
    before: { ...before.risks, action: before.action },
    after: { ...after.risks, action: after.action },
    nearer: Math.round(nearer * 10_000) / 10_000,
  }
}

/**
 * Orders what gains most for the decision first. Of equals, such as where the decision is as mild as it gets, the one
 * that lowers both risks more comes first; what nobody counted comes last.
 */
export function byGain(
  { gain: a }: { readonly gain: RevisionGain | null },
  { gain: b }: { readonly gain: RevisionGain | null },
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return b.nearer - a.nearer || fallOf(b) - fallOf(a)
}

function fallOf({ before, after }: RevisionGain): number {
  return (
    before.slop_risk -
    after.slop_risk +
    before.synthetic_texture_risk -
    after.synthetic_texture_risk
  )
}

/** Where the level of a text gets milder; for a low one where it would get worse. */
function nextThreshold({ synthetic_texture_risk, slop_risk }: Risks): number {
  return riskLevel(synthetic_texture_risk, slop_risk) === 'high'
    ? thresholds.high
    : thresholds.medium
}

function distance({ slop_risk, synthetic_texture_risk }: Risks, threshold: number): number {
  return Math.max(0, slop_risk - threshold) + Math.max(0, synthetic_texture_risk - threshold)
}
