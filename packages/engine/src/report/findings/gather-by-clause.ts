import { severityRanks } from '../labels/labels.ts'
import type { Finding, FindingPlace } from './findings.ts'

/**
 * Joins what one clause of a policy met into one finding at its first place, as severe as the most severe of them, for
 * reports that people read. Evidence stays as it is. Formats that mark single lines keep each place apart.
 */
export function gatherByClause(findings: readonly Finding[]): Finding[] {
  const gathered: Finding[] = []
  const known = new Map<string, number>()
  for (const finding of findings) {
    const key = clauseKey(finding)
    const at = key === undefined ? undefined : known.get(key)
    const first = at === undefined ? undefined : gathered[at]
    if (at !== undefined && first !== undefined) {
      gathered[at] = joined(first, finding)
      continue
    }
    if (key !== undefined) known.set(key, gathered.length)
    gathered.push(finding)
  }
  return gathered
}

function clauseKey({ clause }: Finding): string | undefined {
  return clause && `${clause.id ?? ''}\n${clause.words}`
}

function joined(first: Finding, { place, severity }: Finding): Finding {
  const isWorse = severityRanks[severity] < severityRanks[first.severity]
  const { others = [] } = first
  const isNew = place !== null && !isLast(first, place)
  return {
    ...first,
    ...(isWorse ? { severity } : {}),
    ...(isNew ? { others: [...others, place] } : {}),
  }
}

/** The places of a clause are in reading order, so an equal one is the last. */
function isLast({ place, others = [] }: Finding, { start, end }: FindingPlace): boolean {
  const last = others.at(-1) ?? place
  return last !== null && last.start === start && last.end === end
}
