import type { ScoreCondition } from '../form/clause-form.ts'

/** Whether a number lies on a side of another one. */
export function compare(
  found: number,
  comparison: ScoreCondition['comparison'],
  value: number,
): boolean {
  switch (comparison) {
    case '>':
      return found > value
    case '>=':
      return found >= value
    case '<':
      return found < value
    case '<=':
      return found <= value
    default:
      return comparison satisfies never
  }
}
