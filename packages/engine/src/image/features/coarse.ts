import type { Family } from './family.ts'
import { filterPlane } from './filters.ts'
import { correlation, momentsOf } from './moments.ts'
import { cellNames, countWords } from './neighbours.ts'
import { shapeNames, shapeOf } from './residuals.ts'
import { BINS, countRings } from './rings.ts'
import { halve } from './scales.ts'

const bins = Array.from({ length: BINS }, (_, bin) => bin)

/**
 * The same questions at half the size: what a strong JPEG leaves of fine detail, and colours at the size
 * at which a JPEG keeps them.
 */
export const coarseFamily: Family = {
  names: [
    ...['second', 'wide', 'blue', 'red'].flatMap((plane) =>
      shapeNames.map((shape) => `coarse.residual.${plane}.${shape}`),
    ),
    ...['wide', 'red'].flatMap((plane) =>
      cellNames.map((cell) => `coarse.neighbours.${plane}.${cell}`),
    ),
    ...['luma', 'blue', 'red', 'residual'].flatMap((plane) =>
      bins.map((bin) => `coarse.ring.${plane}.${bin}`),
    ),
    'coarse.pair.luma-blue',
    'coarse.pair.luma-red',
    'coarse.pair.blue-red',
  ],
  measure: ({ planes }) => {
    const luma = halve(planes.luma)
    const chromaBlue = halve(planes.chromaBlue)
    const chromaRed = halve(planes.chromaRed)
    const wide = filterPlane(luma, 'wide')
    const blue = filterPlane(chromaBlue, 'wide')
    const red = filterPlane(chromaRed, 'wide')
    return [
      ...shapeOf(filterPlane(luma, 'second')),
      ...shapeOf(wide),
      ...shapeOf(blue),
      ...shapeOf(red),
      ...countWords(wide, 0.5 * momentsOf(wide.values).deviation),
      ...countWords(red, 0.5 * momentsOf(red.values).deviation),
      ...countRings(luma, 1, 0.5),
      ...countRings(chromaBlue, 1, 0.25),
      ...countRings(chromaRed, 1, 0.25),
      ...countRings(wide, 1, 0.1),
      correlation(wide.values, blue.values),
      correlation(wide.values, red.values),
      correlation(blue.values, red.values),
    ]
  },
}
