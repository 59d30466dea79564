import type { Severity, StyleSpan } from '../schema/index.ts'
import { informing } from './check-table.ts'

/**
 * What a span costs, as the chance that a reader stumbles over it. Not fitted: three steps that keep
 * one severe place above three mild ones.
 */
const costs: Readonly<Record<Severity, number>> = { low: 0.12, medium: 0.3, high: 0.5 }
const INFORMING = 0.05

/** The cost of one span. */
export function costOf({ check, severity }: StyleSpan): number {
  return informing.has(check) ? INFORMING : costs[severity]
}
