import { checkRevisionSafety } from '@content-trust/engine'
import {
  type Finding,
  lineRange,
  positionAt,
  type ScoredReport,
} from '@content-trust/engine/report'
import type { TextEdit } from '@content-trust/engine/schema'
import type { CheckedDraft } from '../score/check-changes.ts'

/** A new text for one line, with the findings that it settles. */
export interface LineFix {
  readonly path: string
  readonly line: number
  readonly text: string
  readonly findings: readonly Finding[]
}

/** The fixes that a review may propose: GitHub refuses it whole for one line that the diff does not show. */
export function fixesInDiff({ change, report }: CheckedDraft): LineFix[] {
  if (report.status !== 'scored') return []
  const shown = change.lines?.context ?? []
  return lineFixes(report).filter(({ line }) => {
    return shown.some(([from, to]) => from <= line && line <= to)
  })
}

interface Edit extends TextEdit {
  readonly finding: Finding
}

/** Safe fixes of single lines: the safety check passed for the whole draft with the line changed. */
export function lineFixes({ shown, source, lines, findings }: ScoredReport): LineFix[] {
  const byLine = new Map<number, Edit[]>()
  for (const edit of findings.flatMap((finding) => editOf(lines, finding))) {
    const { line } = positionAt(lines, edit.start)
    byLine.set(line, [...(byLine.get(line) ?? []), edit])
  }
  return [...byLine].flatMap(([line, edits]) => {
    const { start, end } = lineRange(lines, line)
    const kept = withoutOverlaps(edits)
    const text = applyEdits(source.slice(start, end), start, kept)
    const after = source.slice(0, start) + text + source.slice(end)
    const isSafe = text.trim() !== '' && checkRevisionSafety(source, after).status === 'passed'
    return isSafe ? [{ path: shown, line, text, findings: kept.map(({ finding }) => finding) }] : []
  })
}

function editOf(lines: ScoredReport['lines'], finding: Finding): Edit[] {
  const { edit } = finding
  if (edit === null || /[\r\n]/.test(edit.text)) return []
  const isOneLine = positionAt(lines, edit.start).line === positionAt(lines, edit.end).line
  return isOneLine ? [{ finding, ...edit }] : []
}

/** Edits that touch change one seam, so the second waits for the next review. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start > (kept.at(-1)?.end ?? -1)) kept.push(edit)
  }
  return kept
}

function applyEdits(line: string, offset: number, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start - offset) + edit.text + text.slice(edit.end - offset),
    line,
  )
}
