import { checkDraft, checkOptions, textChecks } from '../schema/check-call.ts'
import type { Draft, RevisionSafety } from '../schema/index.ts'
import { runPipeline } from '../text/pipeline/run-pipeline.ts'
import { selectHits } from '../text/result/evidence/select-hits.ts'
import { applyEdits, type ProposedEdit } from './edit.ts'
import { gainOf, type RevisionGain } from './gain.ts'
import { checkAlone, keepSafe } from './keep-safe.ts'
import { keepScores } from './keep-scores.ts'
import { proposeEdits } from './propose-edits.ts'
import type { ReviseOptions } from './revise.ts'
import { type Risk, type Risks, standingOf } from './standing.ts'

/** Text that may be read to tell the effect of edits one by one, so that time stays linear. */
const MOST_TEXT = 2_000_000
const FEWEST_SCORED = 8

/** What a rule would change, with what it does to the facts and to the scores. */
export interface RevisionProposal extends ProposedEdit {
  /** The verdict on this edit alone, in the sentences that it touches. */
  readonly safety: RevisionSafety
  /** How each risk changes when this edit alone is made; null when nobody counted it. */
  readonly effects: Risks | null
  /** What it does for the decision, alone; null when nobody counted it. See `byGain` for an order. */
  readonly gain: RevisionGain | null
  /** Whether `revise` would make it: it keeps the facts, and with all such edits no risk gets into a higher band. */
  readonly isCalm: boolean
}

/** Lists what the rules would change now, one by one, also what a revision would refuse. */
export function proposeRevisions(draft: Draft, options: ReviseOptions = {}): RevisionProposal[] {
  checkDraft(draft)
  checkOptions(options, textChecks)
  const { source, syntax } = draft
  const { mayEdit = () => true } = options
  const analysis = runPipeline(draft, options)
  // An edit leaves most blocks as they are, and those are not read again.
  const score = (text: string) =>
    standingOf(runPipeline({ source: text, syntax }, options, { earlier: analysis }))
  const hits = selectHits(analysis.kept, Number.POSITIVE_INFINITY).filter(({ rule, start }) =>
    mayEdit(rule.id, start),
  )
  const proposals = proposeEdits(analysis.document, hits)
  const before = standingOf(analysis)
  const safe = keepSafe(analysis.document, proposals, syntax).kept
  const calm = new Set(
    safe.length === 0 ? [] : keepScores(source, before, safe, score).kept.map(({ start }) => start),
  )
  const scored = Math.max(FEWEST_SCORED, Math.floor(MOST_TEXT / Math.max(1, source.length)))
  return proposals.map((proposal, at) => {
    const { start, end, text, rule } = proposal
    const after = at < scored ? score(applyEdits(source, [proposal])) : null
    return {
      start,
      end,
      text,
      rule,
      safety: checkAlone(analysis.document, proposal, syntax),
      effects: after === null ? null : change(before.risks, after.risks),
      gain: after === null ? null : gainOf(before, after),
      isCalm: calm.has(start),
    }
  })
}

function change(before: Risks, after: Risks): Risks {
  const by = (name: Risk): number => Math.round((after[name] - before[name]) * 10_000) / 10_000
  return {
    specificity_risk: by('specificity_risk'),
    provenance_weakness: by('provenance_weakness'),
    slop_risk: by('slop_risk'),
    synthetic_texture_risk: by('synthetic_texture_risk'),
  }
}
