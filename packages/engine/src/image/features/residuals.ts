import type { Plane } from '../planes.ts'
import type { Family } from './family.ts'
import { filterNames, filterPlane } from './filters.ts'
import { correlation, logOf, momentsOf, shiftedCorrelation } from './moments.ts'

/** Names of the numbers that describe one residual. */
export const shapeNames = ['level', 'skew', 'tails', 'zero', 'tiny', 'near', 'far', 'flatness']
const lags = [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [8, 0],
  [0, 1],
  [0, 2],
  [0, 4],
  [1, 1],
  [2, 2],
] as const

/** Size and shape of what is left when the neighbours of a pixel are taken away. */
export const residualFamily: Family = {
  names: [
    ...filterNames.flatMap((filter) => shapeNames.map((shape) => `residual.${filter}.${shape}`)),
    ...['blue', 'red'].flatMap((plane) => shapeNames.map((shape) => `residual.${plane}.${shape}`)),
    ...lags.map(([right, down]) => `residual.shift.${right}.${down}`),
    ...['red-green', 'green-blue', 'red-blue', 'luma-blue', 'luma-red'].map(
      (pair) => `residual.pair.${pair}`,
    ),
  ],
  measure: ({ planes, residuals }) => {
    const chromaBlue = filterPlane(planes.chromaBlue, 'cross')
    const chromaRed = filterPlane(planes.chromaRed, 'cross')
    const red = filterPlane(planes.red, 'cross').values
    const green = filterPlane(planes.green, 'cross').values
    const blue = filterPlane(planes.blue, 'cross').values
    const luma = residuals.cross.values
    return [
      ...filterNames.flatMap((filter) => shapeOf(residuals[filter])),
      ...shapeOf(chromaBlue),
      ...shapeOf(chromaRed),
      ...lags.map(([right, down]) => shiftedCorrelation(residuals.wide, right, down)),
      correlation(red, green),
      correlation(green, blue),
      correlation(red, blue),
      correlation(luma, chromaBlue.values),
      correlation(luma, chromaRed.values),
    ]
  },
}

/** Size and shape of one residual. */
export function shapeOf({ values }: Plane): number[] {
  const { deviation, skew, tails } = momentsOf(values)
  let zero = 0
  let tiny = 0
  let near = 0
  let far = 0
  let sum = 0
  for (let at = 0; at < values.length; at++) {
    const size = Math.abs(values[at])
    sum += size
    if (size < 0.5) zero++
    if (size < 2) tiny++
    if (size < 0.3 * deviation) near++
    if (size > 2.5 * deviation) far++
  }
  const count = values.length
  return [
    logOf(deviation),
    skew,
    logOf(tails),
    zero / count,
    tiny / count,
    near / count,
    far / count,
    sum / count / (deviation + 1e-3),
  ]
}
