/** A Fourier transform of one line of complex numbers, in place. */
export type Transform = (real: Float64Array, imaginary: Float64Array) => void

/**
 * A Fourier transform of a fixed length, a power of two. The lines that it is given must be in the
 * order of `reversedBits`, so that whoever copies a line can bring it there on the way.
 */
export function createTransform(length: number): Transform {
  const turn = (k: number) => (2 * Math.PI * k) / length
  const cosines = Float64Array.from({ length: length / 2 }, (_, k) => Math.cos(turn(k)))
  const sines = Float64Array.from({ length: length / 2 }, (_, k) => -Math.sin(turn(k)))
  return (real, imaginary) => {
    for (let half = 1; half < length; half *= 2) {
      const stride = length / (2 * half)
      for (let start = 0; start < length; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const cosine = cosines[k * stride]
          const sine = sines[k * stride]
          const low = start + k
          const high = low + half
          const turnedReal = real[high] * cosine - imaginary[high] * sine
          const turnedImaginary = real[high] * sine + imaginary[high] * cosine
          real[high] = real[low] - turnedReal
          imaginary[high] = imaginary[low] - turnedImaginary
          real[low] += turnedReal
          imaginary[low] += turnedImaginary
        }
      }
    }
  }
}

/** For each place of a line of `length`, the place whose value comes there before a transform. */
export function reversedBits(length: number): Uint16Array {
  const bits = Math.log2(length)
  return Uint16Array.from({ length }, (_, index) => {
    let turned = 0
    for (let bit = 0; bit < bits; bit++) if ((index >> bit) & 1) turned |= 1 << (bits - 1 - bit)
    return turned
  })
}
