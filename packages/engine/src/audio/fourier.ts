/** Writes the power of each frequency of a frame that is as long as the transform. */
export type PowerSpectrum = (frame: Float32Array, power: Float64Array) => void

/** A Fourier transform of a fixed length, a power of two, over frames under a Hann window. */
export function createSpectrum(length: number): PowerSpectrum {
  const bits = Math.log2(length)
  const reversed = Uint16Array.from({ length }, (_, index) => {
    let turned = 0
    for (let bit = 0; bit < bits; bit++) if ((index >> bit) & 1) turned |= 1 << (bits - 1 - bit)
    return turned
  })
  const turn = (k: number) => (2 * Math.PI * k) / length
  const cosines = Float64Array.from({ length: length / 2 }, (_, k) => Math.cos(turn(k)))
  const sines = Float64Array.from({ length: length / 2 }, (_, k) => -Math.sin(turn(k)))
  const weights = Float64Array.from({ length }, (_, at) => 0.5 - 0.5 * Math.cos(turn(at)))
  const real = new Float64Array(length)
  const imaginary = new Float64Array(length)

  return (frame, power) => {
    for (let at = 0; at < length; at++) {
      real[at] = frame[reversed[at]] * weights[reversed[at]]
      imaginary[at] = 0
    }
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
    for (let k = 0; k <= length / 2; k++) {
      power[k] = real[k] * real[k] + imaginary[k] * imaginary[k]
    }
  }
}
