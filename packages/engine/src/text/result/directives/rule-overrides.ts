import { EngineError } from '../../../schema/error.ts'
import { evidenceTypes } from '../../../schema/evidence-types.ts'
import type { SeverityChoice } from '../../../schema/index.ts'
import { mediaRules } from '../../../schema/media-rules.ts'
import { sourceRuleIds } from '../../../schema/source-finding.ts'
import type { Document } from '../../document/document.ts'
import { rejectedTermRule } from '../../house/rejected-term.ts'
import type { Rule } from '../../rule-engine/define-rule.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import { scoreRules } from '../evidence/score-rules.ts'
import { applyDirectives, type DirectiveAnalysis } from './directives.ts'

/** Throws `unknown_rule` for a name that is neither a rule id nor an evidence type. */
export function checkRuleNames(names: readonly string[], known: ReadonlySet<string>): void {
  const unknown = names.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new EngineError(
    'unknown_rule',
    `Unexpected rule \`${unknown}\`, expected a rule id or an evidence type.`,
  )
}

/** What a caller may switch: rules off, and how severe the findings of a rule or a type are. */
export interface RuleOverrides {
  readonly ignoredRules?: readonly string[] | undefined
  readonly severities?: Readonly<Record<string, SeverityChoice>> | undefined
}

/** Parts hits by whether the caller left their rules on, and gives those that stay their severities. */
export function applyOverrides(
  hits: readonly Hit[],
  { ignoredRules = [], severities = {} }: RuleOverrides,
): { on: readonly Hit[]; off: readonly Hit[] } {
  const chosen = new Map(Object.entries(severities))
  if (ignoredRules.length === 0 && chosen.size === 0) return { on: hits, off: [] }
  const names = new Set(ignoredRules)
  const on: Hit[] = []
  const off: Hit[] = []
  for (const hit of hits) {
    const { id, type } = hit.rule
    // A rule is named more closely than its type.
    const severity = chosen.get(id) ?? chosen.get(type) ?? hit.severity
    if (severity === 'off' || names.has(id) || names.has(type)) off.push(hit)
    else on.push(severity === hit.severity ? hit : { ...hit, severity })
  }
  return { on, off }
}

/** Hides what the draft's own ignore comments name; scores are not touched. */
export function hideIgnored(
  document: Document,
  hits: readonly Hit[],
  known: ReadonlySet<string>,
  unasked: ReadonlySet<string> = unaskedRules(false),
): DirectiveAnalysis {
  return applyDirectives(document, hits, known, unasked)
}

const none: ReadonlySet<string> = new Set()
const ofSources: ReadonlySet<string> = new Set(sourceRuleIds)

/** Names of rules of which nobody knows what they would have found: a comment about one of them is not unused. */
export function unaskedRules(hasSources: boolean): ReadonlySet<string> {
  return hasSources ? none : ofSources
}

/** Names that switches and comments may use: ids of rules, those of media and sources too, and evidence types. */
export function ruleNames(rules: readonly Rule[]): ReadonlySet<string> {
  return new Set([
    ...[...rules, ...scoreRules, rejectedTermRule].map(({ id }) => id),
    ...mediaRules,
    ...sourceRuleIds,
    ...evidenceTypes,
  ])
}
