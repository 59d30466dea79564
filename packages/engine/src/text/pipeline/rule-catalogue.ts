import type { EvidenceType, Format, Severity } from '../../schema/index.ts'
import { rejectedTermRule } from '../house/rejected-term.ts'
import { scoreRules } from '../result/evidence/score-rules.ts'
import { silentFormats } from '../rule-engine/formats.ts'
import { rules } from '../rules/index.ts'

/** A rule as its users see it. */
export interface RuleDescription {
  readonly id: string
  readonly type: EvidenceType
  readonly severity: Severity
  /** What the rule sees, in one sentence. */
  readonly summary: string
  /** What would fix it, in one sentence. */
  readonly fix: string
  /** Formats of the context in which what it found is not shown. */
  readonly silentIn: readonly Format[]
  /** «…» marks what is flagged; good examples are near misses. */
  readonly examples: { readonly bad: readonly string[]; readonly good: readonly string[] }
}

/** Every rule that can appear in evidence, in alphabetical order of the ids. */
export const ruleCatalogue: readonly RuleDescription[] = [...rules, ...scoreRules, rejectedTermRule]
  .map((rule) => {
    const { id, type, severity, summary, fix, examples } = rule
    return { id, type, severity, summary, fix, silentIn: silentFormats(rule), examples }
  })
  .sort((a, b) => (a.id < b.id ? -1 : 1))
