import { checkRevisionSafety } from '@content-trust/engine'
import {
  type Finding,
  type FindingPlace,
  lineRange,
  type ScoredReport,
} from '@content-trust/engine/report'
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

interface Edit {
  readonly finding: Finding
  readonly place: FindingPlace
  readonly text: string
}

/** Safe fixes of single lines: the safety check passed for the whole draft with the line changed. */
export function lineFixes({ shown, source, lines, findings }: ScoredReport): LineFix[] {
  const byLine = new Map<number, Edit[]>()
  for (const edit of findings.flatMap(editOf)) {
    const { line } = edit.place.from
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

function editOf(finding: Finding): Edit[] {
  const { place, suggestion } = finding
  if (place === null || suggestion === null || place.from.line !== place.to.line) return []
  return /[\r\n]/.test(suggestion) ? [] : [{ finding, place, text: suggestion }]
}

function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of [...edits].sort((a, b) => a.place.start - b.place.start)) {
    if (edit.place.start >= (kept.at(-1)?.place.end ?? 0)) kept.push(edit)
  }
  return kept
}

function applyEdits(line: string, offset: number, edits: readonly Edit[]): string {
  return edits.reduceRight((text, { place, text: replacement }) => {
    const before = text.slice(0, place.start - offset)
    const after = text.slice(place.end - offset)
    // A deleted word takes one of its two spaces along.
    const joined =
      replacement === '' && /(^|\s)$/.test(before) && /^\s/.test(after) ? after.slice(1) : after
    return before + replacement + joined
  }, line)
}
