import { EngineError } from '../../../schema/error.ts'
import type { SourceFinding } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import type { Rule } from '../../rule-engine/define-rule.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'

/**
 * What a check of sources found, as hits, so that switches, comments and policies see it as they see other findings.
 * Throws `invalid_option` for a place outside of the draft.
 */
export function sourceHits({ source }: Document, findings: readonly SourceFinding[] = []): Hit[] {
  return findings.map((finding) => {
    const { start, end, severity } = finding
    if (start > end || end > source.length) {
      throw new EngineError(
        'invalid_option',
        `Unexpected finding of a source at ${start} to ${end}, expected a place in the draft, which is ${source.length} long.`,
      )
    }
    return {
      rule: ruleOf(finding),
      start,
      end,
      severity,
      data: undefined,
      replacement: undefined,
      finding,
    }
  })
}

/** No finding of another rule replaces one of these. */
function ruleOf({ explanation, rule, severity, type }: SourceFinding): Rule {
  return {
    id: rule,
    type,
    severity,
    summary: explanation,
    fix: '',
    isOwn: true,
    explain: () => explanation,
    examples: { bad: [], good: [] },
  }
}
