import type { Box, Pixels } from '../pixels.ts'
import { type Planes, readPlanes } from '../planes.ts'
import { coarseFamily } from './coarse.ts'
import { colourFamily } from './colours.ts'
import { cosineFamily } from './cosines.ts'
import type { Family, WindowView } from './family.ts'
import { filterPlane } from './filters.ts'
import { neighbourFamily } from './neighbours.ts'
import { phaseFamily } from './phases.ts'
import { residualFamily } from './residuals.ts'
import { ringFamily } from './rings.ts'
import { scaleFamily } from './scales.ts'
import { spectrumFamily } from './spectrum.ts'
import { textureFamily } from './textures.ts'

const families: readonly Family[] = [
  residualFamily,
  neighbourFamily,
  ringFamily,
  spectrumFamily,
  cosineFamily,
  phaseFamily,
  textureFamily,
  scaleFamily,
  colourFamily,
  coarseFamily,
]

/** Names of all features, in the order in which models weigh them. */
export const featureNames: readonly string[] = families.flatMap(({ names }) => names)

/** The features of one window of an image. */
export function measureWindow(pixels: Pixels, box: Box): Float64Array {
  const view = viewOf(readPlanes(pixels, box))
  return Float64Array.from(families.flatMap(({ measure }) => measure(view)))
}

function viewOf(planes: Planes): WindowView {
  const { luma } = planes
  return {
    planes,
    residuals: {
      across: filterPlane(luma, 'across'),
      down: filterPlane(luma, 'down'),
      second: filterPlane(luma, 'second'),
      cross: filterPlane(luma, 'cross'),
      corner: filterPlane(luma, 'corner'),
      wide: filterPlane(luma, 'wide'),
    },
  }
}
