import { createHash } from 'node:crypto'
import {
  type DraftReport,
  isStricter,
  type LineRanges,
  reachesGate,
  reportDraft,
} from '@content-trust/engine/report'
import type { TextResult } from '@content-trust/engine/schema'
import type { Baseline, Workspace } from '@content-trust/workspace'
import type { Change } from '../changes/change.ts'
import type { BlobReader } from '../drafts/blobs.ts'
import type { Tree } from '../drafts/trees.ts'
import type { FilterMode } from '../inputs.ts'
import { type Outcome, scoreDraft } from './score-draft.ts'

/** A draft with what became of it, and the result of its old version. */
export interface CheckedDraft {
  readonly change: Change
  readonly report: DraftReport
  /** Null: there is no old version, or it could not be scored. */
  readonly base: TextResult | null
  /** Lines that findings are shown on, or null for all. */
  readonly shownLines: LineRanges | null
}

export interface CheckOptions {
  readonly filter: FilterMode
  readonly workspace: Pick<Workspace, 'resolve'>
  readonly blobs: BlobReader
  /** Old versions; null: nothing to compare with. */
  readonly oldTree: Tree | null
  readonly baseline: Baseline | null
}

/** Drafts whose texts are held at a time. */
const BATCH = 50

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Scores the new version of every draft, and the old one to compare with. */
export async function* checkChanges(
  changes: readonly Change[],
  options: CheckOptions,
): AsyncGenerator<CheckedDraft> {
  for (let at = 0; at < changes.length; at += BATCH) {
    const batch = changes.slice(at, at + BATCH)
    const ids = batch.flatMap((change) => {
      const old = oldBlob(change, options.oldTree)
      return old === null ? [change.blob] : [change.blob, old]
    })
    const contents = await options.blobs.read(ids)
    for (const change of batch) yield await checkChange(change, contents, options)
  }
}

async function checkChange(
  change: Change,
  contents: Awaited<ReturnType<BlobReader['read']>>,
  options: CheckOptions,
): Promise<CheckedDraft> {
  const { path } = change
  const shownLines = linesFor(change, options.filter)
  const { settings, ignored } = await options.workspace.resolve(path)
  if (ignored !== null) {
    const { note } = ignored
    return { change, report: { status: 'skipped', shown: path, note }, base: null, shownLines }
  }
  const outcome = scoreDraft(path, contents.get(change.blob), settings)
  const old = oldBlob(change, options.oldTree)
  const base =
    old === null || outcome.status !== 'scored'
      ? null
      : old === change.blob
        ? outcome.result
        : resultOf(scoreDraft(change.previous ?? path, contents.get(old), settings))
  return { change, report: reportOf(outcome, base, shownLines, options), base, shownLines }
}

function reportOf(
  outcome: Outcome,
  base: TextResult | null,
  shownLines: LineRanges | null,
  { baseline }: CheckOptions,
): DraftReport {
  if (outcome.status !== 'scored') return outcome
  const report = reportDraft(
    outcome,
    {
      limit: Number.POSITIVE_INFINITY,
      changed: shownLines,
      baseline: baseline === null ? undefined : baseline.entryOf(outcome.shown),
    },
    sha256,
  )
  // A change may make a draft worse without a finding on its own lines, by what it takes away.
  const { result, settings } = outcome
  const { fail_on: failOn } = settings
  const isWorse = base !== null && isStricter(result, base)
  if (!isWorse || !reachesGate(result, failOn)) return report
  const { rules = [] } = report.gateFailure ?? {}
  return { ...report, gateFailed: true, gateFailure: { failOn, rules } }
}

function resultOf(outcome: Outcome): TextResult | null {
  return outcome.status === 'scored' ? outcome.result : null
}

function oldBlob({ previous, status, blob }: Change, oldTree: Tree | null): string | null {
  if (previous === null || oldTree === null) return null
  return status === 'unchanged' ? blob : (oldTree.paths.get(previous) ?? null)
}

function linesFor({ lines, status }: Change, filter: FilterMode): LineRanges | null {
  if (lines === null || status === 'added') return null
  switch (filter) {
    case 'added':
      return lines.added
    case 'diff_context':
      return lines.context
    case 'file':
    case 'nofilter':
      return null
    default:
      return filter satisfies never
  }
}
