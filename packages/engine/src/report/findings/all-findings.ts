import type { TextResult } from '../../schema/index.ts'
import { findLines, type Lines } from '../../text/document/lines.ts'
import { byPlace, type Finding, prepareFindings } from './findings.ts'
import { type KnownClause, policyFindings } from './policy-findings.ts'

/**
 * Prepares a result's evidence and policy matches for a reader; `known` are the clauses of policy files that the draft
 * was scored with, so that findings name them by their ids.
 */
export function findingsOf(
  source: string,
  result: TextResult,
  known: readonly KnownClause[] = [],
): Finding[] {
  return allFindings(findLines(source), result, known)
}

/** As `findingsOf`, for a text whose lines are known. */
export function allFindings(
  lines: Lines,
  { evidence, policy_matches = [] }: TextResult,
  known: readonly KnownClause[] = [],
): Finding[] {
  const met = policyFindings(lines, policy_matches, known)
  return [...prepareFindings(lines, evidence), ...met].sort(byPlace)
}
