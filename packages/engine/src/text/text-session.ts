import { checkDraft, checkOptions, textChecks } from '../schema/check-call.ts'
import type { Draft, TextResult } from '../schema/index.ts'
import { type AnalyzeTextOptions, textResult } from './analyze-text.ts'
import { runPipeline, type TextAnalysis } from './pipeline/run-pipeline.ts'
import { createScratchBuffers, fitsScratchBuffers } from './tokenize/scratch-buffers.ts'

/** Scores one draft again and again while it is written. */
export interface TextSession {
  /**
   * The result of `analyzeText` for this draft, equal in every field. Blocks that are unchanged
   * since the last call are not read again; the session keeps that one draft and no more.
   */
  analyze(draft: Draft, options?: AnalyzeTextOptions): TextResult
}

/** Starts a session for a draft that is being written; a draft of another text only takes longer. */
export function createTextSession(): TextSession {
  let earlier: TextAnalysis | undefined
  // The buffers of the analysis that is kept, and those of the next one.
  let kept = createScratchBuffers()
  let next = createScratchBuffers()
  return {
    analyze(draft, options = {}) {
      checkDraft(draft)
      checkOptions(options, textChecks)
      const buffers = fitsScratchBuffers(draft.source) ? next : undefined
      const analysis = runPipeline(draft, options, { earlier, buffers })
      earlier = analysis
      if (buffers !== undefined) [kept, next] = [buffers, kept]
      return textResult(options, analysis)
    },
  }
}
