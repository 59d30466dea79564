import type { RewriteRequest } from '../providers/rewriter.ts'
import { checkDraft, checkOptions, textChecks } from '../schema/check-call.ts'
import type { Draft } from '../schema/index.ts'
import { type PipelineOptions, runPipeline } from '../text/pipeline/run-pipeline.ts'
import { selectHits } from '../text/result/evidence/select-hits.ts'
import { explainHit } from '../text/rule-engine/explain-hit.ts'
import { bodyStart } from './body-start.ts'

/** Findings that a rewrite is asked to mend; the severest come first. */
const MOST_NEEDS = 40
const MOST_WORDS = 200

/**
 * What a rewriter is asked for, or null when a draft is not to be rewritten: its comments hide
 * findings, so parts of it must stay, or it has nothing to mend. Front matter is not passed on.
 */
export function rewriteRequest(draft: Draft, options: PipelineOptions = {}): RewriteRequest | null {
  checkDraft(draft)
  checkOptions(options, textChecks)
  const { source, syntax } = draft
  const analysis = runPipeline({ source, syntax }, options)
  if (analysis.document.comments.length > 0) return null
  const needs = selectHits(analysis.kept, MOST_NEEDS).map((hit) => ({
    fix: hit.rule.fix,
    words: explainHit(hit, analysis.document).span.slice(0, MOST_WORDS),
  }))
  if (needs.length === 0) return null
  return { draft: source.slice(bodyStart(analysis.document)), syntax, needs }
}
