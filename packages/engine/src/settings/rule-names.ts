import { evidenceTypes } from '../schema/evidence-types.ts'
import { mediaRules } from '../schema/media-rules.ts'
import { sourceRuleIds } from '../schema/source-finding.ts'

/** Names that settings may use for findings: ids of rules, those of media and sources too, and evidence types. */
export function settingNames(rules: readonly { readonly id: string }[]): string[] {
  return [...rules.map(({ id }) => id), ...mediaRules, ...sourceRuleIds, ...evidenceTypes]
}
