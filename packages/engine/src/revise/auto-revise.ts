import { checkDraft, checkOptions, textChecks } from '../schema/check-call.ts'
import type { Draft, TextResult } from '../schema/index.ts'
import type { PipelineOptions } from '../text/pipeline/run-pipeline.ts'
import { type Revision, revise } from './revise.ts'

/**
 * The result of a draft with its revision: `revised_text`, `revision_notes`, `revision_safety`.
 * Only a draft that routes to `revise` is revised; any other result comes back as it is. A revision
 * that fails the safety check gives no text (R-TXT-16, R-REV-01, R-REV-04).
 */
export function autoRevise(
  draft: Draft,
  result: TextResult,
  options: PipelineOptions = {},
): TextResult {
  checkDraft(draft)
  checkOptions(options, textChecks)
  if (result.recommended_action !== 'revise') return result
  return withRevision(result, revise(draft, options))
}

/** A result with a revision; without its text where the safety check failed. */
export function withRevision(
  result: TextResult,
  { text, notes, safety }: Pick<Revision, 'text' | 'notes' | 'safety'>,
): TextResult {
  if (safety.status === 'failed') return { ...result, revision_safety: safety }
  return { ...result, revised_text: text, revision_notes: [...notes], revision_safety: safety }
}
