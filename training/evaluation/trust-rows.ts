import type { ConfidenceError, Rate } from '../../packages/engine/src/schema/index.ts'
import { percent, type Row } from './row.ts'
import type { Trust } from './trust.ts'

/** The goals of confidence and calibration, one line each. */
export function trustRows({ confidence, reliability }: Trust): Row[] {
  return [
    ...confidence
      .filter((row) => row.confidence === 'high')
      .flatMap((row) => [
        errorRow(row, 'human texts at medium or above', row.people_at_medium_or_above, row.people),
        errorRow(row, 'machine texts at low', row.machines_at_low, row.machines),
      ]),
    ...reliability.map((measured) => ({
      measure: `reliability of texture, ${measured.set}: expected calibration error; where the score says too much`,
      floor: '–',
      goal: '–',
      value: `${measured.expected_calibration_error.toFixed(3)}; ${measured.overstated.toFixed(3)}`,
    })),
  ]
}

function errorRow({ set }: ConfidenceError, what: string, rate: Rate, texts: number): Row {
  return {
    measure: `confidence high, ${set}: ${what} (of ${texts}; upper end of the 95 % interval)`,
    floor: '–',
    goal: '≤ 2 %',
    value: `${percent(rate.share)} (${percent(rate.high)})`,
  }
}
