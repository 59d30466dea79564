import { findingName, knownFindings } from '@content-trust/engine/report'
import type { CheckOptions } from './check-changes.ts'
import { type CheckedDraft, reportChange, sha256 } from './report-change.ts'

/** Findings by their names, with how often each is there. */
type Counts = ReadonlyMap<string, number>

/**
 * Takes findings from the drafts of a change that came with text from its other drafts: what an old version had
 * and its new one no longer has, or what a deleted draft had, each once. `deleted` is asked for where it matters.
 */
export async function withoutMovedText(
  drafts: readonly CheckedDraft[],
  options: Pick<CheckOptions, 'filter' | 'baseline'>,
  deleted: () => Promise<readonly Counts[]>,
): Promise<readonly CheckedDraft[]> {
  if (options.filter !== 'added' || !drafts.some(({ added = 0 }) => added > 0)) return drafts
  const gone = new Map<string, number>()
  for (const counts of [...drafts.map(goneFrom), ...(await deleted())]) {
    for (const [name, count] of counts) gone.set(name, (gone.get(name) ?? 0) + count)
  }
  return gone.size === 0 ? drafts : drafts.map((draft) => withKnown(draft, gone, options))
}

const nothing: Counts = new Map()

/** What the old version of a draft had more than the new one; a copy leaves its original as it is. */
function goneFrom({ change, report, before }: CheckedDraft): Counts {
  const gone = new Map<string, number>()
  if (before === undefined || report.status !== 'scored' || change.status === 'copied') return gone
  const now = knownFindings(report, sha256)
  for (const [name, count] of before) {
    const less = count - (now.get(name) ?? 0)
    if (less > 0) gone.set(name, less)
  }
  return gone
}

function withKnown(
  draft: CheckedDraft,
  gone: Map<string, number>,
  options: Pick<CheckOptions, 'filter' | 'baseline'>,
): CheckedDraft {
  const { change, report, base, shownLines, addedLines = null, before = nothing } = draft
  if (report.status !== 'scored') return draft
  const known = new Map(before)
  let count = 0
  for (const finding of report.findings) {
    // What is nowhere in a draft is about all of it, and moves nowhere.
    if (finding.place === null) continue
    const name = findingName(report.source, finding, sha256)
    const left = gone.get(name) ?? 0
    if (left === 0) continue
    gone.set(name, left - 1)
    known.set(name, (known.get(name) ?? 0) + 1)
    count++
  }
  if (count === 0) return draft
  const facts = { change, base, shownLines, addedLines, known }
  return { ...draft, ...reportChange(report, facts, options) }
}
