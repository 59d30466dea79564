import { createTransform, reversedBits } from '../../media/fourier.ts'

/** Length of a side of the squares whose spectrum is taken. */
export const SIDE = 64

const reversed = reversedBits(SIDE)
const transform = createTransform(SIDE)

/** Fourier transform of a square in place, rows and then columns. */
export function transformSquare(real: Float64Array, imaginary: Float64Array): void {
  for (let row = 0; row < SIDE; row++) transformLine(real, imaginary, row * SIDE, 1)
  for (let column = 0; column < SIDE; column++) transformLine(real, imaginary, column, SIDE)
}

const lineReal = new Float64Array(SIDE)
const lineImaginary = new Float64Array(SIDE)

function transformLine(
  real: Float64Array,
  imaginary: Float64Array,
  from: number,
  step: number,
): void {
  for (let at = 0; at < SIDE; at++) {
    const source = from + reversed[at] * step
    lineReal[at] = real[source]
    lineImaginary[at] = imaginary[source]
  }
  transform(lineReal, lineImaginary)
  for (let at = 0; at < SIDE; at++) {
    real[from + at * step] = lineReal[at]
    imaginary[from + at * step] = lineImaginary[at]
  }
}
