import type { Format, RiskLevel } from '../../../schema/index.ts'
import { isScored } from '../../rule-engine/exemptions.ts'
import { isSilentIn } from '../../rule-engine/formats.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import type { RuleOverrides } from '../directives/rule-overrides.ts'

/** Which rules settings name, so that no format silences them. */
export interface NamedRules extends Pick<RuleOverrides, 'severities'> {
  /** Ids and types of rules that fail a gate. */
  readonly gateRules?: readonly string[] | undefined
}

/**
 * The hits to show in a draft of a format. Where the slop score or the texture score asks for more than `low` and
 * a format would hide all that names words for it, it hides nothing: no decision goes without a reason.
 */
export function spokenHits(
  hits: readonly Hit[],
  format: Format,
  level: RiskLevel,
  named: NamedRules,
): readonly Hit[] {
  const spoken = hits.filter((hit) => !isSilentIn(format, hit) || isNamed(hit, named))
  const explains = ({ rule }: Hit) => isScored(rule)
  return level !== 'low' && hits.some(explains) && !spoken.some(explains) ? hits : spoken
}

function isNamed({ rule }: Hit, { severities = {}, gateRules = [] }: NamedRules): boolean {
  return [rule.id, rule.type].some(
    (name) => gateRules.includes(name) || severities[name] !== undefined,
  )
}
