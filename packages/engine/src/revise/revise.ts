import { checkDraft, checkOptions, textChecks } from '../schema/check-call.ts'
import type { Draft, RevisionSafety, Syntax } from '../schema/index.ts'
import { findLines } from '../text/document/lines.ts'
import { type PipelineOptions, runPipeline } from '../text/pipeline/run-pipeline.ts'
import { selectHits } from '../text/result/evidence/select-hits.ts'
import { applyEdits, composeEdits, type ProposedEdit, sourceOffset } from './edit.ts'
import { compareVersions, keepSafe } from './keep-safe.ts'
import { keepScores } from './keep-scores.ts'
import { proposeEdits } from './propose-edits.ts'
import { revisionNote } from './revision-notes.ts'
import { standingOf } from './standing.ts'

/** Switches of one revision; all optional. */
export interface ReviseOptions extends PipelineOptions {
  /** Whether what a rule saw at an offset of the draft may be edited; everything may unless stated. */
  readonly mayEdit?: (rule: string, start: number) => boolean
}

/** An edit that a rule proposed and that was not made. */
export interface RefusedEdit extends ProposedEdit {
  readonly reason: string
}

/** A draft after its edits. */
export interface Revision {
  /** The draft's own text where no edit was made. */
  readonly text: string
  /** What was changed, over the draft's own text, in its order. */
  readonly edits: readonly ProposedEdit[]
  /** What was proposed and not done, at its place in the draft's own text. */
  readonly refused: readonly RefusedEdit[]
  /** One line an edit. */
  readonly notes: readonly string[]
  readonly safety: RevisionSafety
}

/** An edit may make way for another; texts that need more rounds than this do not occur. */
const MOST_ROUNDS = 6

/**
 * Edits a draft by what its rules suggest and keeps the facts; no published risk gets into a higher
 * band, and the decision gets no stricter. Pure and in time linear in the draft's length; revising a
 * revised text changes nothing.
 */
export function revise(draft: Draft, options: ReviseOptions = {}): Revision {
  checkDraft(draft)
  checkOptions(options, textChecks)
  const { source, syntax } = draft
  let text = source
  let edits: readonly ProposedEdit[] = []
  let refused: readonly RefusedEdit[] = []
  let safety: RevisionSafety | undefined
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const step = reviseOnce(text, syntax, edits, options)
    refused = step.refused.map((edit) => ({
      ...edit,
      start: sourceOffset(edits, edit.start),
      end: sourceOffset(edits, edit.end),
    }))
    if (step.kept.length === 0) {
      if (round === 0) safety = step.safety
      break
    }
    const next = applyEdits(text, step.kept)
    const verdict = round === 0 ? step.safety : compareVersions(source, next, syntax)
    // Steps that are safe one by one may lead too far together.
    if (verdict.status === 'failed') break
    edits = composeEdits(source, edits, step.kept)
    text = next
    safety = verdict
  }
  const lines = findLines(source)
  return {
    text,
    edits,
    refused,
    notes: edits.map((edit) => revisionNote(lines, edit)),
    safety: safety ?? compareVersions(source, source, syntax),
  }
}

interface Step {
  readonly kept: readonly ProposedEdit[]
  readonly refused: readonly RefusedEdit[]
  readonly safety: RevisionSafety
}

/** One round: what the rules suggest now, less what is not safe, less what lifts a risk over a threshold. */
function reviseOnce(
  source: string,
  syntax: Syntax,
  earlier: readonly ProposedEdit[],
  options: ReviseOptions,
): Step {
  const analysis = runPipeline({ source, syntax }, options)
  const { mayEdit = () => true } = options
  const hits = selectHits(analysis.kept, Number.POSITIVE_INFINITY).filter(({ rule, start }) =>
    mayEdit(rule.id, sourceOffset(earlier, start)),
  )
  const proposals = proposeEdits(analysis.document, hits)
  const safe = keepSafe(analysis.document, proposals, syntax)
  const score = (text: string) =>
    standingOf(runPipeline({ source: text, syntax }, options, { earlier: analysis }))
  const calm =
    safe.kept.length === 0
      ? { kept: [], refused: [] }
      : keepScores(source, standingOf(analysis), safe.kept, score)
  const safety =
    calm.refused.length === 0
      ? safe.safety
      : compareVersions(source, applyEdits(source, calm.kept), syntax)
  const isSafe = safety.status === 'passed'
  return {
    kept: isSafe ? calm.kept : [],
    refused: [...safe.refused, ...calm.refused].map(({ edit, reason }) => ({ ...edit, reason })),
    safety,
  }
}
