import type { Plane } from '../planes.ts'
import type { Family } from './family.ts'
import { correlation, logOf, momentsOf, quantileOf } from './moments.ts'

const HUES = 12

/** Colour and brightness of the window: what is left of the camera's or the generator's taste. */
export const colourFamily: Family = {
  names: [
    ...['luma', 'blue', 'red'].flatMap((plane) => [
      `colour.${plane}.spread`,
      `colour.${plane}.skew`,
      `colour.${plane}.tails`,
    ]),
    'colour.blue.mean',
    'colour.red.mean',
    'colour.pair.blue-red',
    'colour.pair.luma-blue',
    'colour.pair.luma-red',
    'colour.vivid.mean',
    'colour.vivid.spread',
    'colour.vivid.most',
    'colour.hues',
    'colour.hue',
    'colour.grey',
    'colour.black',
    'colour.white',
    'colour.kinds',
    'colour.levels',
  ],
  measure: ({ planes }) => {
    const luma = thin(planes.luma)
    const blue = thin(planes.chromaBlue)
    const red = thin(planes.chromaRed)
    const vivid = new Float32Array(luma.length)
    const hues = new Float64Array(HUES)
    const kinds = new Set<number>()
    const levels = new Set<number>()
    let grey = 0
    let black = 0
    let white = 0
    for (let at = 0; at < luma.length; at++) {
      vivid[at] = Math.sqrt(blue[at] ** 2 + red[at] ** 2)
      const angle = Math.atan2(red[at], blue[at]) / (2 * Math.PI) + 0.5
      if (vivid[at] < 4) grey++
      else hues[Math.floor(angle * HUES * 0.99999)] += vivid[at]
      if (luma[at] < 4) black++
      if (luma[at] > 251) white++
      kinds.add(((luma[at] >> 4) << 10) | (((blue[at] + 128) >> 3) << 5) | ((red[at] + 128) >> 3))
      levels.add(Math.round(luma[at]))
    }
    const allHues = hues.reduce((sum, hue) => sum + hue, 0) || 1
    let entropy = 0
    for (const hue of hues) if (hue > 0) entropy -= (hue / allHues) * Math.log(hue / allHues)
    const vividness = momentsOf(vivid)
    const bluePart = momentsOf(blue)
    const redPart = momentsOf(red)
    const lumaPart = momentsOf(luma)
    const count = luma.length
    return [
      ...[lumaPart, bluePart, redPart].flatMap(({ deviation, skew, tails }) => [
        logOf(deviation),
        skew,
        logOf(tails),
      ]),
      bluePart.mean,
      redPart.mean,
      correlation(blue, red),
      correlation(luma, blue),
      correlation(luma, red),
      vividness.mean,
      vividness.deviation,
      quantileOf(vivid.toSorted(), 0.95),
      entropy,
      hues.indexOf(hues.reduce((most, hue) => Math.max(most, hue), 0)),
      grey / count,
      black / count,
      white / count,
      logOf(kinds.size),
      levels.size / 256,
    ]
  },
}

/** Every second pixel of every second row: colours need no more. */
function thin({ width, height, values }: Plane): Float32Array {
  const columns = width >> 1
  const rows = height >> 1
  const out = new Float32Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) out[y * columns + x] = values[2 * y * width + 2 * x]
  }
  return out
}
