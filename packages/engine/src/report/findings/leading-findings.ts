import type { TextResult } from '../../schema/index.ts'
import { severityRanks } from '../labels/labels.ts'
import type { Finding } from './findings.ts'
import { gatherByClause } from './gather-by-clause.ts'

/** A finding that stands for others of its rule. */
export interface LeadingFinding {
  readonly finding: Finding
  /** How many more of the same rule the draft has. */
  readonly alike: number
}

/** The findings to show of a draft, and how many are left that none of them stands for. */
export interface LeadingFindings {
  readonly leading: readonly LeadingFinding[]
  readonly left: number
}

/**
 * The findings that matter most: by severity, then by how much their sentence costs, then in
 * reading order. What one clause of a policy met is one finding. Where there are more than `most`, each rule has one
 * that stands for the rest, and each clause is a rule of its own.
 */
export function leadingFindings(
  findings: readonly Finding[],
  result: TextResult,
  most: number,
): LeadingFindings {
  const sorted = gatherByClause(findings)
    .map((finding) => ({ finding, cost: costOf(finding, result) }))
    .sort(
      (a, b) =>
        severityRanks[a.finding.severity] - severityRanks[b.finding.severity] || b.cost - a.cost,
    )
    .map(({ finding }) => finding)
  if (sorted.length <= most) return { leading: sorted.map(alone), left: 0 }
  const byRule = new Map<string, Finding[]>()
  for (const finding of sorted) {
    const key = ruleKey(finding)
    const group = byRule.get(key)
    if (group) group.push(finding)
    else byRule.set(key, [finding])
  }
  const leading = [...byRule.values()]
    .slice(0, most)
    .flatMap(([finding, ...others]) => (finding ? [{ finding, alike: others.length }] : []))
  const shown = leading.reduce((sum, { alike }) => sum + 1 + alike, 0)
  return { leading, left: sorted.length - shown }
}

function ruleKey({ rule, clause }: Finding): string {
  return clause === undefined ? rule : `${rule}\n${clause.words}`
}

function alone(finding: Finding): LeadingFinding {
  return { finding, alike: 0 }
}

/** The largest share of a score that the finding's sentence accounts for; 0 where none is named. */
function costOf({ place }: Finding, { contributions }: TextResult): number {
  if (place === null || contributions === undefined) return 0
  let most = 0
  for (const costly of Object.values(contributions).flat()) {
    const isInside = place.start >= costly.start && place.start < costly.end
    if (isInside) most = Math.max(most, costly.share)
  }
  return most
}
