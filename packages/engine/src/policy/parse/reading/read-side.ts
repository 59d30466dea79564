import type { ScoreCondition } from '../../form/clause-form.ts'
import type { Unit } from '../units/units.ts'

/** On which side of a number something may lie, and how many units say so. */
export interface Side {
  readonly comparison: ScoreCondition['comparison']
  readonly length: number
}

/** “or more”, “or less”: on which side of a number a score may lie. */
export function readSide(units: readonly Unit[], at: number): Side | undefined {
  const first = units[at]?.text ?? ''
  const isOne = /^or (?:more|higher|above|over|less|fewer|lower|below|under)$/.test(first)
  const words = isOne ? first : `${first} ${units[at + 1]?.text ?? ''}`
  const length = isOne ? 1 : 2
  if (/^or (?:more|higher|above|over)$/.test(words)) return { comparison: '>=', length }
  if (/^or (?:less|fewer|lower|below|under)$/.test(words)) return { comparison: '<=', length }
  return undefined
}
