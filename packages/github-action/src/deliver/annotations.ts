import {
  type DraftReport,
  decisionText,
  type Finding,
  gatherByClause,
  messageText,
  plural,
  severityRanks,
} from '@content-trust/engine/report'
import type { Severity } from '@content-trust/engine/schema'
import { visibleText } from '../comment/escape-text.ts'
import type { Runner } from '../host.ts'
import type { ShownAt } from '../images/wanted-images.ts'

/** GitHub shows ten annotations of a kind for a step and drops the rest without a word. */
const MOST_OF_A_KIND = 10

const kinds = { high: 'error', medium: 'warning', low: 'notice' } as const
type Kind = (typeof kinds)[Severity]

interface Annotation {
  readonly kind: Kind
  readonly rank: number
  readonly message: string
  readonly properties: NonNullable<Parameters<Runner['error']>[1]>
}

/** Marks the most severe findings in the diff, within GitHub's limits, and tells how many more there are. */
export function annotate(
  runner: Pick<Runner, 'error' | 'warning' | 'notice'>,
  reports: readonly DraftReport[],
  imagePlaces: ReadonlyMap<string, ShownAt>,
): void {
  const all = reports
    .flatMap((report) => annotationsOf(report).map((each) => placed(each, imagePlaces)))
    .sort((a, b) => a.rank - b.rank)
  const left: Record<Kind, number> = {
    error: MOST_OF_A_KIND,
    warning: MOST_OF_A_KIND,
    // One is kept for the count of the rest.
    notice: MOST_OF_A_KIND - 1,
  }
  let dropped = 0
  for (const { kind, message, properties } of all) {
    if (left[kind] > 0) runner[kind](message, properties)
    else dropped++
    left[kind]--
  }
  if (dropped > 0) {
    runner.notice(`${plural(dropped, 'more finding')} in the job summary and the report files.`, {
      title: 'Content Trust',
    })
  }
}

// An image has no lines in a diff; the line of the draft that shows it does.
function placed(annotation: Annotation, imagePlaces: ReadonlyMap<string, ShownAt>): Annotation {
  const { file = '' } = annotation.properties
  const at = imagePlaces.get(file)
  if (at === undefined) return annotation
  const properties = { ...annotation.properties, file: at.path, startLine: at.line }
  return { ...annotation, message: `${file}: ${annotation.message}`, properties }
}

function annotationsOf(report: DraftReport): Annotation[] {
  const file = report.shown
  const title = 'Content Trust'
  switch (report.status) {
    case 'skipped':
      return []
    case 'failed':
      return [
        {
          kind: 'error',
          rank: -2,
          message: `Not checked: ${report.problem}`,
          properties: { title, file, startLine: report.line ?? 1 },
        },
      ]
    case 'scored':
      return [
        ...(report.gateFailed
          ? [
              {
                kind: 'error' as const,
                rank: -1,
                message: decisionText(report),
                properties: { title, file, startLine: 1 },
              },
            ]
          : []),
        ...report.warnings.map(({ line, problem }) => ({
          kind: 'warning' as const,
          rank: 0,
          message: problem,
          properties: { title: 'Front matter', file, startLine: line },
        })),
        ...gatherByClause(report.findings).map((finding) => findingAnnotation(file, finding)),
      ]
    default:
      return report satisfies never
  }
}

function findingAnnotation(file: string, finding: Finding): Annotation {
  const { severity, place, title, rule } = finding
  return {
    kind: kinds[severity],
    rank: severityRanks[severity],
    // What a page says may hold characters that turn text around, or colour a log.
    message: visibleText(messageText(finding)),
    properties: { title: `${title} (${rule})`, file, ...linesOf(place) },
  }
}

// GitHub takes columns for annotations of one line only.
function linesOf(place: Finding['place']): Annotation['properties'] {
  if (place === null) return { startLine: 1 }
  const { from, to } = place
  return from.line === to.line
    ? { startLine: from.line, startColumn: from.column, endColumn: to.column }
    : { startLine: from.line, endLine: to.line }
}
