import type { TextResult } from '@content-trust/engine/schema'

/** Columns that hold a number from 0 to 1. */
export const scoreColumns = [
  'content_trust_score',
  'slop_risk',
  'specificity_risk',
  'provenance_weakness',
  'synthetic_texture_risk',
] as const

/** The result columns of a row: what a filter reads and a report counts. */
export function resultColumns(text: string, result: TextResult) {
  return {
    recommended_action: result.recommended_action,
    risk_level: result.risk_level,
    confidence: result.confidence,
    primary_reason: result.primary_reason,
    content_trust_score: result.content_trust_score,
    slop_risk: result.slop_risk,
    specificity_risk: result.specificity_risk,
    provenance_weakness: result.provenance_weakness,
    synthetic_texture_risk: result.synthetic_texture_risk,
    characters: text.length,
  }
}
export type ResultColumns = ReturnType<typeof resultColumns>
