import { evidenceTypes } from '../schema/evidence-types.ts'
import { mediaRules } from '../schema/media-rules.ts'
import { didYouMean } from './nearest.ts'
import type { SettingsLayer } from './settings.ts'

/** Names that settings may use for findings: ids of rules, those of media too, and evidence types. */
export function settingNames(rules: readonly { readonly id: string }[]): string[] {
  return [...rules.map(({ id }) => id), ...mediaRules, ...evidenceTypes]
}

/** Says which rule of a layer does not exist, or null. */
export function unknownRule(layer: SettingsLayer, knownRules: readonly string[]): string | null {
  const { ignore_rules = {}, severity = {}, fail_on_rules = [] } = layer
  // A finding of a policy has no rule of ours, yet a gate may wait for it.
  const gateNames = [...knownRules, 'policy']
  const names = [...Object.keys(ignore_rules), ...Object.keys(severity)]
  const unknown =
    names.find((name) => !knownRules.includes(name)) ??
    fail_on_rules.find((name) => !gateNames.includes(name))
  return unknown === undefined
    ? null
    : `Unknown rule \`${unknown}\`.${didYouMean(unknown, knownRules)}`
}
