import { thresholds } from '../../policy/thresholds.ts'
import type { RiskLevel, TextResult, TextScoreName } from '../../schema/index.ts'
import { scoreLabels } from './labels.ts'

/** The band of a score, at the thresholds that route (R-ROUTE-02 to 04). */
export function bandOf(score: number): RiskLevel {
  if (score < thresholds.medium) return 'low'
  return score < thresholds.high ? 'medium' : 'high'
}

/** Where one band ends and the next begins, from 0 to 1: what a bar of scores shows. */
export const bandEdges: readonly number[] = [thresholds.medium, thresholds.high]

/** The four text scores of a result, in the order they are shown. */
export function scoresOf(result: TextResult): [TextScoreName, number][] {
  return Object.keys(scoreLabels)
    .filter(isScoreName)
    .map((name) => [name, result[name]])
}

function isScoreName(name: string): name is TextScoreName {
  return name in scoreLabels
}
