import type { Severity } from '../../schema/index.ts'
import type { ClauseForm, ScoreCondition } from '../form/clause-form.ts'
import { countInWords } from '../form/count-words.ts'
import type { Place } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** A place that a clause speaks of. */
export interface ClauseMatch {
  readonly start: number
  readonly end: number
  readonly severity: Severity
  readonly span: string
  readonly explanation: string
}

/** A place as a match of a clause. */
export function matchAt(
  form: ClauseForm,
  { start, end, reason = '', evidence }: Place,
  draft: PolicyDraft,
): ClauseMatch {
  if (evidence === undefined) {
    const span = draft.quote(start, end)
    return {
      start,
      end,
      severity: severityOf(form),
      span,
      explanation: withAllowance(form, reason),
    }
  }
  const { severity, span, explanation } = evidence.explain()
  return { start, end, severity, span, explanation: withAllowance(form, explanation) }
}

/** Why a place is quoted, and how many the clause lets through, as sentences. */
function withAllowance({ per, moreThan }: ClauseForm, reason: string): string {
  if (moreThan === 0) return reason
  const part = per === undefined ? 'the draft' : `each ${per}`
  return `${reason} The policy allows ${countInWords(moreThan)} in ${part}.`
}

/** A clause about the draft as a whole quotes its first sentence. */
export function wholeDraft(
  form: ClauseForm,
  draft: PolicyDraft,
  explanation: string,
  at = 0,
): ClauseMatch {
  const isEmpty = draft.sentenceCount === 0 || at < 0
  const { start, end } = isEmpty ? { start: 0, end: 0 } : draft.sentenceRange(at)
  return { start, end, severity: severityOf(form), span: draft.quote(start, end), explanation }
}

/** A clause about a score quotes the sentence that adds most to it. */
export function matchDraft(
  form: ClauseForm,
  condition: ScoreCondition | undefined,
  draft: PolicyDraft,
): ClauseMatch {
  if (condition === undefined) return wholeDraft(form, draft, 'The policy speaks of every draft.')
  const { score, value } = condition
  const isCount = score === 'words' || score === 'characters'
  const name = isCount ? `The number of ${score}` : `\`${score}\``
  const reason = `${name} is ${draft.score(score)}, and the policy draws its line at ${value}.`
  return wholeDraft(form, draft, reason, draft.costliest(score))
}

/** Evidence brings its own severity; what only a policy sees is as severe as the decision it asks for. */
function severityOf({ action }: ClauseForm): Severity {
  if (action === 'reject') return 'high'
  return action === 'human_review' ? 'medium' : 'low'
}
