import { type Finding, whyText } from '@content-trust/engine/report'
import type { Severity, TextResult, TextScoreName } from '@content-trust/engine/schema'
import { type EvidenceGroup, groupOf } from '../evidence-groups.ts'
import { assignLanes } from './assign-lanes.ts'
import { type MarkScope, scopeOf } from './mark-scope.ts'

/** A finding at its place in a text. */
export interface Mark {
  /** Index of the finding in its analysis. */
  readonly finding: number
  readonly from: number
  readonly to: number
  readonly group: EvidenceGroup
  readonly severity: Severity
  readonly scope: MarkScope
  readonly lane: number
}

/** A sentence that a score names as one of its costliest. */
export interface CostlyPlace {
  readonly score: TextScoreName
  /** Share of the score, 0 to 1. */
  readonly share: number
  /** What makes it cost, in plain words; '' where nothing can be named. */
  readonly why: string
  readonly from: number
  readonly to: number
}

/** What a result says, at its places. */
export interface Placed {
  readonly marks: readonly Mark[]
  readonly costs: readonly CostlyPlace[]
}

/** A result of the engine, with offsets in the text that was scored. */
export interface Findings {
  readonly findings: readonly Finding[]
  /** Start and end of each sentence, one after the other. */
  readonly sentences: readonly number[]
  /** Findings that are not marked, by their index. */
  readonly ignored: ReadonlySet<number>
  readonly result: TextResult
}

/**
 * The marks of a result and its costliest sentences, as every page and the editor draw them: those in the text first,
 * in reading order, then those about the whole draft. `length` is that of the scored text, in code units.
 */
export function placeMarks(
  { findings, sentences, ignored, result }: Findings,
  length: number,
): Placed {
  const found = findings.flatMap((finding, index) => {
    const scope = scopeOf(finding, sentences)
    const { type, severity } = finding
    const place = finding.place ?? { start: 0, end: 0 }
    if (ignored.has(index) || place.end > length) return []
    const { start: from, end: to } = place
    return [{ finding: index, from, to, group: groupOf(type), severity, scope }]
  })
  const inText = found.filter(({ scope }) => scope !== 'draft')
  const lanes = assignLanes(inText)
  const marks = [
    ...inText.map((mark, at) => ({ ...mark, lane: lanes[at] ?? 0 })),
    ...found.filter(({ scope }) => scope === 'draft').map((mark) => ({ ...mark, lane: 0 })),
  ]
  return { marks, costs: costlyPlaces(result, length) }
}

function costlyPlaces(result: TextResult, length: number): CostlyPlace[] {
  return Object.entries(result.contributions ?? {}).flatMap(([name, spans]) =>
    spans.flatMap((costly) =>
      isScore(name, result) && costly.end <= length
        ? [
            {
              score: name,
              share: costly.share,
              why: whyText(costly),
              from: costly.start,
              to: costly.end,
            },
          ]
        : [],
    ),
  )
}

function isScore(name: string, result: TextResult): name is TextScoreName {
  return Object.hasOwn(result.contributions ?? {}, name)
}

/** The class names by which `marks.css` draws a mark. */
export function markClasses({
  group,
  severity,
  scope,
  lane,
}: Pick<Mark, 'group' | 'severity' | 'scope' | 'lane'>): string {
  return `mark is-${group} is-${severity} is-${scope} is-lane-${lane}`
}
