/** Length of a side of the squares whose spectrum is taken. */
export const SIDE = 64

const BITS = Math.log2(SIDE)
const reversed = Uint8Array.from({ length: SIDE }, (_, index) => {
  let turned = 0
  for (let bit = 0; bit < BITS; bit++) if ((index >> bit) & 1) turned |= 1 << (BITS - 1 - bit)
  return turned
})
const cosines = Float64Array.from({ length: SIDE / 2 }, (_, k) =>
  Math.cos((2 * Math.PI * k) / SIDE),
)
const sines = Float64Array.from({ length: SIDE / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / SIDE))

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
  for (let half = 1; half < SIDE; half *= 2) {
    const stride = SIDE / (2 * half)
    for (let start = 0; start < SIDE; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const cosine = cosines[k * stride]
        const sine = sines[k * stride]
        const low = start + k
        const high = low + half
        const turnedReal = lineReal[high] * cosine - lineImaginary[high] * sine
        const turnedImaginary = lineReal[high] * sine + lineImaginary[high] * cosine
        lineReal[high] = lineReal[low] - turnedReal
        lineImaginary[high] = lineImaginary[low] - turnedImaginary
        lineReal[low] += turnedReal
        lineImaginary[low] += turnedImaginary
      }
    }
  }
  for (let at = 0; at < SIDE; at++) {
    real[from + at * step] = lineReal[at]
    imaginary[from + at * step] = lineImaginary[at]
  }
}
