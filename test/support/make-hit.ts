import type { EvidenceType, Severity } from '../../packages/engine/src/schema/index.ts'
import { defineRule } from '../../packages/engine/src/text/rule-engine/define-rule.ts'
import type { Hit } from '../../packages/engine/src/text/rule-engine/run-rules.ts'

interface HitTraits {
  readonly id?: string
  readonly type?: EvidenceType
  readonly severity?: Severity
  readonly decides?: boolean
}

/** A hit of a rule that finds nothing by itself. */
export function makeHit(
  start: number,
  end: number,
  { id = 'a-rule', type = 'generic_phrasing', severity = 'low', decides = false }: HitTraits = {},
): Hit {
  const rule = defineRule({
    id,
    type,
    severity,
    decides,
    summary: 'A rule of a test.',
    fix: 'Fix it.',
    explain: (quote) => `“${quote}” occurs here.`,
    examples: { bad: [], good: [] },
  })
  return { rule, start, end, severity, data: undefined, replacement: undefined }
}
