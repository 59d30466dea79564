import { createTransform, reversedBits } from '../../media/fourier.ts'

/** Writes the power of each frequency of a frame that is as long as the transform. */
export type PowerSpectrum = (frame: Float32Array, power: Float64Array) => void

/** A Fourier transform of a fixed length, a power of two, over frames under a Hann window. */
export function createSpectrum(length: number): PowerSpectrum {
  const reversed = reversedBits(length)
  const transform = createTransform(length)
  const weights = Float64Array.from(
    { length },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / length),
  )
  const real = new Float64Array(length)
  const imaginary = new Float64Array(length)

  return (frame, power) => {
    for (let at = 0; at < length; at++) {
      real[at] = frame[reversed[at]] * weights[reversed[at]]
      imaginary[at] = 0
    }
    transform(real, imaginary)
    for (let k = 0; k <= length / 2; k++) {
      power[k] = real[k] * real[k] + imaginary[k] * imaginary[k]
    }
  }
}
