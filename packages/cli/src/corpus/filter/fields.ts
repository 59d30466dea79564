import {
  actionSchema,
  confidenceSchema,
  primaryReasonSchema,
  riskLevelSchema,
} from '@content-trust/engine/schema'
import { type ResultColumns, scoreColumns } from '../rows/columns.ts'

/** A column that a filter may name: a number, or one of a closed list of words. */
export interface Field {
  readonly column: keyof ResultColumns
  /** Null for a number. */
  readonly words: readonly string[] | null
}

const numbers = [...scoreColumns, 'characters'] as const
const action = { column: 'recommended_action', words: actionSchema.options } as const

/** What a filter may name; `action` is short for `recommended_action`. */
export const fields: Readonly<Record<string, Field>> = {
  action,
  recommended_action: action,
  risk_level: { column: 'risk_level', words: riskLevelSchema.options },
  confidence: { column: 'confidence', words: confidenceSchema.options },
  primary_reason: { column: 'primary_reason', words: primaryReasonSchema.options },
  ...Object.fromEntries(numbers.map((column) => [column, { column, words: null }])),
}
