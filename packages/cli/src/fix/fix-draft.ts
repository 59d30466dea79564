import type { AnalyzeTextOptions, Revision } from '@content-trust/engine'
import type { Rewriter } from '@content-trust/engine/node'
import { editsBeside, type Narrowing } from '@content-trust/engine/report'
import type { Syntax, TextResult } from '@content-trust/engine/schema'
import type { Settings } from '@content-trust/workspace'
import type { Engine } from '../host.ts'
import { reportText } from '../reporters/draft-report.ts'
import type { Fix } from '../tasks/fix.ts'

/** A scored draft that may be edited. */
export interface FixableDraft {
  readonly shown: string
  readonly source: string
  readonly syntax: Syntax
  readonly settings: Settings
  readonly result: TextResult
}

/** What fixing needs from outside. */
export interface FixDependencies {
  readonly engine: Engine
  /** Null: rules alone edit. */
  readonly rewriter: Rewriter | null
}

/**
 * Edits a draft by what its rules suggest, and asks a rewriter for what is left. What the report
 * leaves out is left alone: findings that a comment, the settings or the baseline hides, and
 * findings on lines that did not change.
 */
export async function fixDraft(
  draft: FixableDraft,
  options: AnalyzeTextOptions,
  narrowing: Pick<Narrowing, 'changed' | 'baseline'>,
  { engine, rewriter }: FixDependencies,
): Promise<{ readonly text: string; readonly fix: Fix } | null> {
  const { source, syntax, result } = draft
  const isSuggested = result.evidence.some(({ suggestion }) => suggestion !== undefined)
  if (!isSuggested && rewriter === null) return null
  const { hidden } = reportText(
    { status: 'scored', modality: 'text', fix: null, ...draft },
    { limit: Number.POSITIVE_INFINITY, ...narrowing },
  )
  const switches = { ...options, mayEdit: editsBeside(hidden) }
  const edited = engine.revise({ source, syntax }, switches)
  const { revision, problem } =
    rewriter === null
      ? { revision: edited, problem: null }
      : await rewriteRest(draft, edited, switches, engine, rewriter)
  const { text, edits, refused, notes, safety } = revision
  if (edits.length === 0 && refused.length === 0 && problem === null) return null
  return { text, fix: { original: source, edits, refused, notes, safety, problem } }
}

/** What is said of a draft that says too little to be judged. */
const unjudged: ReadonlySet<TextResult['primary_reason']> = new Set([
  'cannot_judge',
  'insufficient_text',
])

/**
 * Whether the rules made a draft one to allow: by what they repaired, not by cutting it too short
 * to be judged.
 */
function isMended(before: TextResult, after: TextResult): boolean {
  if (after.recommended_action !== 'allow') return false
  return before.recommended_action === 'allow' || !unjudged.has(after.primary_reason)
}

/** Asks for a rewrite of a draft that is still not allowed. */
async function rewriteRest(
  { source, syntax, result }: FixableDraft,
  edited: Revision,
  options: AnalyzeTextOptions,
  engine: Engine,
  rewriter: Rewriter,
): Promise<{ readonly revision: Revision; readonly problem: string | null }> {
  const draft = { source: edited.text, syntax }
  if (isMended(result, engine.analyzeText(draft, options))) {
    return { revision: edited, problem: null }
  }
  const request = engine.rewriteRequest(draft, options)
  if (request === null) {
    return {
      revision: edited,
      problem: 'it holds ignore comments, or nothing that a rewrite mends',
    }
  }
  try {
    const answer = await rewriter.rewrite(request)
    return {
      revision: engine.acceptRewrite({ source, syntax }, edited, answer, options),
      problem: null,
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RewriterError') throw error
    return { revision: edited, problem: error.message }
  }
}
