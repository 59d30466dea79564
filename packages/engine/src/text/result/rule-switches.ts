import { EngineError } from '../../schema/error.ts'
import { evidenceTypes } from '../../schema/evidence-types.ts'
import type { Document } from '../document.ts'
import type { Rule } from '../rules/define-rule.ts'
import type { Hit } from '../rules/run-rules.ts'
import { applyDirectives, type DirectiveReading } from './directives.ts'
import { scoreRules } from './score-rules.ts'

/** Throws `unknown_rule` for a name that is neither a rule id nor an evidence type. */
export function checkRuleNames(names: readonly string[], known: ReadonlySet<string>): void {
  const unknown = names.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new EngineError(
    'unknown_rule',
    `Unexpected rule \`${unknown}\`, expected a rule id or an evidence type.`,
  )
}

/** Parts hits by whether the caller left their rules on. */
export function partBySwitch(
  hits: readonly Hit[],
  disabled: readonly string[],
): { on: readonly Hit[]; off: readonly Hit[] } {
  if (disabled.length === 0) return { on: hits, off: [] }
  const names = new Set(disabled)
  const parts: { on: Hit[]; off: Hit[] } = { on: [], off: [] }
  for (const hit of hits) {
    const isOff = names.has(hit.rule.id) || names.has(hit.rule.type)
    parts[isOff ? 'off' : 'on'].push(hit)
  }
  return parts
}

/** Hides what the draft's own ignore comments name; scores are not touched. */
export function hideIgnored(
  document: Document,
  hits: readonly Hit[],
  known: ReadonlySet<string>,
): DirectiveReading {
  return applyDirectives(document, hits, known)
}

/** Names that switches and comments may use: ids of rules, and evidence types. */
export function switchNames(rules: readonly Rule[]): ReadonlySet<string> {
  return new Set([...[...rules, ...scoreRules].map(({ id }) => id), ...evidenceTypes])
}
