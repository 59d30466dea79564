/** Bars of a drawn recording. */
const BARS = 160

/** The loudest sample of each part of a recording, the loudest of all as 1. */
export function measureWaveform(samples: Float32Array): number[] {
  const count = Math.min(BARS, samples.length)
  const peaks = Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * samples.length) / count)
    const to = Math.floor(((at + 1) * samples.length) / count)
    return samples
      .subarray(from, to)
      .reduce((most, value) => (Number.isFinite(value) ? Math.max(most, Math.abs(value)) : most), 0)
  })
  const most = Math.max(0, ...peaks)
  return most > 0
    ? peaks.map((peak) => Math.round((peak / most) * 1000) / 1000)
    : peaks.map(() => 0)
}
