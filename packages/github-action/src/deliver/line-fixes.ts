import { type Revision, revise, ruleCatalogue } from '@content-trust/engine'
import {
  editsBeside,
  type Finding,
  lineRange,
  positionAt,
  type ScoredReport,
} from '@content-trust/engine/report'
import type { EvidenceType } from '@content-trust/engine/schema'
import { draftSyntax, scoreOptions } from '@content-trust/workspace'
import type { CheckedDraft } from '../score/check-changes.ts'

type Edit = Revision['edits'][number]

/** Why lines are changed. */
export interface FixReason {
  readonly type: EvidenceType
  readonly explanation: string
}

/** A new text for some lines of a draft. */
export interface LineFix {
  readonly path: string
  /** The first line that it replaces, and the last one. */
  readonly from: number
  readonly to: number
  /** Without the line break at its end. */
  readonly text: string
  readonly reasons: readonly FixReason[]
}

/** The fixes that a review may propose: GitHub refuses it whole for one line that the diff does not show. */
export function fixesInDiff({ change, report }: CheckedDraft): LineFix[] {
  if (report.status !== 'scored') return []
  const shown = change.lines?.context ?? []
  if (shown.length === 0) return []
  return lineFixes(report).filter(({ from, to }) => {
    return shown.some(([first, last]) => first <= from && to <= last)
  })
}

/**
 * The edits that `check --fix` makes of a draft and an editor offers, by the lines that they change. A line that
 * nothing is left of has no fix: in a suggestion it would be gone, and a file would keep it empty.
 */
export function lineFixes(report: ScoredReport): LineFix[] {
  const { shown, source, settings, hidden } = report
  const { edits } = revise(
    { source, syntax: draftSyntax(shown) ?? 'markdown' },
    { ...scoreOptions(settings), mayEdit: editsBeside(hidden) },
  )
  return byLines(report, edits).flatMap(({ from, to, edits: together }) => {
    const text = textOf(report, from, to, together)
    if (text.trim() === '') return []
    return [{ path: shown, from, to, text, reasons: reasonsOf(report, together) }]
  })
}

interface Group {
  readonly from: number
  readonly to: number
  readonly edits: readonly Edit[]
}

/** Edits in groups that have no line in common. */
function byLines({ lines }: ScoredReport, edits: readonly Edit[]): Group[] {
  const groups: Group[] = []
  for (const edit of edits) {
    const from = positionAt(lines, edit.start).line
    const to = positionAt(lines, edit.end).line
    const last = groups.at(-1)
    if (last === undefined || from > last.to) groups.push({ from, to, edits: [edit] })
    else groups[groups.length - 1] = { from: last.from, to, edits: [...last.edits, edit] }
  }
  return groups
}

function textOf(
  { source, lines }: ScoredReport,
  from: number,
  to: number,
  edits: readonly Edit[],
): string {
  const { start } = lineRange(lines, from)
  const { end } = lineRange(lines, to)
  const text = edits.reduceRight(
    (after, edit) => after.slice(0, edit.start - start) + edit.text + after.slice(edit.end - start),
    source.slice(start, end),
  )
  return text.replaceAll(/\r\n?/g, '\n')
}

const catalogue = new Map(ruleCatalogue.map((rule) => [rule.id, rule]))

/** What the findings say that the edits settle, else what the rules of the edits look for. */
function reasonsOf({ findings }: ScoredReport, edits: readonly Edit[]): FixReason[] {
  const settled = findings.filter((finding) => edits.some((edit) => settles(edit, finding)))
  if (settled.length > 0) {
    return settled.map(({ type, explanation }) => ({ type, explanation }))
  }
  return [...new Set(edits.map(({ rule }) => rule))].flatMap((id) => {
    const rule = catalogue.get(id)
    return rule === undefined ? [] : [{ type: rule.type, explanation: rule.summary }]
  })
}

function settles({ rule, start, end }: Edit, finding: Finding): boolean {
  const { place } = finding
  if (place === null) return false
  const isInside = start <= place.end && place.start <= end
  return isInside && (finding.rule === rule || finding.edit !== null)
}
