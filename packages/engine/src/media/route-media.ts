import { matchPolicy } from '../policy/match/match-policy.ts'
import { readPolicy } from '../policy/parse/read-policy.ts'
import { policyLimitations } from '../policy/policy-limitations.ts'
import { riskLevel, route, stricter } from '../routing/route.ts'
import type { Action, Context, EvidenceItem, PolicyMatch, RiskLevel } from '../schema/index.ts'
import { mediaDraft } from './media-draft.ts'

const MOST_A_CLAUSE = 10

/** What is decided over an image, a recording or a video. */
export interface MediaRoute {
  readonly level: RiskLevel
  readonly action: Action
  /** The policy made the decision stricter. */
  readonly isRaised: boolean
  /** Undefined when there is no policy (decision 13). */
  readonly matches: PolicyMatch[] | undefined
  /** Clauses that were not understood, or not whole. */
  readonly limitations: readonly string[]
}

/**
 * Reads the routing table with the one risk of a medium (decision 14), and lets a custom policy be
 * stricter.
 */
export function routeMedia(
  context: Context,
  risk: number,
  trust: number,
  evidence: readonly EvidenceItem[],
): MediaRoute {
  const level = riskLevel(risk, 0)
  const routed = route(context.intended_use, level)
  const policy = context.custom_policy
  if (policy === undefined || policy.trim() === '') {
    return { level, action: routed, isRaised: false, matches: undefined, limitations: [] }
  }
  const clauses = readPolicy(policy)
  const matches = matchPolicy(clauses, mediaDraft(evidence, risk, trust), MOST_A_CLAUSE)
  const action = matches.reduce<Action>(
    (strictest, match) =>
      match.action === undefined ? strictest : stricter(strictest, match.action),
    routed,
  )
  return {
    level,
    action,
    isRaised: action !== routed,
    matches,
    limitations: policyLimitations(clauses),
  }
}
