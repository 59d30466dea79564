import type { Box, Pixels } from './pixels.ts'

/** One channel of a window as numbers, row by row. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** All channels of a part of an image. */
export interface Planes {
  readonly red: Plane
  readonly green: Plane
  readonly blue: Plane
  /** Brightness as JPEG has it, 0 to 255. */
  readonly luma: Plane
  /** Blue and red difference as JPEG has them, around 0. */
  readonly chromaBlue: Plane
  readonly chromaRed: Plane
}

/** Cuts a window out of an image; what is transparent lies on white. */
export function readPlanes(pixels: Pixels, box: Box): Planes {
  const { width, height } = box
  const make = (): Plane => ({ width, height, values: new Float32Array(width * height) })
  const planes = {
    red: make(),
    green: make(),
    blue: make(),
    luma: make(),
    chromaBlue: make(),
    chromaRed: make(),
  }
  const { data, channels } = pixels
  for (let y = 0; y < height; y++) {
    let from = ((box.y + y) * pixels.width + box.x) * channels
    for (let at = y * width; at < (y + 1) * width; at++, from += channels) {
      let red = data[from]
      let green = data[from + 1]
      let blue = data[from + 2]
      if (channels === 4 && data[from + 3] !== 255) {
        const share = data[from + 3] / 255
        red = 255 + (red - 255) * share
        green = 255 + (green - 255) * share
        blue = 255 + (blue - 255) * share
      }
      planes.red.values[at] = red
      planes.green.values[at] = green
      planes.blue.values[at] = blue
      planes.luma.values[at] = 0.299 * red + 0.587 * green + 0.114 * blue
      planes.chromaBlue.values[at] = -0.168736 * red - 0.331264 * green + 0.5 * blue
      planes.chromaRed.values[at] = 0.5 * red - 0.418688 * green - 0.081312 * blue
    }
  }
  return planes
}
