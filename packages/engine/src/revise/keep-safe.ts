import { checkRevisionSafety } from '../safety/check-revision-safety.ts'
import type { RevisionSafety, Syntax } from '../schema/index.ts'
import type { Document } from '../text/document/document.ts'
import { sentenceAt } from '../text/document/sentence-at.ts'
import { comparedSyntax } from '../text/markup/scan-source.ts'
import { applyEdits, type Edit } from './edit.ts'
import { keepPassing } from './keep-passing.ts'

/** Most text around an edit that is compared for it alone, on each side. */
const WINDOW = 600
/** Text that the checks of one set of edits may read in all, so that time stays linear. */
const MOST_TEXT = 2_000_000

/** Edits that keep the facts, and the others with the reason. */
export interface SafeEdits<Item extends Edit> {
  readonly kept: Item[]
  readonly refused: { readonly edit: Item; readonly reason: string }[]
  /** The verdict on the text with the kept edits; on all of them when none could be kept. */
  readonly safety: RevisionSafety
}

/** Compares two versions of a draft; MDX is compared as Markdown. */
export function compareVersions(before: string, after: string, syntax: Syntax): RevisionSafety {
  return checkRevisionSafety(before, after, { syntax: comparedSyntax(syntax) })
}

/** The verdict on one edit in the sentences that it touches. */
export function checkAlone(document: Document, edit: Edit, syntax: Syntax): RevisionSafety {
  const { start, end } = windowOf(document, edit)
  const before = document.source.slice(start, end)
  const moved = { ...edit, start: edit.start - start, end: edit.end - start }
  return compareVersions(before, applyEdits(before, [moved]), syntax)
}

/** Keeps the edits that are safe alone, in their sentences, and together, in the whole draft. */
export function keepSafe<Item extends Edit>(
  document: Document,
  edits: readonly Item[],
  syntax: Syntax,
): SafeEdits<Item> {
  const { source } = document
  const alone: Item[] = []
  const refused: { edit: Item; reason: string }[] = []
  for (const edit of edits) {
    const verdict = checkAlone(document, edit, syntax)
    if (verdict.status === 'passed') alone.push(edit)
    else refused.push({ edit, reason: reasonOf(verdict) })
  }
  let failed: RevisionSafety | undefined
  let passed: RevisionSafety | undefined
  const pass = (some: readonly Item[]): boolean => {
    const verdict = compareVersions(source, applyEdits(source, some), syntax)
    if (verdict.status === 'passed') passed = verdict
    else failed ??= verdict
    return verdict.status === 'passed'
  }
  const most = Math.max(6, Math.min(64, Math.floor(MOST_TEXT / Math.max(1, source.length))))
  const kept = keepPassing(alone, pass, most)
  if (failed !== undefined) {
    const together = new Set(kept)
    const reason = reasonOf(failed)
    for (const edit of alone) if (!together.has(edit)) refused.push({ edit, reason })
  }
  return { kept, refused, safety: passed ?? failed ?? compareVersions(source, source, syntax) }
}

function reasonOf(verdict: RevisionSafety): string {
  return verdict.failure_reasons[0] ?? 'The safety check failed.'
}

/** The sentences that an edit touches, cut to a bound. */
function windowOf(document: Document, edit: Edit): { start: number; end: number } {
  const { source, sentences } = document
  const first = sentenceAt(document, edit.start)
  const last = sentenceAt(document, Math.max(edit.start, edit.end - 1))
  const low = first < 0 ? edit.start : Math.min(edit.start, sentences.starts[first])
  const high = last < 0 ? edit.end : Math.max(edit.end, sentences.ends[last])
  let start = Math.max(low, edit.start - WINDOW)
  let end = Math.min(high, edit.end + WINDOW)
  // A window that cuts a sentence does not cut a word.
  if (start > low) while (start < edit.start && /\S/.test(source.charAt(start))) start++
  if (end < high) while (end > edit.end && /\S/.test(source.charAt(end - 1))) end--
  return { start, end }
}
