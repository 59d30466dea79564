import { evidenceTypes } from '../schema/evidence-types.ts'
import { mediaRules } from '../schema/media-rules.ts'

/** Names that settings may use for findings: ids of rules, those of media too, and evidence types. */
export function settingNames(rules: readonly { readonly id: string }[]): string[] {
  return [...rules.map(({ id }) => id), ...mediaRules, ...evidenceTypes]
}
