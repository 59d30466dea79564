import type { Lines } from '@content-trust/engine/report'
import type { StyleResult } from '@content-trust/engine/schema'
import type { Measure } from '../terminal/display-text.ts'
import type { Colors } from '../terminal/page.ts'

/** What the parts of a style report are drawn on, and from. */
export interface StylePage {
  readonly colors: Colors
  readonly columns: number
  readonly measure: Measure
  readonly lines: Lines
  readonly result: StyleResult
}

type Verdict = StyleResult['metrics'][string]['verdict']

/** Color of a verdict; the word is always beside it. */
export function paintVerdict(colors: Colors, verdict: Verdict) {
  return { good: colors.green, watch: colors.yellow, poor: colors.red }[verdict]
}
